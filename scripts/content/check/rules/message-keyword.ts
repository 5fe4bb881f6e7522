import { escapePart, isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { atKey } from '../diagnostic.ts';
import { quote, suggestName } from '../format.ts';
import { neededFields } from '../model/code-answers.ts';
import { failingKeywords } from '../model/failing-keywords.ts';
import { type FormNode, fieldNames } from '../model/forms.ts';
import { failsBy, widgetOf } from '../model/widgets.ts';
import { checkForms, type Evaluation } from '../report-once.ts';
import type { CheckContext, Rule } from '../rule.ts';

function evaluate(
  context: CheckContext,
  file: ContentFile,
  node: FormNode,
  mayBeRequired: boolean,
): Evaluation[] {
  const messages = node.ui['ui:messages'];
  if (!isObject(messages)) return [];
  const possible = failingKeywords(node);
  const widget = widgetOf(node);
  const byWidget = widget === undefined ? [] : failsBy(widget);
  // by its type nobody can fail who types a text or chooses
  const likely = [...possible].filter((each) => each !== 'type' || byWidget.includes(each));
  const isForm = node.name === '';
  const subject = isForm ? 'This form' : quote(node.name);
  return Object.keys(messages).map((keyword) => {
    const pointer = `${node.pointer}/ui:messages/${escapePart(keyword)}`;
    const problem = {
      message: `${subject} has no rule ${quote(keyword)}, so this message never shows.`,
      advice:
        keyword === 'required'
          ? `Add ${isForm ? 'a fact' : quote(node.name)} to "required", or remove the message.`
          : suggestName(keyword, likely, 'Remove it.'),
    };
    const canFail = possible.has(keyword) || (keyword === 'required' && mayBeRequired);
    return { location: atKey(context.origin(file, pointer)), problem: canFail ? undefined : problem };
  });
}

export const rule: Rule = {
  id: 'message-keyword',
  topic: 'Messages',
  about: 'A message is for a rule that the field does not have.',
  check: (context) =>
    checkForms(context, (form) => {
      // who is misspelt among those that are required may be any field of the object
      const unclear = fieldNames(form).filter(({ isField, where }) => !isField && where === 'required');
      const isUnclear = (field: FormNode) =>
        unclear.some(({ node }) => node.fields.get(field.name) === field.schemas);
      // a field that code cannot do without should be required, which is told of by itself
      const shouldBe = (field: FormNode) => neededFields(context).has(field);
      return form.nodes.flatMap((node) =>
        evaluate(context, form.file, node, isUnclear(node) || shouldBe(node)),
      );
    }),
};
