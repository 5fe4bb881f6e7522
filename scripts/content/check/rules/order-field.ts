import { quote, suggestName } from '../format.ts';
import { fieldNames } from '../model/forms.ts';
import { evaluation, perForm, type Rule } from '../rule.ts';

export const rule: Rule = {
  topic: 'Fields and what they accept',
  about: '"ui:order" names a field that the schema does not have, not even as a reveal.',
  check: perForm(({ origin }, form) =>
    fieldNames(form)
      .filter(({ where }) => where === 'order')
      .map(({ name, node, isField, pointer }) => {
        const message = `"ui:order" names ${quote(name)}, which is not a field here.`;
        const advice = suggestName(name, node.fields.keys(), 'Remove it.');
        return evaluation(isField, origin(form.file, pointer), message, advice);
      }),
  ),
};
