import { atKey } from '../diagnostic.ts';
import { PHONE, siteNames } from '../model/site.ts';
import { type CheckContext, type Rule, report } from '../rule.ts';

/** The values that a validation error comes with, which its message may use. */
const OF_RULES = ['limit', 'min', 'max'];

/** The names that something else fills, wherever in content that is. */
function namesTaken({ parsed, texts, names }: CheckContext): ReadonlySet<string> {
  const placeholders = parsed.flatMap((file) => texts(file).flatMap((text) => text.placeholders));
  const lists = placeholders.filter((each) => typeof each !== 'string');
  return new Set([PHONE, ...OF_RULES, ...names.facts, ...lists.flat()]);
}

export const factNameTaken: Rule = {
  topic: 'Conditions and facts',
  about:
    'A fact of the insurer has a name that texts already use for something else: `{phone}`, a fact that code knows, or a placeholder of some text.',
  check(context) {
    const taken = namesTaken(context);
    return [...siteNames(context).facts].flatMap(([name, origin]) => {
      const message = `{${name}} already stands for something else, so some texts would be wrong.`;
      return taken.has(name) ? [report(atKey(origin), message, 'Give the fact another name.')] : [];
    });
  },
};
