import { atPart } from '../diagnostic.ts';
import { quote, suggestName } from '../format.ts';
import { type FieldName, type Form, fieldNames } from '../model/forms.ts';
import { checkForms, type Evaluation } from '../report-once.ts';
import type { CheckContext, Rule } from '../rule.ts';

function evaluate(context: CheckContext, { file }: Form, used: FieldName): Evaluation {
  const { name, node, isField, pointer, part } = used;
  const problem = {
    message: `"ui:order" names ${quote(name)}, which is not a field here.`,
    advice: suggestName(name, node.fields.keys(), 'Remove it.'),
  };
  return {
    location: atPart(context.origin(file, pointer), part),
    problem: isField ? undefined : problem,
  };
}

export const rule: Rule = {
  id: 'order-field',
  topic: 'Fields and what they accept',
  about: '"ui:order" names a field that the schema does not have, not even as a reveal.',
  check: (context) =>
    checkForms(context, (form) =>
      fieldNames(form)
        .filter(({ where }) => where === 'order')
        .map((used) => evaluate(context, form, used)),
    ),
};
