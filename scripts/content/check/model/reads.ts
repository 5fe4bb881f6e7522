import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../../../../src/engine/compiled.ts';
import { isFieldGroup, widgetNameOf } from '../../../../src/engine/form/schema.ts';
import { isObject, type JsonObject, listOf, objectOf } from '../../json.ts';
import { pairMemo, weakMemo } from '../../memo.ts';
import { type ContentFile, pageFiles } from '../../read.ts';
import { originKey } from '../../resolve.ts';
import { closest } from '../did-you-mean.ts';
import { isKind } from '../kinds.ts';
import { isInside, parentOf } from '../pointers.ts';
import type { CheckContext } from '../rule.ts';
import { answerNames, type Form, fieldSchema, readsOf, unconditionalParts } from './forms.ts';
import { CONFIRMATION, confirmationOf, type JourneyEntry, journeysIn, journeysOnPage } from './journeys.ts';
import { conditionParts, fieldsOf, requiredNames, sameValueParts } from './schema-parts.ts';
import { unclearNames } from './unclear-names.ts';

/** An answer of an earlier step that a step can read. */
export interface EarlierAnswer {
  /** undefined if the step that asks for it is not valid */
  schema: JsonObject | undefined;
  /** true if every visitor has given it, once the journey is complete or the step’s own condition requires it */
  isSure: boolean;
  /** false for a list or a group of fields, which a text cannot show */
  hasText: boolean;
}

type EarlierAnswers = ReadonlyMap<string, EarlierAnswer>;

const none = (): EarlierAnswers => new Map();

/** Returns the steps of each journey in order. A form page's confirmation comes after its journey. */
function sequences(context: CheckContext): { file: ContentFile; steps: readonly JourneyEntry[] }[] {
  const journeys = context.parsed.flatMap((file) =>
    journeysIn(context.own(file)).map(({ entries }) => ({ file, steps: entries })),
  );
  const forms = pageFiles(context.files).filter(({ kind }) => kind === 'form-page');
  const withConfirmation = forms.map((file) => {
    const asked = journeysOnPage(context, file).flatMap(({ entries }) => entries);
    return { file, steps: [...asked, confirmationOf(context, file) ?? []].flat() };
  });
  return [...journeys, ...withConfirmation];
}

/** Returns the form of a step, or undefined if it is not valid. */
export function formOf(
  context: CheckContext,
  file: ContentFile,
  { at }: Pick<JourneyEntry, 'at'>,
): Form | undefined {
  const to = context.resolved(file).refs.get(at) ?? context.origin(file, at);
  return context.forms(to.file).find((form) => form.pointer === to.pointer);
}

function hasText(schema: FormSchema = {}, ui: unknown): boolean {
  const uiSchema = objectOf(ui) as UiSchema;
  const isGroup = isFieldGroup(schema) && uiSchema['ui:widget'] === undefined;
  return !isGroup && widgetNameOf(schema, uiSchema) !== 'list';
}

function answersOf(context: CheckContext, file: ContentFile, entry: JourneyEntry): EarlierAnswers {
  const form = formOf(context, file, entry);
  const schema = objectOf(entry.step.schema);
  const names = [...fieldsOf(sameValueParts({ schema, pointer: '' })).keys()];
  const required = listOf(schema.required);
  return new Map(
    names.map((name) => {
      const isAlways = form !== undefined && unconditionalParts(form.root, name).length > 0;
      const isSure = isAlways && required.includes(name) && entry.when === undefined;
      const schema = form && fieldSchema(form.root, name);
      return [name, { schema, isSure, hasText: !form || hasText(schema, form.root.ui[name]) }];
    }),
  );
}

/** Returns the names that a condition requires in every case. */
export function guardedBy(when: unknown): ReadonlySet<string> {
  const parts = isObject(when) ? conditionParts({ schema: when, pointer: '' }) : [];
  return new Set(
    requiredNames(parts.filter(({ pointer }) => !/\/(?:not|anyOf|oneOf|if|then|else)\b/.test(pointer))).map(
      ({ name }) => name,
    ),
  );
}

/** Returns what a step of two journeys can read: the answers that both know. */
function inBoth(one: EarlierAnswers, other: EarlierAnswers): EarlierAnswers {
  const common = [...other].flatMap(([name, answer]) => {
    const same = one.get(name);
    return same ? [[name, { ...answer, isSure: answer.isSure && same.isSure }] as const] : [];
  });
  return new Map(common);
}

/** Returns the answers that are known at each step of each journey, by the place of the step or its entry. */
const answersByPlace = weakMemo((context: CheckContext) => {
  const byStep = new Map<string, EarlierAnswers>();
  const byEntry = new Map<string, EarlierAnswers>();
  for (const { file, steps } of sequences(context)) {
    let known = none();
    for (const entry of steps) {
      const to = context.resolved(file).refs.get(entry.at) ?? context.origin(file, entry.at);
      const guarded = guardedBy(entry.when);
      // any step can be opened by its hash, before others are complete; only what was sent is complete
      const isSent = entry.at === CONFIRMATION;
      const here = new Map(
        [...known].map(([name, answer]) => {
          return [name, { ...answer, isSure: (isSent && answer.isSure) || guarded.has(name) }];
        }),
      );
      const before = byStep.get(originKey(to));
      byStep.set(originKey(to), before ? inBoth(before, here) : here);
      byEntry.set(originKey({ file, pointer: entry.pointer }), known);
      known = new Map([...known, ...answersOf(context, file, entry)]);
    }
  }
  return { byStep, byEntry };
});

/** Returns the names that a form can list in "reads": the facts of its pages, and answers of earlier steps. */
export const readableNames = pairMemo((context: CheckContext, form: Form): ReadonlySet<string> => {
  // it is not known which steps come before
  if (isOnNoPage(context, form.file)) return answerNames(context);
  const unclear = readsOf(form).filter(unclearNames(context));
  return new Set([...factsOn(context, form.file), ...earlierAnswers(context, form).keys(), ...unclear]);
});

/** Returns the names in a form's "reads" that it cannot read. */
export function unreadableNames(context: CheckContext, form: Form): string[] {
  return readsOf(form).filter((name) => !readableNames(context, form).has(name));
}

/** Returns true if a form is a step of a journey, or the confirmation after one. */
export function isInJourney(context: CheckContext, { file, pointer }: Form): boolean {
  return answersByPlace(context).byStep.has(originKey({ file, pointer }));
}

/** Returns the answers of earlier steps that a form can read. */
export function earlierAnswers(context: CheckContext, { file, pointer }: Form): EarlierAnswers {
  return answersByPlace(context).byStep.get(originKey({ file, pointer })) ?? none();
}

/** Returns the answers that the condition of a journey's entry can read. */
export function answersBefore(context: CheckContext, file: ContentFile, pointer: string): EarlierAnswers {
  return answersByPlace(context).byEntry.get(originKey({ file, pointer })) ?? none();
}

/** Returns the kinds of the pages that include a file. A page with an unknown schema has none. */
export function pageKinds(context: CheckContext, file: ContentFile): string[] {
  const pages = pageFiles(context.files).filter((page) => context.resolved(page).files.has(file));
  return pages.flatMap(({ kind = '' }) => (isKind(kind) ? [kind.replace(/-page$/, '')] : []));
}

/** Returns true if there are pages, and none of them includes a file. */
export function isOnNoPage(context: CheckContext, file: ContentFile): boolean {
  const pages = pageFiles(context.files);
  return pages.length > 0 && pages.every((page) => !context.resolved(page).files.has(file));
}

/** Returns true if a form page includes a file after its journey only: for its confirmation. */
function isAfterJourney(context: CheckContext, page: ContentFile, file: ContentFile): boolean {
  if (page.kind !== 'form-page') return false;
  const { refs, value } = context.resolved(page);
  if (page === file) return isObject(objectOf(value).confirmation) && !refs.has(CONFIRMATION);
  const uses = [...refs].filter(([, target]) => target.file === file);
  return uses.length > 0 && uses.every(([at]) => !isInside(`${at}/`, '/journey'));
}

/** Returns the facts that are known on every page that includes a file. */
export const factsOn = pairMemo((context: CheckContext, file: ContentFile): ReadonlySet<string> => {
  const { facts, factPages } = context.names;
  const pages = pageFiles(context.files).filter((page) => isAfterJourney(context, page, file));
  const kinds = pages.length > 0 ? ['confirmation'] : pageKinds(context, file);
  return new Set([...facts].filter((name) => kinds.every((kind) => factPages.get(name)?.has(kind) ?? true)));
});

/** Returns the facts and answers that a form reads. For misspelt names, which fact-unknown reports, also the likely one. */
export function namesReadBy(context: CheckContext, form: Form): string[] {
  const known = readableNames(context, form);
  const areReadsUnclear = context.schemaErrors(form.file).some(({ pointer, meant }) => {
    return (
      isInside(`${pointer}/`, `${form.pointer}/reads`) ||
      (meant === 'reads' && parentOf(pointer) === form.pointer)
    );
  });
  if (areReadsUnclear) return [...readsOf(form), ...known];
  return readsOf(form).flatMap((name) => (known.has(name) ? [name] : [name, closest(name, known) ?? name]));
}
