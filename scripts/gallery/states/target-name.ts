import type { Shown } from './gallery-state.ts';

/** What a target is called in lists. */
export function targetName({ hash, target }: Shown): string {
  const where = 'field' in target ? `${target.field} ` : '';
  const what = 'text' in target ? `“${target.text}”` : '';
  return `${hash || 'page'} ${target.kind} ${where}${what}`.trim();
}
