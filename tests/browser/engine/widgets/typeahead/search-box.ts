import { page, userEvent } from 'vitest/browser';
import type { Step } from '#types/content/step';
import type { UiSchema } from '#types/content/ui-schema';
import type { TypeaheadWidget } from '#types/widgets/typeahead';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import type { Source } from '../../../../../src/engine/source.ts';
import { requireRuntime } from '../../../../../src/engine/validators/runtime.ts';
import typeaheadForm from '../../../../fixtures/library/forms/typeahead.json?content';
import { pass, textsOf } from '../../../helpers.ts';
import { drawForm } from '../../draw.tsx';
import { listSource } from '../../sources.ts';

export const input = page.getByRole('combobox', { name: 'Book' });
export const option = (name: string) => page.getByRole('option', { name });
export const alert = page.getByRole('alert');
/** The live region. */
export const announced = page.getByRole('status').first();
export const clearButton = page.getByRole('button', { name: 'Clear Book' });
export const tryAgain = page.getByRole('button', { name: 'Try again' });
/** Finds a text that the menu shows instead of the list. */
export const shown = (text: string) => page.getByText(text, { exact: true }).first();

/** Returns the texts of the list's lines, from top to bottom. */
export const lines = () => textsOf(page.getByRole('option'));

/** Returns the text of the line that is active for assistive technology. */
export const active = () =>
  document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '')?.textContent;

export const drawSearch = (books: Source = listSource(), answers: JsonObject = {}) =>
  drawForm(typeaheadForm, { sources: { books }, answers });

/** Draws the field with additional options. */
export function drawSearchWith(options: Partial<TypeaheadWidget>, books: Source = listSource()) {
  const { content, ...compiled } = typeaheadForm(requireRuntime);
  const step = content as Step;
  const field = step.uiSchema.book as UiSchema;
  const book: UiSchema = { ...field, 'ui:options': { ...field['ui:options'], ...options } };
  const form = () => ({ ...compiled, content: { ...step, uiSchema: { ...step.uiSchema, book } } });
  return drawForm(form, { sources: { books } });
}

export const type = (text: string) => userEvent.type(input, text);

/** Advances the fake timers, by default by the search's delay after a key. */
export const rest = (ms = 200) => pass(ms);
