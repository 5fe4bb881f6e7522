import type { ContentFiles } from '../read.ts';
import { type Field, type Form, type Page, readPages, type Step } from './pages.ts';

/** The content before, and what each part became. Removed parts have no counterpart. */
export type Versions = ReturnType<typeof matchVersions>;

type Score<Item> = (one: Item, other: Item) => number | boolean;

/** Matches items with what they became. Tries the scores in order. The only best one above 0 makes a match. */
export function matchItems<Item>(before: Item[], now: Item[], scores: readonly Score<Item>[]) {
  const found = new Map<Item, Item>();
  for (const score of scores) {
    for (const item of before.filter((item) => !found.has(item))) {
      const taken = new Set(found.values());
      const [best, next] = now
        .flatMap((other) => (taken.has(other) ? [] : [{ other, score: Number(score(item, other)) }]))
        .sort((one, other) => other.score - one.score);
      if (best && best.score > (next?.score ?? 0)) found.set(item, best.other);
    }
  }
  return found;
}

/** Returns the share of fields that two steps have in common, or 0 if it is less than half. */
function sharedFields(one: Step, other: Step): number {
  const namesOf = (step: Step) => step.page.forms.flatMap((form) => (form.step === step ? form.names : []));
  const [names, others] = [namesOf(one), namesOf(other)];
  const share = names.filter((name) => others.includes(name)).length / new Set([...names, ...others]).size;
  return share >= 0.5 ? share : 0;
}

const STEP_SCORES: readonly Score<Step>[] = [
  (one, other) => one.journey === other.journey && one.hash === other.hash,
  (one, other) => one.journey === other.journey && sharedFields(one, other),
  (one, other) => one.journey === other.journey && one.heading === other.heading,
];

const isSameAnswer = (one: Field, other: Field) => one.keys.some((key) => other.keys.includes(key));

/** Matches stored fields with what they became. Leaves out a field if another earlier field still asks for its answer. */
function matchFields(before: readonly Field[], now: readonly Field[], forms: ReadonlyMap<Form, Form>) {
  const wasThere = (field: Field) =>
    before.some((other) => isSameAnswer(other, field) && forms.get(other.form) === field.form);
  const found = new Map<Field, Field | undefined>();
  for (const field of before) {
    const same = now.filter((other) => isSameAnswer(field, other));
    const stays = same.find(({ form, name }) => name === field.name && form === forms.get(field.form));
    const moved = stays ?? same.find((other) => !wasThere(other));
    if (moved || same.length === 0) found.set(field, moved);
  }
  return found;
}

/** Reads two versions of content and matches their parts. */
export function matchVersions(filesBefore: ContentFiles, filesNow: ContentFiles) {
  const [before, now] = [readPages(filesBefore), readPages(filesNow)];
  const pages = matchItems(before, now, [
    (one, other) => one.kind === other.kind && one.path === other.path,
    (one, other) => one.kind === other.kind && one.file.name === other.file.name,
    (one, other) => one.kind === other.kind,
  ]);
  const matchIn = <Item>(itemsOf: (page: Page) => Item[], scores: readonly Score<Item>[]) =>
    new Map([...pages].flatMap(([page, now]) => [...matchItems(itemsOf(page), itemsOf(now), scores)]));
  const steps = matchIn(({ steps }) => steps, STEP_SCORES);
  const forms = matchIn<Form>(
    ({ forms }) => forms,
    [
      ({ step, pointer }, other) =>
        step ? other.step !== undefined && steps.get(step) === other.step : other.pointer === pointer,
    ],
  );
  const formsNow = now.flatMap((page) => page.forms);
  const fieldsBefore = before.flatMap((page) => page.forms.flatMap(({ fields }) => fields));
  const fieldsNow = formsNow.flatMap(({ fields }) => fields);
  return {
    before,
    pages,
    steps,
    forms,
    fields: matchFields(fieldsBefore, fieldsNow, forms),
    /** Returns true if a current field restores an earlier answer. */
    isRestoring: (field: Field) => fieldsBefore.some((other) => isSameAnswer(other, field)),
    /** Returns the form that asks for a field now and did not before. */
    newlyAsking(name: string): Form | undefined {
      const had = [...forms].flatMap(([form, now]) => (form.names.includes(name) ? [now] : []));
      return formsNow.find((form) => form.names.includes(name) && !had.includes(form));
    },
  };
}
