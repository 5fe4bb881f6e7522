import { isValid } from '../../values/index.ts';
import { atKey } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { type Asker, type CodeAnswers, codeAnswers } from '../model/code-answers.ts';
import { fieldValues, fixValue, readValues } from '../model/field-values.ts';
import { fieldNames, isInBranch } from '../model/forms.ts';
import { requiredNames } from '../model/schema-parts.ts';
import {
  type CheckContext,
  type Evaluation,
  evaluation,
  perField,
  type Rule,
  reportProblems,
} from '../rule.ts';

/** Returns true if everybody has to answer, or a name that is misspelt may say so. */
function isRequired({ form, node }: Asker, name: string): boolean {
  const always = node.schemas.filter(({ pointer }) => !isInBranch(node, pointer));
  return (
    requiredNames(always).some((required) => required.name === name) ||
    fieldNames(form).some((used) => used.node === node && used.where === 'required' && !used.isField)
  );
}

function evaluate(context: CheckContext, { askers, needed }: CodeAnswers): Evaluation[] {
  return needed.flatMap((name) => {
    const asking = askers.filter(({ node }) => node.fields.has(name));
    const [asker] = asking;
    const [definition] = asker?.node.fields.get(name) ?? [];
    if (!asker || !definition) return [];
    const isRight = asking.some((each) => isRequired(each, name));
    const location = atKey(context.origin(asker.form.file, definition.pointer));
    const message = `The answer ${quote(name)} is optional, but code needs it.`;
    const advice = isInBranch(asker.node, definition.pointer)
      ? 'Ask everyone for it, whatever else they answer.'
      : `Add ${quote(name)} to "required".`;
    return [evaluation(isRight, location, message, advice)];
  });
}

export const answerOptional: Rule = {
  topic: 'Fields and what they accept',
  about: 'A field is optional, but code needs its answer.',
  check: (context) => reportProblems(codeAnswers(context).flatMap((object) => evaluate(context, object))),
};

export const answerValue: Rule = {
  topic: 'Fields and what they accept',
  about: 'A field offers a choice that the code reading its answers does not know.',
  check: (context) =>
    reportProblems(
      readValues(context).map(({ file, name, answer, value, pointer, isKnown }) => {
        const message = `Code that reads ${quote(name)} does not know ${quote(value)}.`;
        return evaluation(isKnown, context.origin(file, pointer), message, fixValue(value, answer));
      }),
    ),
};

export const factField: Rule = {
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
