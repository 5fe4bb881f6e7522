import { isValid } from '../../values/index.ts';
import { quote } from '../format.ts';
import { fieldValues, fixValue } from '../model/field-values.ts';
import { evaluation, perField, type Rule } from '../rule.ts';

export const rule: Rule = {
  topic: 'Conditions and facts',
  about:
    'A field has the name of a fact, but offers an answer that the fact can never have. That answer would be lost.',
  check: perField((context, node, form) => {
    const { name, schemas } = node;
    const fact = context.names.factSchemas.get(name);
    if (!fact || form.root.fields.get(name) !== schemas) return [];
    return fieldValues(form, node).map(({ value, pointer }) => {
      const message = `The fact ${quote(name)} can never be ${quote(value)}, so this answer would be lost.`;
      return evaluation(
        isValid(fact, value),
        context.origin(form.file, pointer),
        message,
        fixValue(value, fact),
      );
    });
  }),
};
