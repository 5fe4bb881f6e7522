import { objectOf } from '../../json.ts';
import { valueIn } from '../../resolve.ts';
import { innermost, placeholdersIn } from '../model/placeholders.ts';
import { earlierAnswers, guardedBy } from '../model/reads.ts';
import type { Text } from '../model/texts.ts';
import { withAncestors } from '../pointers.ts';
import { type CheckContext, perText, type Rule, report } from '../rule.ts';

/** Returns true if the text only shows while a name has a value. */
function isGuarded(context: CheckContext, { file, pointer }: Text, name: string): boolean {
  const { value } = context.resolved(file);
  return withAncestors(pointer).some((at) => guardedBy(objectOf(valueIn(value, at)).when).has(name));
}

export const placeholderMissing: Rule = {
  topic: 'Texts, links and icons',
  about:
    'A text uses an answer of an earlier step that some visitors don’t give: its field is optional, a reveal can hide it, or its step has a condition. Say what stands there otherwise, as in {name|you}.',
  check: perText((text, context) => {
    if (!text.placeholders.includes('facts')) return undefined;
    const form = innermost(context.forms(text.file), text.pointer);
    const answers = form && earlierAnswers(context, form);
    return placeholdersIn(text)
      .filter(({ name, otherwise }) => otherwise === undefined && answers?.get(name)?.isSure === false)
      .filter(({ name }) => !isGuarded(context, text, name))
      .map(({ name }) => {
        const message = `Some visitors don’t give the answer {${name}}, so they would see the braces.`;
        const advice = `Write {${name}|…} with a text for them, or show the text only if it is answered.`;
        return report(context.locationOfUse(text.file, text.pointer), message, advice);
      });
  }),
};
