import type { Locator, Page } from 'playwright';
import type { FormSchema } from '../compiled.ts';
import { isObject } from '../form/paths.ts';
import { choicesOf } from '../form/schema.ts';

/** Answers by the names of their fields, valid or not. */
export type FieldAnswers = Readonly<Record<string, unknown>>;

/** A field as its author wrote it. */
export interface AuthoredField {
  name: string;
  schema: Readonly<Record<string, unknown>>;
  ui: Readonly<Record<string, unknown>>;
}

/** A field on an open page. */
export interface FieldOnPage {
  page: Page;
  /** the element with `data-field`, around the control */
  frame: Locator;
  /** the name of its control */
  name: string;
  field: AuthoredField;
  /** Answers the fields in it: those of a list's item, or the parts of an address. */
  fill(answers: FieldAnswers, prefix?: string): Promise<void>;
}

/**
 * Answers a widget's field as a visitor would; the export `driver` of `driver.ts` in the widget's folder. Tests load it
 * from there. It never ships: nothing that does imports it.
 */
export interface Driver {
  /**
   * @param value undefined to visit only the fields inside, and leave the field itself empty
   * @throws Error where no visitor could give this answer
   */
  answer(field: FieldOnPage, value: unknown): Promise<void>;
  /** Returns false for an answer that leaves nothing to see on the page. */
  isVisible?(value: unknown): boolean;
}

/** Types an answer as it is, into the field's only control. */
export const typingDriver: Driver = {
  answer: (field, value) => control(field).fill(String(value)),
};

/** Returns the control of a field; of a group, every radio button. */
export function control({ frame, name }: Pick<FieldOnPage, 'frame' | 'name'>): Locator {
  return frame.locator(`[name="${name}"]`);
}

/** Returns the `ui:options` of a field. */
export function optionsOf({ ui }: AuthoredField): FieldAnswers {
  const options = ui['ui:options'];
  return isObject(options) ? options : {};
}

/** Returns the position of a value among a field's choices. @throws Error for a value that is none of them */
export function choiceIndex(
  { name, schema }: AuthoredField,
  value: unknown,
): { index: number; length: number } {
  const choices = choicesOf(schema as FormSchema);
  const index = choices.findIndex((choice) => choice.value === value);
  if (index >= 0) return { index, length: choices.length };
  throw new Error(`"${name}" has no choice ${JSON.stringify(value)}.`);
}
