import { quote, suggestName } from '../format.ts';
import { namedOptions } from '../model/named-options.ts';
import { fieldsOf, requiredNames } from '../model/schema-parts.ts';
import { evaluation, perForm, type Rule } from '../rule.ts';

export const rule: Rule = {
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
