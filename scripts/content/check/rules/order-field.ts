import { atPart } from '../diagnostic.ts';
import { quote, suggestName } from '../format.ts';
import { type FieldName, type Form, fieldNames } from '../model/forms.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { checkForms, type Evaluation } from '../verdicts.ts';

function judge(context: CheckContext, { file }: Form, used: FieldName): Evaluation {
  const { name, node, isField, pointer, part } = used;
  const problem = {
    message: `"ui:order" names ${quote(name)}, which is no field here.`,
    advice: suggestName(name, node.fields.keys(), 'Take it out.'),
  };
  return {
    location: atPart(context.origin(file, pointer), part),
    problem: isField ? undefined : problem,
  };
}

export const rule: Rule = {
  id: 'order-field',
  about: '"ui:order" names a field that the schema never has, not even in a branch that is revealed.',
  check: (context) =>
    checkForms(context, (form) =>
      fieldNames(form)
        .filter(({ where }) => where === 'order')
        .map((used) => judge(context, form, used)),
    ),
};
