import { atPart } from '../diagnostic.ts';
import { quote, suggestName } from '../format.ts';
import { namedOptions } from '../model/named-options.ts';
import { fieldsOf, requiredNames } from '../model/schema-parts.ts';
import { checkForms, type Evaluation } from '../report-once.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'item-property-unknown',
  topic: 'Widgets',
  about: 'A widget shows a property that the items of its list do not have.',
  check: (context) =>
    checkForms(context, (form) =>
      namedOptions(context.annotated(form.file), form, 'item').flatMap(
        ({ node, option, name, pointer, part }): Evaluation[] => {
          const items = node.fields.get('items') ?? [];
          const properties = fieldsOf(items);
          // then it is missing where the items are defined, and field-unknown tells
          if (requiredNames(items).some((required) => required.name === name)) return [];
          // what a source answers is not known here
          if (properties.size === 0) return [];
          const message = `${quote(option)} names ${quote(name)}, which no item of ${quote(node.name)} has.`;
          const advice = suggestName(name, properties.keys(), 'Remove it.');
          const location = atPart(context.origin(form.file, pointer), part);
          return [{ location, problem: properties.has(name) ? undefined : { message, advice } }];
        },
      ),
    ),
};
