import { objectOf } from '../../json.ts';
import { valueIn } from '../../resolve.ts';
import { askedNames } from '../model/forms.ts';
import { innermost, placeholdersIn } from '../model/placeholders.ts';
import { earlierAnswers, factsOn, guardedBy, isInJourney } from '../model/reads.ts';
import type { Text } from '../model/texts.ts';
import { withAncestors } from '../pointers.ts';
import { type CheckContext, perText, type Rule, report } from '../rule.ts';

/** Returns true if the text only shows while a name has a value. */
function isGuarded(context: CheckContext, { file, pointer }: Text, name: string): boolean {
  const { value } = context.resolved(file);
  return withAncestors(pointer).some((at) => guardedBy(objectOf(valueIn(value, at)).when).has(name));
}

/** Returns the answers that a text can show. */
function answersFor(context: CheckContext, { file, pointer }: Text): Pick<Set<string>, 'has'> | undefined {
  const form = innermost(context.forms(file), pointer);
  if (form && isInJourney(context, form)) return earlierAnswers(context, form);
  // it is not known which steps come before a shared text or a step that no journey uses
  return file.kind?.endsWith('-page') ? undefined : askedNames(context);
}

/** Returns true if a text names facts or answers. */
const hasNames = ({ placeholders, text }: Text) => text.includes('{') && placeholders.includes('facts');

/** Returns the names in a text that stand for a fact, not for an answer of an earlier step. */
function factsIn(context: CheckContext, text: Text): string[] {
  const answers = answersFor(context, text);
  const facts = factsOn(context, text.file);
  return placeholdersIn(text).flatMap(({ name }) => (facts.has(name) && !answers?.has(name) ? [name] : []));
}

/** Returns the earlier answers in a text that are lists or groups of fields. */
function listsIn(context: CheckContext, text: Text): string[] {
  const form = innermost(context.forms(text.file), text.pointer);
  if (!form) return [];
  const answers = earlierAnswers(context, form);
  return placeholdersIn(text).flatMap(({ name }) => (answers.get(name)?.hasText === false ? [name] : []));
}

export const placeholderList: Rule = {
  topic: 'Texts, links and icons',
  about:
    'A text shows a fact that is a list or an object, or an answer that is a list or a group of fields. Visitors can’t read these.',
  check: perText((text, context) => {
    if (!hasNames(text)) return undefined;
    const facts = factsIn(context, text).filter((name) =>
      ['array', 'object'].includes(String(context.names.factSchemas.get(name)?.type)),
    );
    return [...facts, ...listsIn(context, text)].map((name) => {
      const message = `{${name}} is a list or an object, so visitors could not read it.`;
      const use = context.locationOfUse(text.file, text.pointer);
      return report(use, message, 'Use a fact or an answer for texts, or remove it.');
    });
  }),
};

export const placeholderMissing: Rule = {
  topic: 'Texts, links and icons',
  about:
    'A text uses an answer of an earlier step that can be missing: every step can be opened by its address, before others are complete. Say what stands there otherwise, as in {name|you}. After the journey, only optional, revealed and conditional fields can be missing.',
  check: perText((text, context) => {
    if (!hasNames(text)) return undefined;
    const form = innermost(context.forms(text.file), text.pointer);
    const answers = form && earlierAnswers(context, form);
    return placeholdersIn(text)
      .filter(({ name, otherwise }) => otherwise === undefined && answers?.get(name)?.isSure === false)
      .filter(({ name }) => !isGuarded(context, text, name))
      .map(({ name }) => {
        const message = `The answer {${name}} can be missing here, so visitors would see the braces.`;
        const advice = `Write {${name}|…} with a text for them, or show the text only if it is answered.`;
        return report(context.locationOfUse(text.file, text.pointer), message, advice);
      });
  }),
};
