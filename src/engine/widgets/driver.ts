import type { Locator, Page } from 'playwright';
import type { FormSchema } from '../compiled.ts';
import { isObject } from '../form/paths.ts';
import { choicesOf } from '../form/schema.ts';

/** Answers by field name, valid or not. */
export type FieldAnswers = Readonly<Record<string, unknown>>;

/** A field as the author wrote it. */
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
  /** Fills in the fields inside it: those of a list item, or the parts of an address. */
  fill(answers: FieldAnswers, prefix?: string): Promise<void>;
}

/**
 * Fills in a widget's field as a visitor would. Each widget exports it as `driver` from `driver.ts` in its folder,
 * for tests. It is never part of a build.
 */
export interface Driver {
  /**
   * @param value undefined to only visit the fields inside and leave the field empty
   * @throws Error if no visitor could give this answer
   */
  answer(field: FieldOnPage, value: unknown): Promise<void>;
  /** Returns false for an answer that does not show on the page. */
  isVisible?(value: unknown): boolean;
}

/** Types an answer unchanged into the field's only control. */
export const typingDriver: Driver = {
  answer: (field, value) => control(field).fill(String(value)),
};

/** Returns the control of a field, or all radio buttons of a group. */
export function control({ frame, name }: Pick<FieldOnPage, 'frame' | 'name'>): Locator {
  return frame.locator(`[name="${name}"]`);
}

/** Returns the `ui:options` of a field. */
export function optionsOf({ ui }: AuthoredField): FieldAnswers {
  const options = ui['ui:options'];
  return isObject(options) ? options : {};
}

/**
 * Returns the position of a value among a field's choices.
 * @throws Error if it is not one of them
 */
export function choiceIndex(
  { name, schema }: AuthoredField,
  value: unknown,
): { index: number; length: number } {
  const choices = choicesOf(schema as FormSchema);
  const index = choices.findIndex((choice) => choice.value === value);
  if (index >= 0) return { index, length: choices.length };
  throw new Error(`"${name}" has no choice ${JSON.stringify(value)}.`);
}
