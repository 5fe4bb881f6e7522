import { closest } from '../content/check/did-you-mean.ts';
import { UsageError } from '../content/usage-error.ts';

/**
 * Looks whether there is something to every name that was asked for.
 *
 * @param starts what names are to begin with
 * @param names of all pictures there are
 * @throws UsageError for one that nothing begins with
 */
export function checkStarts(starts: readonly string[], names: readonly string[]): void {
  const vain = starts.find((start) => !names.some((name) => name.startsWith(start)));
  if (vain === undefined) return;
  const folders = [...new Set(names.map((name) => name.replace(/\/[^/]*$/, '')))].sort();
  const meant = closest(vain, [...folders, ...names.map((name) => name.replace(/-\d+$/, ''))]);
  const fix = meant ? `Did you mean ${meant}?` : `There are:\n  ${folders.join('\n  ')}`;
  throw new UsageError(`No state and no accepted picture has a name that begins with "${vain}". ${fix}`);
}
