import { placeOf } from '../finding.ts';
import { type FieldName, fieldNames } from '../model/field-names.ts';
import type { Form } from '../model/forms.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { judgeForms, type Verdict } from '../verdicts.ts';
import { fixName, quote } from '../wording.ts';

function judge(context: CheckContext, { file }: Form, used: FieldName): Verdict {
  const { name, node, isField, pointer, part } = used;
  const words = {
    message: `"ui:order" names ${quote(name)}, which is no field here.`,
    fix: fixName(name, node.fields.keys(), 'Take it out.'),
  };
  return { place: placeOf(context.origin(file, pointer), part), wrong: isField ? undefined : words };
}

export const rule: Rule = {
  id: 'order-field',
  about: '"ui:order" names a field that the schema never has, not even in a branch that is revealed.',
  check: (context) =>
    judgeForms(context, (form) =>
      fieldNames(form)
        .filter(({ where }) => where === 'order')
        .map((used) => judge(context, form, used)),
    ),
};
