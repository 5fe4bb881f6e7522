import type { ContentFiles } from '../read.ts';
import { type Field, type Form, type Page, readPages, type Step } from './pages.ts';

/** The content before and now, and what each part became. Removed parts have no counterpart. */
export interface Versions {
  before: readonly Page[];
  pages: ReadonlyMap<Page, Page>;
  steps: ReadonlyMap<Step, Step>;
  forms: ReadonlyMap<Form, Form>;
  /** Stored fields and what they became. Leaves out a field if another earlier field still asks for its answer. */
  fields: ReadonlyMap<Field, Field | undefined>;
  /** Current fields that restore an earlier answer. */
  restoring: ReadonlySet<Field>;
  newlyAsking(name: string): Form | undefined;
}

/** Matches items with what they became. Tries the scores in order. The best one above 0 makes a match. */
function matchItems<Item>(
  before: readonly Item[],
  now: readonly Item[],
  scores: readonly ((one: Item, other: Item) => number | boolean)[],
): Map<Item, Item> {
  const found = new Map<Item, Item>();
  for (const score of scores) {
    for (const item of before.filter((item) => !found.has(item))) {
      const taken = new Set(found.values());
      const [best] = now
        .flatMap((other) => (taken.has(other) ? [] : [{ other, score: Number(score(item, other)) }]))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score);
      if (best) found.set(item, best.other);
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

const STEP_SCORES = [
  (one: Step, other: Step) => one.hash === other.hash,
  sharedFields,
  (one: Step, other: Step) => one.heading === other.heading,
].map((score) => (one: Step, other: Step) => one.journey === other.journey && score(one, other));

const isSameAnswer = (one: Field, other: Field) => one.keys.some((key) => other.keys.includes(key));

function matchFields(
  before: readonly Field[],
  now: readonly Field[],
  forms: ReadonlyMap<Form, Form>,
): Map<Field, Field | undefined> {
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
export function matchVersions(filesBefore: ContentFiles, filesNow: ContentFiles): Versions {
  const [before, now] = [readPages(filesBefore), readPages(filesNow)];
  const pages = matchItems(before, now, [
    (one, other) => one.kind === other.kind && one.path === other.path,
    (one, other) => one.kind === other.kind && one.file.name === other.file.name,
    (one, other) => one.kind === other.kind,
  ]);
  const steps = new Map(
    [...pages].flatMap(([page, pageNow]) => [...matchItems(page.steps, pageNow.steps, STEP_SCORES)]),
  );
  const forms = new Map<Form, Form>();
  for (const [page, pageNow] of pages) {
    for (const form of page.forms) {
      const step = form.step && steps.get(form.step);
      const same = pageNow.forms.find((other) =>
        form.step ? step && other.step === step : other.pointer === form.pointer,
      );
      if (same) forms.set(form, same);
    }
  }
  const formsNow = now.flatMap((page) => page.forms);
  const fieldsBefore = before.flatMap((page) => page.forms).flatMap(({ fields }) => fields);
  const fieldsNow = formsNow.flatMap(({ fields }) => fields);
  return {
    before,
    pages,
    steps,
    forms,
    fields: matchFields(fieldsBefore, fieldsNow, forms),
    restoring: new Set(fieldsNow.filter((field) => fieldsBefore.some((other) => isSameAnswer(other, field)))),
    newlyAsking(name) {
      const had = [...forms].flatMap(([form, now]) => (form.names.includes(name) ? [now] : []));
      return formsNow.find((form) => form.names.includes(name) && !had.includes(form));
    },
  };
}
