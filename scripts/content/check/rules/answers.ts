import type { ContentFile } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import { isValid } from '../../values/index.ts';
import { atKey, type Location, type Report } from '../diagnostic.ts';
import { closest } from '../did-you-mean.ts';
import { list, quote } from '../format.ts';
import {
  type Asker,
  type CodeAnswers,
  codeAnswers,
  fieldsAsking,
  missingAnswers,
} from '../model/code-answers.ts';
import { scopesOf, unknownNamesRead } from '../model/conditions.ts';
import { fieldValues, fixValue, readValues } from '../model/field-values.ts';
import { fieldNames, isInBranch } from '../model/forms.ts';
import { unusedSteps } from '../model/journeys.ts';
import { isOnNoPage, pageKinds } from '../model/reads.ts';
import { requiredNames } from '../model/schema-parts.ts';
import { parentOf } from '../pointers.ts';
import {
  type CheckContext,
  type Evaluation,
  evaluation,
  perField,
  type Rule,
  report,
  reportProblems,
} from '../rule.ts';

/** Returns true if the answer is always required, or if a misspelt name in "required" may be meant for it. */
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
      readValues(context).map(({ file, name, answer, taken, value, pointer, isKnown }) => {
        const message = `Code that reads ${quote(name)} does not know ${quote(value)}.`;
        return evaluation(isKnown, context.origin(file, pointer), message, fixValue(value, answer, taken));
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
    // the answers of a form page are never facts
    const kinds = pageKinds(context, form.file);
    if (kinds.length > 0 ? kinds.every((kind) => kind === 'form') : isOnNoPage(context, form.file)) return [];
    const values = fieldValues(form, node);
    const taken = values.map(({ value }) => value);
    return values.map(({ value, pointer }) => {
      const location = context.origin(form.file, pointer);
      const message = `The fact ${quote(name)} can never be ${quote(value)}, so this answer would be lost.`;
      return evaluation(isValid(fact, value), location, message, fixValue(value, fact, taken));
    });
  }),
};

function definitionOf(context: CheckContext, { askers }: CodeAnswers, name: string): Origin | undefined {
  const [{ form, node } = {}] = fieldsAsking(askers, name);
  const [definition] = node?.schemas ?? [];
  return form && definition && context.origin(form.file, definition.pointer);
}

/** Returns the location to report a missing answer: the fields with the nearest answer before it, otherwise after it. */
function placeBeside(context: CheckContext, object: CodeAnswers, missing: string): Location {
  const { file, pointer } = object.forms;
  const names = [...object.answers.keys()];
  const at = names.indexOf(missing);
  const nearest = [...names.slice(0, at).reverse(), ...names.slice(at + 1)];
  const [beside] = nearest.flatMap((name) => definitionOf(context, object, name) ?? []);
  if (!beside) return atKey(context.locationOfUse(file, pointer));
  return atKey({ file: beside.file, pointer: parentOf(beside.pointer) });
}

/** Returns the steps of the journey that asks. Undefined for other kinds of form, and for parts of an answer. */
function stepsOf({ resolved, origin }: CheckContext, object: CodeAnswers): Location | undefined {
  const { file, pointer, forms } = object.forms;
  const isWhole = object.askers.some(({ node }) => forms.some(({ root }) => root === node));
  const steps = `${pointer}/steps`;
  return isWhole && resolved(file).origins.has(steps) ? atKey(origin(file, steps)) : undefined;
}

/** Finds a step that asks for an answer and that no page uses. It may have been removed from a journey. */
function unusedStep(context: CheckContext, name: string): ContentFile | undefined {
  return unusedSteps(context).find((file) => context.forms(file).some(({ root }) => root.fields.has(name)));
}

/** Returns the names that forms use but do not define. Other rules report these uses. */
function namesReportedElsewhere(context: CheckContext, { askers }: CodeAnswers): ReadonlySet<string> {
  const forms = [...new Set(askers.map(({ form }) => form))];
  const used = forms.flatMap((form) => fieldNames(form).filter(({ isField }) => !isField));
  const read = forms.flatMap(({ file }) => scopesOf(context, file).flatMap(unknownNamesRead));
  return new Set([...used, ...read].map(({ name }) => name));
}

function reportGone(context: CheckContext, object: CodeAnswers, gone: readonly [string, ...string[]]) {
  const [them, s] = gone.length === 1 ? ['it', ''] : ['them', 's'];
  const message = `Code reads the answer${s} ${list(gone)}, and no form asks for ${them}.`;
  const steps = stepsOf(context, object);
  const step = steps && unusedStep(context, gone[0]);
  // if several answers are missing, their step was probably removed
  const location = steps && (step || s) ? steps : placeBeside(context, object, gone[0]);
  const advice = step ? `Include ${quote(step.name)}, which asks for ${them}` : `Ask for ${them} by name`;
  return report(location, message, `${advice}, or ask a developer to remove ${them} from the code.`);
}

function check(context: CheckContext, object: CodeAnswers): Report[] {
  const lacking = missingAnswers(object);
  if (lacking.length === 0) return [];
  const reported = namesReportedElsewhere(context, object);
  const asked = object.askers.flatMap(({ node }) => [...node.fields.keys()]);
  const unread = asked.filter((name) => !object.answers.has(name));
  const gone: string[] = [];
  const renamed = lacking
    .filter((name) => !reported.has(name))
    .flatMap((name) => {
      const now = closest(name, unread);
      const definition = now === undefined ? undefined : definitionOf(context, object, now);
      if (!definition) gone.push(name);
      const message = `Code reads the answer ${quote(name)}, and no form asks for it.`;
      return definition ? [report(atKey(definition), message, `Did you mean ${quote(name)}?`)] : [];
    });
  const [first, ...others] = gone;
  return first === undefined ? renamed : [...renamed, reportGone(context, object, [first, ...others])];
}

export const answerMissing: Rule = {
  topic: 'Fields and what they accept',
  about:
    'No form asks for an answer that code reads by name: a field was renamed or removed. `schemas/data/answers.schema.json` lists what code reads.',
  check: (context) => codeAnswers(context).flatMap((object) => check(context, object)),
};
