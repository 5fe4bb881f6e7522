import { beforeEach, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Step } from '#types/content/step';
import type { UiSchema } from '#types/content/ui-schema';
import type { TypeaheadWidget } from '#types/widgets/typeahead';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import type { Source } from '../../../../../src/engine/source.ts';
import { requireRuntime } from '../../../../../src/engine/validators/runtime.ts';
import typeaheadForm from '../../../../fixtures/library/forms/typeahead.json?content';
import { drawForm } from '../../draw-form.tsx';
import { listSource } from '../../sources.ts';

export const input = page.getByRole('combobox', { name: 'Book' });
export const option = (name: string) => page.getByRole('option', { name });
/** What assistive technology is told. */
export const spoken = page.getByRole('status').first();
export const tryAgain = page.getByRole('button', { name: 'Try again' });
/** What stands in the menu, in the list's place. */
export const shown = (text: string) => page.getByText(text, { exact: true }).first();

/** The lines of the list, top down. */
export const lines = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);

/** Which line the keys stand on, by the relation that assistive technology follows. */
export const active = () =>
  document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '')?.textContent;

export const drawSearch = (books: Source = listSource(), answers: JsonObject = {}) =>
  drawForm(typeaheadForm, { sources: { books }, answers });

/** The same, where the author has said more of the field. */
export function drawSearchWith(options: Partial<TypeaheadWidget>, books: Source = listSource()) {
  const { content, ...compiled } = typeaheadForm(requireRuntime);
  const step = content as Step;
  const field = step.uiSchema.book as UiSchema;
  const book: UiSchema = { ...field, 'ui:options': { ...field['ui:options'], ...options } };
  const form = () => ({ ...compiled, content: { ...step, uiSchema: { ...step.uiSchema, book } } });
  return drawForm(form, { sources: { books } });
}

/** Types as fast as fingers do: with no rest that is long enough for a search. */
export const type = (text: string) => userEvent.type(input, text);

/** Moves the fake timers on by `ms` milliseconds, by default the 200 that a search waits for. */
export const rest = (ms = 200) => vi.advanceTimersByTimeAsync(ms);

/** Fakes the timers in every test of a file, so that only `rest` moves them, and mocks console.error. */
export function fakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    };
  });
}
