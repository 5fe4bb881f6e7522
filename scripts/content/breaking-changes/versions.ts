import type { ContentFiles } from '../read.ts';
import { fieldNames, flattenForm } from './constraints.ts';
import { type Field, type Form, type Page, readPages, type Step } from './pages.ts';
import { storedFields } from './stored-answers.ts';

/** Something before, and what it is now; undefined if it is gone. */
export interface Pair<Item> {
  before: Item;
  now: Item | undefined;
}

/** A page that is still there, with what became of its steps and forms. */
export interface PagePair {
  before: Page;
  now: Page;
  steps: readonly Pair<Step>[];
  forms: readonly Pair<Form>[];
}

/** Content before and now, each part with what it became; fields only if their answers are stored. */
export interface Versions {
  pages: readonly PagePair[];
  removedPages: readonly Page[];
  fields: readonly Pair<Field>[];
  /** Returns the forms that have a field now and did not have it before. */
  newlyAsking(name: string): readonly Form[];
  storedNow: readonly Field[];
  /** Returns whether a field of now restores an answer to one of before. */
  wasAsked(field: Field): boolean;
  /** Returns whether a complete form of before is still complete when its answers are restored. */
  canRestore(form: Form): boolean;
}

type Score<Item> = (one: Item, other: Item) => number | boolean;

/** Pairs items with what they became, by the first score that is above 0 for a pair. */
function matchItems<Item>(
  before: readonly Item[],
  now: readonly Item[],
  scores: readonly Score<Item>[],
): Pair<Item>[] {
  const found = new Map<Item, Item>();
  for (const score of scores) {
    for (const item of before.filter((item) => !found.has(item))) {
      const taken = [...found.values()];
      const free = now
        .filter((other) => !taken.includes(other))
        .map((other) => ({ other, score: Number(score(item, other)) }));
      const [best] = free.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
      if (best) found.set(item, best.other);
    }
  }
  return before.map((item) => ({ before: item, now: found.get(item) }));
}

function matchPages(before: readonly Page[], now: readonly Page[]): Pair<Page>[] {
  return matchItems(before, now, [
    (one, other) => one.kind === other.kind && one.path === other.path,
    (one, other) => one.kind === other.kind && one.file.name === other.file.name,
    (one, other) => one.kind === other.kind,
  ]);
}

/** Returns the share of their fields that two steps have in common, if it is most of them. */
function sharedFields(one: Step, other: Step): number {
  const namesOf = (step: Step) => step.page.forms.filter((form) => form.step === step).flatMap(fieldNames);
  const [names, others] = [namesOf(one), namesOf(other)];
  const all = new Set([...names, ...others]);
  const share = names.filter((name) => others.includes(name)).length / all.size;
  return share >= 0.5 ? share : 0;
}

function matchSteps(before: Page, now: Page): Pair<Step>[] {
  const scores: Score<Step>[] = [
    (one, other) => one.hash === other.hash,
    sharedFields,
    (one, other) => one.heading === other.heading,
  ];
  const inJourney = scores.map(
    (score): Score<Step> =>
      (one, other) =>
        one.journey === other.journey && score(one, other),
  );
  return matchItems(before.steps, now.steps, inJourney);
}

function matchForms(before: Page, now: Page, steps: readonly Pair<Step>[]): Pair<Form>[] {
  return before.forms.map((form) => {
    const step = steps.find(({ before }) => before === form.step)?.now;
    const isSame = (other: Form) =>
      form.step ? step !== undefined && other.step === step : other.pointer === form.pointer;
    return { before: form, now: now.forms.find(isSame) };
  });
}

function isSameAnswer(one: Field, other: Field): boolean {
  return one.keys.some((key) => other.keys.includes(key));
}

/** Matches fields with those that restore the same answer, without one that still is in another of its forms. */
function matchFields(
  before: readonly Field[],
  now: readonly Field[],
  forms: readonly Pair<Form>[],
): Pair<Field>[] {
  const formOf = new Map(forms.map((pair) => [pair.before, pair.now]));
  const wasThere = (field: Field) =>
    before.some((other) => isSameAnswer(other, field) && formOf.get(other.form) === field.form);
  return before.flatMap((field): Pair<Field>[] => {
    const same = now.filter((other) => isSameAnswer(field, other));
    const stays = same.find(({ form, name }) => name === field.name && form === formOf.get(field.form));
    const moved = stays ?? same.find((other) => !wasThere(other));
    return moved || same.length === 0 ? [{ before: field, now: moved }] : [];
  });
}

/** Reads two versions of content and matches their parts. */
export function matchVersions(before: ContentFiles, now: ContentFiles): Versions {
  const [pagesBefore, pagesNow] = [readPages(before), readPages(now)];
  const pairs = matchPages(pagesBefore, pagesNow);
  const pages = pairs.flatMap(({ before, now }): PagePair[] => {
    if (!now) return [];
    const steps = matchSteps(before, now);
    return [{ before, now, steps, forms: matchForms(before, now, steps) }];
  });
  const forms = pages.flatMap(({ forms }) => forms);
  const [fieldsBefore, fieldsNow] = [storedFields(pagesBefore), storedFields(pagesNow)];
  const has = (form: Form | undefined, name: string) => form !== undefined && fieldNames(form).includes(name);
  return {
    pages,
    removedPages: pairs.filter(({ now }) => !now).map(({ before }) => before),
    fields: matchFields(fieldsBefore, fieldsNow, forms),
    newlyAsking(name) {
      const isNew = (form: Form) => !has(forms.find(({ now }) => now === form)?.before, name);
      return pagesNow.flatMap(({ forms }) => forms).filter((form) => has(form, name) && isNew(form));
    },
    storedNow: fieldsNow,
    wasAsked: (field) => fieldsBefore.some((other) => isSameAnswer(other, field)),
    canRestore(form) {
      const stored = fieldsBefore.filter((field) => field.form === form).map(({ name }) => name);
      const { constraints } = flattenForm(form);
      const required = constraints.filter(({ path, keyword }) => path === '' && keyword === 'required');
      return required.every(({ value }) => stored.includes(String(value)));
    },
  };
}
