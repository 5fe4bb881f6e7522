import { compareContent } from '../content/breaking-changes/index.ts';
import type { ContentFiles } from '../content/read.ts';

/** Returns what visitors who have begun would lose, in words. Undefined if a file can’t be read. */
export function lostBetween(before: ContentFiles, after: ContentFiles): string[] | undefined {
  if ([...before.values(), ...after.values()].some(({ data }) => data === undefined)) return undefined;
  const changes = compareContent(before, after, 'the saved files');
  return [...new Set(changes.map(({ message, advice }) => `${message} ${advice}`))];
}
