import { escapePart, isObject } from '../../json.ts';
import { atKey } from '../diagnostic.ts';
import { quote, suggestName } from '../format.ts';
import { neededFields } from '../model/code-answers.ts';
import { failingKeywords } from '../model/failing-keywords.ts';
import { fieldNames } from '../model/forms.ts';
import { failsBy, widgetOf } from '../model/widgets.ts';
import { evaluation, perField, type Rule } from '../rule.ts';

export const rule: Rule = {
  topic: 'Messages',
  about: 'A message is for a rule that the field does not have.',
  check: perField((context, field, form) => {
    const messages = field.ui['ui:messages'];
    if (!isObject(messages)) return [];
    // a misspelt name in "required" may be meant for any field of the object
    const isUnclear = fieldNames(form).some(
      ({ isField, where, node }) =>
        !isField && where === 'required' && node.fields.get(field.name) === field.schemas,
    );
    // answer-optional reports a field that code needs and that is not required
    const mayBeRequired = isUnclear || neededFields(context).has(field);
    const possible = failingKeywords(field);
    const widget = widgetOf(field);
    const byWidget = widget === undefined ? [] : failsBy(widget);
    // by its type nobody can fail who types a text or chooses
    const likely = [...possible].filter((each) => each !== 'type' || byWidget.includes(each));
    const isForm = field.name === '';
    return Object.keys(messages).map((keyword) => {
      const canFail = possible.has(keyword) || (keyword === 'required' && mayBeRequired);
      const location = atKey(
        context.origin(form.file, `${field.pointer}/ui:messages/${escapePart(keyword)}`),
      );
      const subject = isForm ? 'This form' : quote(field.name);
      const message = `${subject} has no rule ${quote(keyword)}, so this message never shows.`;
      const advice =
        keyword === 'required'
          ? `Add ${isForm ? 'a fact' : quote(field.name)} to "required", or remove the message.`
          : suggestName(keyword, likely, 'Remove it.');
      return evaluation(canFail, location, message, advice);
    });
  }),
};
