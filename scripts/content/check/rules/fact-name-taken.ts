import { atKey, type Report } from '../diagnostic.ts';
import { PHONE, siteNames } from '../model/site.ts';
import type { CheckContext, Rule } from '../rule.ts';

/** The values that a validation error comes with, which its message may use. */
const OF_RULES = ['limit', 'min', 'max'];

/** The names that something else fills, wherever in content that is. */
function namesTaken(context: CheckContext): ReadonlySet<string> {
  const lists = context.parsed.flatMap((file) =>
    context
      .texts(file)
      .flatMap(({ placeholders }) => placeholders.filter((each) => typeof each !== 'string')),
  );
  return new Set([PHONE, ...OF_RULES, ...context.names.facts, ...lists.flat()]);
}

function check(context: CheckContext): Report[] {
  const { facts } = siteNames(context);
  if (facts.size === 0) return [];
  const taken = namesTaken(context);
  return [...facts]
    .filter(([name]) => taken.has(name))
    .map(([name, origin]) => ({
      location: atKey(origin),
      message: `{${name}} already stands for something else, so some texts would be wrong.`,
      advice: 'Give the fact another name.',
    }));
}

export const rule: Rule = {
  id: 'fact-name-taken',
  topic: 'Conditions and facts',
  about:
    'A fact of the insurer has a name that texts already use for something else: `{phone}`, a fact that code knows, or a placeholder of some text.',
  check,
};
