import { isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { atPart } from '../diagnostic.ts';
import { quote, suggestName } from '../format.ts';
import { scopesIn } from '../model/conditions.ts';
import { type NamedOption, namedOptions } from '../model/named-options.ts';
import { choicesIn, reach } from '../model/schema-parts.ts';
import { checkForms, type Evaluation } from '../report-once.ts';
import type { CheckContext, Rule } from '../rule.ts';

/** Returns the values that conditions compare each name with: a value that they use too is not misspelt. */
function comparedValues(context: CheckContext): ReadonlySet<string> {
  const scopes = context.parsed.flatMap((file) => scopesIn(context, file));
  const parts = scopes.flatMap(({ conditions }) => conditions).flatMap(reach);
  const compared = parts.flatMap(({ schema: { properties } }) =>
    Object.entries(isObject(properties) ? properties : {}).flatMap(([name, asked]) => {
      const { const: value, enum: values } = isObject(asked) ? asked : {};
      return [value, ...(Array.isArray(values) ? values : [])].map((each) => `${name} ${each}`);
    }),
  );
  return new Set(compared);
}

function evaluate(
  { origin }: CheckContext,
  file: ContentFile,
  { node, name, pointer, part }: NamedOption,
): Evaluation[] {
  const choices = node.schemas.flatMap(choicesIn).map(({ value }) => String(value));
  // what a source answers is not known here
  if (choices.length === 0) return [];
  const message = `${quote(node.name)} has no choice ${quote(name)}.`;
  const problem = choices.includes(name)
    ? undefined
    : { message, advice: suggestName(name, choices, 'Remove it.') };
  return [{ location: atPart(origin(file, pointer), part), problem }];
}

export const rule: Rule = {
  id: 'choice-unknown',
  topic: 'Widgets',
  about: 'A widget option names a choice that its field does not have.',
  check(context) {
    const compared = comparedValues(context);
    return checkForms(context, (form) =>
      namedOptions(context.annotated(form.file), form, 'choice')
        // then it is the choice itself that is wrong, and the condition tells
        .filter(({ node, name }) => !compared.has(`${node.name} ${name}`))
        .flatMap((named) => evaluate(context, form.file, named)),
    );
  },
};
