import { placeOf } from '../finding.ts';
import { namedOptions } from '../model/named-options.ts';
import { fieldsOf } from '../model/schema-parts.ts';
import { requiredNames } from '../model/used-names.ts';
import type { Rule } from '../rule.ts';
import { judgeForms, type Verdict } from '../verdicts.ts';
import { fixName, quote } from '../wording.ts';

export const rule: Rule = {
  id: 'item-property-unknown',
  about: 'A widget shows a property of its items that they do not have, so people would see nothing.',
  check: (context) =>
    judgeForms(context, (form) =>
      namedOptions(context.annotated(form.file), form, 'item').flatMap(
        ({ node, option, name, pointer, part }): Verdict[] => {
          const items = node.fields.get('items') ?? [];
          const properties = fieldsOf(items);
          // then it is missing where the items are defined, and field-unknown tells
          if (requiredNames(items).some((required) => required.name === name)) return [];
          // what a source answers is not known here
          if (properties.size === 0) return [];
          const message = `${quote(option)} names ${quote(name)}, which no item of ${quote(node.name)} has.`;
          const fix = fixName(name, properties.keys(), 'Take it out.');
          const place = placeOf(context.origin(form.file, pointer), part);
          return [{ place, wrong: properties.has(name) ? undefined : { message, fix } }];
        },
      ),
    ),
};
