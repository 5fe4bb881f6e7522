import { widgetSchema } from '../../../schemas/read.ts';
import { isObject, type JsonObject, listOf, objectOf } from '../../json.ts';
import { pairMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { atKey, type Report } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import { conditionOutcome } from '../model/condition-outcome.ts';
import { type Form, formAt, isInBranch } from '../model/forms.ts';
import {
  areVariants,
  confirmationOf,
  isFaulty,
  type JourneyEntry,
  journeysIn,
  journeysOnPage,
  unusedSteps,
} from '../model/journeys.ts';
import { answersBefore } from '../model/reads.ts';
import { namesRead, requiredNames } from '../model/schema-parts.ts';
import { drawnFields } from '../model/widgets.ts';
import { type CheckContext, perFile, type Rule, report, warning } from '../rule.ts';
import { lateAnswers } from './facts.ts';

interface JourneyStep {
  entry: JourneyEntry;
  name: string;
  form: Form | undefined;
  /** Returns the location of a part of the step, where it is written. */
  at(part: string): Report['location'];
}

interface JourneySteps {
  steps: readonly JourneyStep[];
  /** the index of the last step that every visitor comes to */
  lastForAll: number;
  /** the steps before the last one that submit the journey */
  early: readonly JourneyStep[];
}

const nextOf = ({ entry: { step } }: JourneyStep) => objectOf(step.buttons).next;

/** Returns true if a step has the hash of an earlier one. hash-duplicate reports it. */
const hasHashTwice = (entries: readonly JourneyEntry[]) =>
  entries.some((entry, index) =>
    entries.slice(0, index).some((each) => each.step.hash === entry.step.hash && !areVariants(each, entry)),
  );

/** Returns the entries of each journey of a file. A form page's confirmation is a journey of its own. */
function sequencesIn(context: CheckContext, file: ContentFile): (readonly JourneyEntry[])[] {
  const confirmation = confirmationOf(context, file);
  const asked = confirmation ? journeysOnPage(context, file).flatMap(({ entries }) => entries) : [];
  const isAsked = asked.some(({ step }) => step.hash === confirmation?.step.hash);
  return [
    ...journeysIn(context.own(file)).map(({ entries }) => entries),
    ...(confirmation && !isAsked ? [[confirmation]] : []),
  ];
}

/** Returns true for the step that a form page shows after its journey. */
const isConfirmation = ({ entry: { pointer, at } }: JourneyStep) => pointer === at;

/** Returns the steps of the journeys of a file, if the buttons of all steps are known. */
const stepsIn = pairMemo((context: CheckContext, file: ContentFile): readonly JourneySteps[] =>
  sequencesIn(context, file).flatMap((entries) => {
    const isClear = ({ at, step }: JourneyEntry) =>
      isObject(step.buttons) &&
      ['buttons', 'submit'].every((part) => !isFaulty(context, file, `${at}/${part}`));
    if (!entries.every(isClear) || entries.length === 0 || hasHashTwice(entries)) return [];
    const steps = entries.map((entry): JourneyStep => {
      const at = (part: string) => `${entry.at}/${part}`;
      return {
        entry,
        name: quote(entry.step.hash),
        form: formAt(context, file, at('schema')),
        at: (part) => atKey(context.origin(file, at(part))),
      };
    });
    const lastForAll = entries.findLastIndex(({ when }) => when === undefined);
    const early = steps.slice(0, -1).filter(({ entry }) => entry.step.submit && !entry.when);
    return [{ steps, lastForAll, early }];
  }),
);

const drawnBy = (context: CheckContext, form: Form | undefined, keyword: 'leadsOn' | 'commits') =>
  (form ? drawnFields(context, form) : []).filter(({ widget }) => widgetSchema(widget)[keyword] === true);

export const nextMissing: Rule = {
  topic: 'Pages, journeys and steps',
  about: 'A step is not the last of its journey and has no “next” button, so visitors are stuck there.',
  check: perFile((context, file) =>
    stepsIn(context, file).flatMap(({ steps, lastForAll }) =>
      steps.slice(0, Math.min(lastForAll + 1, steps.length - 1)).flatMap((step, index) => {
        const { name, entry, form, at } = step;
        if (nextOf(step) !== undefined || drawnBy(context, form, 'leadsOn').length > 0) return [];
        const advice = 'Add "next": { "text": "Next" } to "buttons".';
        if (entry.step.autoSubmit) {
          const message = `The step ${name} has no "next". Visitors who come back to it and keep their choice cannot go on.`;
          return [warning(at('buttons'), message, advice)];
        }
        const message = `The step ${name} has no "next", so nobody gets to ${steps[index + 1]?.name}.`;
        return [report(at('buttons'), message, advice)];
      }),
    ),
  ),
};

export const submitMisplaced: Rule = {
  topic: 'Pages, journeys and steps',
  about:
    'A step in the middle of a journey submits it, so nobody comes to the steps after it. Or a confirmation submits what was sent already.',
  check: perFile((context, file) =>
    stepsIn(context, file).flatMap(({ steps, early }) => [
      ...steps
        .filter((step) => isConfirmation(step) && step.entry.step.submit)
        .map(({ at }) => {
          const message = 'The answers were sent before this step shows, so its button does nothing.';
          return report(at('submit'), message, 'Remove "submit" and the button.');
        }),
      ...early.map((step) => {
        const { name, at } = step;
        const last = steps.at(-1);
        const message = `The step ${name} submits the journey, so nobody gets to ${steps[steps.indexOf(step) + 1]?.name}.`;
        const advice = last?.entry.step.submit
          ? `Remove "submit" here: ${last.name} has it.`
          : `Move ${name} to the end of the journey, or "submit" to ${last?.name}.`;
        return report(at('submit'), message, advice);
      }),
    ]),
  ),
};

/** A link to another page, in an address or in Markdown. */
const LINK = /"href":"(?!#|tel:|mailto:)|\]\((?!#|tel:|mailto:)/;

/** Returns true if a journey may end with the step: it asks nothing, or it leads to another page. */
const isEnd = (context: CheckContext, { form }: JourneyStep, where: unknown) =>
  form?.root.fields.size === 0 ||
  LINK.test(JSON.stringify(where) ?? '') ||
  drawnBy(context, form, 'leadsOn').length > 0;

/** Returns true if some visitors come to none of the steps. */
function canSkip(context: CheckContext, file: ContentFile, steps: readonly JourneyStep[]): boolean {
  const conditions = steps.map(({ entry }) => entry.when).filter(isObject);
  // these steps are last, so each earlier answer that all visitors have to give is known
  const answers = answersBefore(context, file, steps[0]?.entry.pointer ?? '');
  const sure = [...answers].filter(([, { isSure }]) => isSure).map(([name]) => name);
  const read = new Set(
    conditions.flatMap((schema) => namesRead({ schema, pointer: '' })).map(({ name }) => name),
  );
  const given = sure.filter((name) => read.has(name));
  const schemaOf = (name: string): JsonObject | undefined =>
    given.includes(name) ? answers.get(name)?.schema : context.names.factSchemas.get(name);
  const unfinished = given.map((name) => ({ not: { required: [name] } }));
  return conditionOutcome({ anyOf: [...conditions, ...unfinished] }, schemaOf) === 'depends';
}

/** Checks the step after a journey. Its answers are never sent, and its next button never does anything. */
function checkConfirmation({ name, at, entry, form }: JourneyStep): Report[] {
  if (entry.step.submit) return [];
  if (form && form.root.fields.size > 0) {
    const message = `The step ${name} shows after the answers were sent, so its own answers are lost.`;
    return [report(at('schema/properties'), message, 'Ask for them in an earlier step.')];
  }
  if (objectOf(entry.step.buttons).next === undefined) return [];
  const message = `The step ${name} is the last one, so its button does nothing.`;
  return [report(at('buttons/next'), message, 'Remove the button.')];
}

/** Checks the last step of a journey. */
function checkLast(context: CheckContext, step: JourneyStep): Report[] {
  const { name, at, entry, form } = step;
  if (entry.step.submit) return [];
  if (nextOf(step) !== undefined) {
    const message = `The step ${name} is the last one and has no "submit", so its button does nothing.`;
    const advice = isEnd(context, step, entry.step.buttons) ? 'Remove the button.' : 'Add "submit".';
    return [report(at('buttons/next'), message, advice)];
  }
  if (!form || isEnd(context, step, entry.step)) return [];
  const message = `The step ${name} is the last one and leads nowhere, so its answers are lost.`;
  return [report(at('buttons'), message, 'Add "submit" and a "next" button, or a link to a page.')];
}

/** Checks the last step for everyone, if some visitors come to none of the steps after it. */
function checkLastForSome(
  context: CheckContext,
  file: ContentFile,
  step: JourneyStep | undefined,
  after: readonly JourneyStep[],
): Report[] {
  if (!step || !nextOf(step) || after.length === 0 || !canSkip(context, file, after)) return [];
  const skipped = after.map(({ name }) => name).join(', ');
  const message = `Visitors who skip ${skipped} end at ${step.name}, and its button does nothing for them.`;
  const advice = `Remove the "when" of ${skipped}, or end with a step for all.`;
  return [report(step.at('buttons/next'), message, advice)];
}

export const submitMissing: Rule = {
  topic: 'Pages, journeys and steps',
  about:
    'The last step of a journey neither submits it nor leads anywhere else, or a confirmation has questions or a “next” button.',
  check: perFile((context, file) => {
    // one of these may be the step that submits
    if (unusedSteps(context).length > 0) return [];
    // fact-later reports steps in the wrong order
    if (lateAnswers(context).some((journey) => journey.file === file && journey.late.length > 0)) return [];
    return stepsIn(context, file).flatMap(({ steps, lastForAll, early }) => {
      const last = steps.at(-1);
      if (!last || early.length > 0) return [];
      if (isConfirmation(last)) return checkConfirmation(last);
      const atEnd = checkLast(context, last);
      return atEnd.length > 0
        ? atEnd
        : checkLastForSome(context, file, steps[lastForAll], steps.slice(lastForAll + 1));
    });
  }),
};

/** Returns the fields after another that visitors have to answer too. */
function fieldsAfter({ root: { fields, schemas, ui } }: Form, field: string): string[] {
  const order = listOf(ui['ui:order']).map(String);
  const names = order.length > 0 ? order : [...fields.keys()];
  const required = new Set(requiredNames(schemas).map(({ name }) => name));
  const hasDefault = (name: string) => fields.get(name)?.some(({ schema }) => schema.default !== undefined);
  return names.slice(names.indexOf(field) + 1).filter((name) => required.has(name) && !hasDefault(name));
}

function checkAutoSubmit(context: CheckContext, form: Form): Report[] {
  const { field } = objectOf(form.content.autoSubmit);
  const drawn = drawnFields(context, form).find(
    ({ node }) => node.name === field && form.root.fields.get(node.name) === node.schemas,
  );
  if (!drawn || !context.names.widgets.has(drawn.widget)) return [];
  const location = context.origin(form.file, `${form.pointer}/autoSubmit/field`);
  const { node, widget } = drawn;
  const name = quote(field);
  if (drawnBy(context, form, 'commits').every((each) => each.node !== node)) {
    const message = `Visitors never choose in ${name} at once: it is drawn by ${quote(widget)}. "autoSubmit" would never continue.`;
    const fitting = [...context.names.widgets].filter((each) => widgetSchema(each).commits === true);
    const advice = `Name a field with the widget ${list(fitting)}, or remove "autoSubmit".`;
    return [report(location, message, advice)];
  }
  if (node.schemas.every(({ pointer }) => isInBranch(form.root, pointer))) {
    const message = `Only some visitors see ${name}, so the step continues by itself only for them.`;
    return [warning(location, message, 'Name a field that everyone sees, or remove "autoSubmit".')];
  }
  const after = fieldsAfter(form, String(field));
  if (after.length === 0) return [];
  const message = `The step would continue after ${name}, before visitors can answer ${list(after)}.`;
  return [warning(location, message, 'Name the last field, or remove "autoSubmit".')];
}

export const autoSubmit: Rule = {
  topic: 'Pages, journeys and steps',
  about: '“autoSubmit” names a field after which the step cannot continue by itself.',
  check: perFile((context, file) => context.forms(file).flatMap((form) => checkAutoSubmit(context, form))),
};
