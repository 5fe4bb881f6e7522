import type { ContentFiles } from '../../read.ts';
import { type Field, isSameAnswer, keptFields } from './fields.ts';
import { type Followed, follow } from './follow.ts';
import { type Pair, pairForms, pairPages, pairSteps } from './match.ts';
import { type Asked, type Page, pagesOf, type Step } from './pages.ts';

/** A page that there still is, with what became of its steps and forms. */
export interface PagePair {
  before: Page;
  now: Page;
  steps: readonly Pair<Step>[];
  forms: readonly Pair<Asked>[];
}

/** Content as it was and as it is, each part with what it became. */
export interface Versions {
  pages: readonly PagePair[];
  gone: readonly Page[];
  followed: readonly Followed[];
  /** The forms that ask for a field now, and did not before. */
  newlyAsking(name: string): readonly Asked[];
  /** the fields now whose answers are kept */
  fields: readonly Field[];
  /** Whether answers of a field come from one of before. */
  wasAsked(field: Field): boolean;
}

export function pairVersions(before: ContentFiles, now: ContentFiles): Versions {
  const pagesNow = pagesOf(now);
  const pagesBefore = pagesOf(before);
  const pairs = pairPages(pagesBefore, pagesNow);
  const pages = pairs.flatMap(({ before, now }): PagePair[] => {
    if (!now) return [];
    const steps = pairSteps(before, now);
    return [{ before, now, steps, forms: pairForms(before, now, steps) }];
  });
  const fieldsBefore = keptFields(pagesBefore);
  const fields = keptFields(pagesNow);
  const forms = pages.flatMap(({ forms }) => forms);
  const formBefore = new Map(forms.map(({ before, now }) => [now, before]));
  const asked = pagesNow.flatMap(({ asked }) => asked);
  return {
    pages,
    gone: pairs.filter(({ now }) => !now).map(({ before }) => before),
    followed: follow(fieldsBefore, fields, forms),
    newlyAsking(name) {
      const asking = asked.filter(({ form }) => form.root.fields.has(name));
      return asking.filter((form) => !formBefore.get(form)?.form.root.fields.has(name));
    },
    fields,
    wasAsked: (field) => fieldsBefore.some((other) => isSameAnswer(other, field)),
  };
}
