import type { Reach } from '#types/data/journeys';

/** What a target is called in lists. */
export function targetName({ hash, target }: Reach): string {
  const where = 'field' in target ? `${target.field} ` : '';
  const what = 'text' in target ? `“${target.text}”` : '';
  return `${hash || 'page'} ${target.kind} ${where}${what}`.trim();
}
