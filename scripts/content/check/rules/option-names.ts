import { listOf, objectOf } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { quote, suggestName } from '../format.ts';
import { conditionUses } from '../model/conditions.ts';
import { namedOptions } from '../model/named-options.ts';
import { choicesIn, fieldsOf, propertiesOf, reach, requiredNames } from '../model/schema-parts.ts';
import { type CheckContext, evaluation, perForm, type Rule } from '../rule.ts';

/** Returns the values that conditions compare each name with: a value that they use too is not misspelt. */
const comparedValues = weakMemo((context: CheckContext): ReadonlySet<string> => {
  const parts = conditionUses(context).flatMap(({ condition }) => reach(condition));
  const compared = propertiesOf(parts).flatMap(({ name, value: asked }) => {
    const { const: value, enum: values } = objectOf(asked);
    return [value, ...listOf(values)].map((each) => `${name} ${each}`);
  });
  return new Set(compared);
});

export const choiceUnknown: Rule = {
  topic: 'Widgets',
  about: 'A widget option names a choice that its field does not have.',
  check: perForm((context, form) =>
    namedOptions(context.annotated(form.file), form, 'choice').flatMap(({ node, name, pointer, part }) => {
      const choices = node.schemas.flatMap(choicesIn).map(({ value }) => String(value));
      // the answers of a source are not known here; for a value that conditions use, condition-value reports the choice
      if (choices.length === 0 || comparedValues(context).has(`${node.name} ${name}`)) return [];
      const location = { ...context.origin(form.file, pointer), part };
      const message = `${quote(node.name)} has no choice ${quote(name)}.`;
      const advice = suggestName(name, choices, 'Remove it.');
      return [evaluation(choices.includes(name), location, message, advice)];
    }),
  ),
};

export const itemPropertyUnknown: Rule = {
  topic: 'Widgets',
  about: 'A widget shows a property that the items of its list do not have.',
  check: perForm((context, form) =>
    namedOptions(context.annotated(form.file), form, 'item').flatMap(
      ({ node, option, name, pointer, part }) => {
        const items = node.fields.get('items') ?? [];
        const properties = fieldsOf(items);
        // field-unknown reports a required property that is not defined; the answers of a source are not known here
        const isRequired = requiredNames(items).some((required) => required.name === name);
        if (isRequired || properties.size === 0) return [];
        const location = { ...context.origin(form.file, pointer), part };
        const message = `${quote(option)} names ${quote(name)}, which no item of ${quote(node.name)} has.`;
        const advice = suggestName(name, properties.keys(), 'Remove it.');
        return [evaluation(properties.has(name), location, message, advice)];
      },
    ),
  ),
};
