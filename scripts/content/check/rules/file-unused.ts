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
      message: 'No other file takes this one in, so no page shows it.',
      advice: 'Lead to it by a $ref, or delete it.',
    }));
}

export const rule: Rule = {
  id: 'file-unused',
  about:
    'A file of content is part of no page. (Only told of a whole site, one with pages and a file about the site.)',
  check,
};
