import equal from 'fast-deep-equal';
import { stripWords } from '../../schemas/strip.ts';
import { closest } from '../check/did-you-mean.ts';
import type { JsonObject } from '../json.ts';
import { fieldNames } from './constraints.ts';
import type { Form, Page, Step } from './pages.ts';
import { type Field, isSameAnswer } from './stored-answers.ts';

/** Something before, and what it is now; undefined if it is gone. */
export interface Pair<Item> {
  before: Item;
  now: Item | undefined;
}

type Score<Item> = (one: Item, other: Item) => number;

function matchItems<Item>(
  before: readonly Item[],
  now: readonly Item[],
  scores: readonly Score<Item>[],
): Pair<Item>[] {
  const found = new Map<Item, Item>();
  const taken = new Set<Item>();
  for (const score of scores) {
    for (const item of before.filter((item) => !found.has(item))) {
      const free = now.filter((other) => !taken.has(other) && score(item, other) > 0);
      const [best] = free.sort((one, other) => score(item, other) - score(item, one));
      if (!best) continue;
      found.set(item, best);
      taken.add(best);
    }
  }
  return before.map((item) => ({ before: item, now: found.get(item) }));
}

/** Matches pages by path, then by file, then by kind. */
export function matchPages(before: readonly Page[], now: readonly Page[]): Pair<Page>[] {
  return matchItems(before, now, [
    (one, other) => Number(one.kind === other.kind && one.path === other.path),
    (one, other) => Number(one.kind === other.kind && one.file.name === other.file.name),
    (one, other) => Number(one.kind === other.kind),
  ]);
}

function sharedFields(one: Step, other: Step): number {
  const [names, others] = [one, other].map((step) =>
    step.page.forms.filter((form) => form.step === step).flatMap(fieldNames),
  ) as [string[], string[]];
  const all = new Set([...names, ...others]);
  if (all.size === 0) return Number(one.heading === other.heading);
  return names.filter((name) => others.includes(name)).length / all.size;
}

/** Matches the steps of each journey by hash, then by most of their fields, then by heading. */
export function matchSteps(before: Page, now: Page): Pair<Step>[] {
  const scores: Score<Step>[] = [
    (one, other) => Number(one.hash === other.hash),
    (one, other) => (sharedFields(one, other) >= 0.5 ? sharedFields(one, other) : 0),
    (one, other) => Number(one.heading === other.heading),
  ];
  const inJourney = (score: Score<Step>): Score<Step> => {
    return (one, other) => (one.journey === other.journey ? score(one, other) : 0);
  };
  return matchItems(before.steps, now.steps, scores.map(inJourney));
}

/** Matches forms: a step's form by its step, a page's own form by its place. */
export function matchForms(before: Page, now: Page, steps: readonly Pair<Step>[]): Pair<Form>[] {
  return before.forms.map((form) => {
    const step = steps.find(({ before }) => before === form.step)?.now;
    const isSame = (other: Form) =>
      form.step ? step !== undefined && other.step === step : other.pointer === form.pointer;
    return { before: form, now: now.forms.find(isSame) };
  });
}

/**
 * Matches stored fields: with the field of the same form, or of another form that restores the same answer. Leaves out
 * a field that was in several forms and still is in one of them.
 */
export function matchFields(
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

/** From here on two fields are so alike that one probably became the other. */
const ALIKE = 2;

interface Named {
  name: string;
  schema: JsonObject;
}

function similarity(gone: Named, added: Named): number {
  const { title } = gone.schema;
  const isTitle = title !== undefined && title === added.schema.title;
  const isSchema = equal(stripWords(gone.schema), stripWords(added.schema));
  return (isTitle ? 2 : 0) + (isSchema ? 2 : 0) + Number(closest(gone.name, [added.name]) !== undefined);
}

/**
 * Guesses new names of removed fields: the same title or the same rules in the same form.
 *
 * @returns the new names by the old ones, without a name that fits several equally well
 */
export function guessRenames(gone: readonly Named[], added: readonly Named[]): ReadonlyMap<string, string> {
  const guesses = gone.flatMap((field) => {
    const alike = added.map((other) => ({ field, other, score: similarity(field, other) }));
    const best = Math.max(ALIKE, ...alike.map(({ score }) => score));
    const [only, ...others] = alike.filter(({ score }) => score === best);
    return only && others.length === 0 ? [only] : [];
  });
  const renames = new Map<string, string>();
  for (const { field, other } of guesses.sort((one, another) => another.score - one.score)) {
    if (![...renames.values()].includes(other.name)) renames.set(field.name, other.name);
  }
  return renames;
}
