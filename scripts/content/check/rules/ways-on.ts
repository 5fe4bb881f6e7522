import { widgetSchema } from '../../../schemas/read.ts';
import { isObject, type JsonObject, listOf, objectOf } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { atKey, type Report } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import { conditionOutcome } from '../model/condition-outcome.ts';
import { type Form, formAt, isInBranch } from '../model/forms.ts';
import { areVariants, isFaulty, type JourneyEntry, journeysIn, unusedSteps } from '../model/journeys.ts';
import { requiredNames } from '../model/schema-parts.ts';
import { drawnFields } from '../model/widgets.ts';
import { type CheckContext, perFile, type Rule, report, warning } from '../rule.ts';
import { lateAnswers } from './facts.ts';

interface Stop {
  entry: JourneyEntry;
  name: string;
  next: unknown;
  submit: unknown;
  form: Form | undefined;
  /** Returns the location of a part of the step, where it is written. */
  at(part: string): Report['location'];
}

interface Ways {
  stops: readonly Stop[];
  /** the index of the last step that every visitor comes to */
  lastForAll: number;
  /** the steps before the last one that submit the journey */
  early: readonly Stop[];
}

/** Returns true if a step has the hash of an earlier one. hash-duplicate reports it. */
const hasHashTwice = (entries: readonly JourneyEntry[]) =>
  entries.some((entry, index) =>
    entries.slice(0, index).some((each) => each.step.hash === entry.step.hash && !areVariants(each, entry)),
  );

/** Returns the journeys of a file in which the buttons of all steps are known. */
const waysIn = weakMemo((context: CheckContext) =>
  weakMemo((file: ContentFile): readonly Ways[] =>
    journeysIn(context.own(file)).flatMap(({ entries }) => {
      const isClear = entries.every(({ pointer, step }) => {
        const parts = ['', '/buttons', '/submit'].map((part) => `${pointer}/step${part}`);
        return isObject(step.buttons) && parts.slice(1).every((part) => !isFaulty(context, file, part));
      });
      if (!isClear || entries.length === 0 || hasHashTwice(entries)) return [];
      const stops = entries.map((entry): Stop => {
        const { step, pointer } = entry;
        return {
          ...{ entry, name: quote(step.hash), next: objectOf(step.buttons).next, submit: step.submit },
          form: formAt(context, file, `${pointer}/step/schema`),
          at: (part) => atKey(context.origin(file, `${pointer}/step/${part}`)),
        };
      });
      const lastForAll = stops.findLastIndex(({ entry: { when } }) => when === undefined);
      const early = stops.slice(0, -1).filter(({ entry, submit }) => submit && !entry.when);
      return [{ stops, lastForAll, early }];
    }),
  ),
);

const drawnBy = (context: CheckContext, form: Form | undefined, keyword: 'leadsOn' | 'commits') =>
  (form ? drawnFields(context, form) : []).filter(({ widget }) => widgetSchema(widget)[keyword] === true);

export const nextMissing: Rule = {
  topic: 'Pages, journeys and steps',
  about: 'A step is not the last of its journey and has no “next” button, so visitors are stuck there.',
  check: perFile((context, file) =>
    waysIn(context)(file).flatMap(({ stops, lastForAll }) =>
      stops.slice(0, Math.min(lastForAll + 1, stops.length - 1)).flatMap((stop, index) => {
        const { name, next, entry, form, at } = stop;
        if (next !== undefined || drawnBy(context, form, 'leadsOn').length > 0) return [];
        const advice = 'Add "next": { "text": "Next" } to "buttons".';
        if (entry.step.autoSubmit) {
          const message = `The step ${name} has no "next". Visitors who come back to it and keep their choice cannot go on.`;
          return [warning(at('buttons'), message, advice)];
        }
        const message = `The step ${name} has no "next", so nobody gets to ${stops[index + 1]?.name}.`;
        return [report(at('buttons'), message, advice)];
      }),
    ),
  ),
};

export const submitMisplaced: Rule = {
  topic: 'Pages, journeys and steps',
  about: 'A step in the middle of a journey submits it, so nobody comes to the steps after it.',
  check: perFile((context, file) =>
    waysIn(context)(file).flatMap(({ stops, early }) =>
      early.map(({ name, at, entry }) => {
        const index = stops.findIndex((stop) => stop.entry === entry);
        const message = `The step ${name} submits the journey, so nobody gets to ${stops[index + 1]?.name}.`;
        const advice = stops.at(-1)?.submit
          ? `Remove "submit" here: ${stops.at(-1)?.name} has it.`
          : `Move ${name} to the end of the journey, or "submit" to ${stops.at(-1)?.name}.`;
        return report(at('submit'), message, advice);
      }),
    ),
  ),
};

/** A link to another page, in an address or in Markdown. */
const LINK = /"href":"(?!#|tel:|mailto:)|\]\((?!#|tel:|mailto:)/;

/** Returns true if a journey may end with the step: it asks nothing, or it leads to another page. */
const isEnd = (context: CheckContext, { form }: Stop, where: unknown) =>
  form?.root.fields.size === 0 ||
  LINK.test(JSON.stringify(where) ?? '') ||
  drawnBy(context, form, 'leadsOn').length > 0;

/** Returns true if some visitors come to none of the steps. */
function canSkip({ names: { factSchemas } }: CheckContext, stops: readonly Stop[]): boolean {
  const conditions = stops.map(({ entry }) => entry.when).filter(isObject);
  const schemaOf = (name: string): JsonObject | undefined => factSchemas.get(name);
  return conditionOutcome({ anyOf: conditions }, schemaOf) === 'depends';
}

/** Checks the last step of a journey. */
function checkLast(context: CheckContext, stop: Stop): Report[] {
  const { name, next, submit, at, entry, form } = stop;
  if (submit) return [];
  if (next !== undefined) {
    const message = `The step ${name} is the last one and has no "submit", so its button does nothing.`;
    const advice = isEnd(context, stop, entry.step.buttons) ? 'Remove the button.' : 'Add "submit".';
    return [report(at('buttons/next'), message, advice)];
  }
  if (!form || isEnd(context, stop, entry.step)) return [];
  const message = `The step ${name} is the last one and leads nowhere, so its answers are lost.`;
  return [report(at('buttons'), message, 'Add "submit" and a "next" button, or a link to a page.')];
}

/** Checks the last step for everyone, if some visitors come to none of the steps after it. */
function checkLastForSome(context: CheckContext, stop: Stop | undefined, after: readonly Stop[]): Report[] {
  if (!stop?.next || after.length === 0 || !canSkip(context, after)) return [];
  const skipped = after.map(({ name }) => name).join(', ');
  const message = `Visitors who skip ${skipped} end at ${stop.name}, and its button does nothing for them.`;
  return [
    report(stop.at('buttons/next'), message, `Remove the "when" of ${skipped}, or end with a step for all.`),
  ];
}

export const submitMissing: Rule = {
  topic: 'Pages, journeys and steps',
  about: 'The last step of a journey neither submits it nor leads anywhere else.',
  check: perFile((context, file) => {
    // one of these may be the step that submits
    if (unusedSteps(context).length > 0) return [];
    // fact-later reports steps in the wrong order
    if (lateAnswers(context).some((journey) => journey.file === file && journey.late.length > 0)) return [];
    return waysIn(context)(file).flatMap(({ stops, lastForAll, early }) => {
      const last = stops.at(-1);
      if (!last || early.length > 0) return [];
      const atEnd = checkLast(context, last);
      return atEnd.length > 0
        ? atEnd
        : checkLastForSome(context, stops[lastForAll], stops.slice(lastForAll + 1));
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
