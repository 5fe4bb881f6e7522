import { usesOfSite } from '../model/refs.ts';
import { type Rule, warning } from '../rule.ts';

/** The kinds beside pages that stand by themselves. */
const ROOTS = new Set(['site', 'insurer', 'words', 'icons']);

const isRoot = (kind = '') => ROOTS.has(kind) || kind.endsWith('-page');

export const rule: Rule = {
  topic: 'Files and references',
  about: 'A content file is part of no page. (Reported only for a whole site, with pages and a site file.)',
  check(context) {
    const uses = usesOfSite(context);
    if (!uses) return [];
    const used = new Set(uses.filter(({ from, to }) => from.file !== to.file).map(({ to }) => to.file));
    const message = 'No other file refers to this one, so no page shows it.';
    return context.parsed
      .filter((file) => !isRoot(file.kind) && !used.has(file))
      .map((file) => warning({ file, pointer: '/$schema' }, message, 'Refer to it by a $ref, or delete it.'));
  },
};
