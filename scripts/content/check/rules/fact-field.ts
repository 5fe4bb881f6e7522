import { isValid } from '../../values/index.ts';
import { atValue } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { fieldValues, fixValue } from '../model/field-values.ts';
import type { Form, FormNode } from '../model/forms.ts';
import { checkForms, type Evaluation } from '../report-once.ts';
import type { CheckContext, Rule } from '../rule.ts';

function evaluate(context: CheckContext, form: Form, node: FormNode): Evaluation[] {
  const { name } = node;
  const fact = context.names.factSchemas.get(name);
  if (!fact) return [];
  return fieldValues(form, node).map(({ value, pointer }) => {
    const message = `The fact ${quote(name)} can never be ${quote(value)}, so this answer would be lost.`;
    return {
      location: atValue(context.origin(form.file, pointer)),
      problem: isValid(fact, value) ? undefined : { message, advice: fixValue(value, fact) },
    };
  });
}

export const rule: Rule = {
  id: 'fact-field',
  topic: 'Conditions and facts',
  about:
    'A field has the name of a fact, but offers an answer that the fact can never have. That answer would be lost.',
  check: (context) =>
    checkForms(context, (form) =>
      form.nodes
        .filter((node) => form.root.fields.get(node.name) === node.schemas)
        .flatMap((node) => evaluate(context, form, node)),
    ),
};
