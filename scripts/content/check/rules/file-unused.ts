import { atValue, type Report } from '../diagnostic.ts';
import { usesOfSite } from '../model/refs.ts';
import type { CheckContext, Rule } from '../rule.ts';

/** The kinds beside pages that stand by themselves. */
const ROOTS = new Set(['site', 'insurer', 'words', 'icons']);

function check(context: CheckContext): Report[] {
  const uses = usesOfSite(context);
  if (!uses) return [];
  const used = new Set(uses.filter(({ from, to }) => from.file !== to.file).map(({ to }) => to.file));
  const isRoot = (kind = '') => ROOTS.has(kind) || kind.endsWith('-page');
  return context.parsed
    .filter((file) => !isRoot(file.kind) && !used.has(file))
    .map((file) => ({
      location: atValue({ file, pointer: '/$schema' }),
      severity: 'warning',
      message: 'No other file refers to this one, so no page shows it.',
      advice: 'Refer to it by a $ref, or delete it.',
    }));
}

export const rule: Rule = {
  id: 'file-unused',
  topic: 'Files and references',
  about: 'A content file is part of no page. (Reported only for a whole site, with pages and a site file.)',
  check,
};
