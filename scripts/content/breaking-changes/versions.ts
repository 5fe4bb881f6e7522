import type { ContentFiles } from '../read.ts';
import { fieldNames, flattenForm } from './constraints.ts';
import { matchFields, matchForms, matchPages, matchSteps, type Pair } from './match.ts';
import { type Form, type Page, readPages, type Step } from './pages.ts';
import { type Field, isSameAnswer, storedFields } from './stored-answers.ts';

/** A page that is still there, with what became of its steps and forms. */
export interface PagePair {
  before: Page;
  now: Page;
  steps: readonly Pair<Step>[];
  forms: readonly Pair<Form>[];
}

/** Content before and now, each part with what it became. */
export interface Versions {
  pages: readonly PagePair[];
  removedPages: readonly Page[];
  fields: readonly Pair<Field>[];
  newlyAsking(name: string): readonly Form[];
  storedNow: readonly Field[];
  wasAsked(field: Field): boolean;
  canRestore(form: Form): boolean;
}

/** Reads two versions of content and matches their parts. */
export function matchVersions(before: ContentFiles, now: ContentFiles): Versions {
  const pagesBefore = readPages(before);
  const pagesNow = readPages(now);
  const pairs = matchPages(pagesBefore, pagesNow);
  const pages = pairs.flatMap(({ before, now }): PagePair[] => {
    if (!now) return [];
    const steps = matchSteps(before, now);
    return [{ before, now, steps, forms: matchForms(before, now, steps) }];
  });
  const forms = pages.flatMap(({ forms }) => forms);
  const fieldsBefore = storedFields(pagesBefore);
  const fieldsNow = storedFields(pagesNow);
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
