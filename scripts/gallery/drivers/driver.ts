import type { Locator, Page } from 'playwright';
import type { SiteField } from '../../journeys/site/fields.ts';

/** Answers by the names of their fields, right or not. */
export type Given = Readonly<Record<string, unknown>>;

/** A field as it stands on the page. */
export interface FieldOnPage {
  page: Page;
  /** What stands around it: `[data-field]`. */
  frame: Locator;
  /** The name of its control. */
  name: string;
  field: SiteField;
  /** Answers the fields in it: those of a list's item, or the parts of an address. */
  fill(answers: Given, prefix?: string): Promise<void>;
}

/** How a visitor answers a widget's fields. */
export interface Driver {
  /**
   * @param value undefined where the field itself is left empty, and only the fields in it are visited
   * @throws Error where no visitor could give this answer
   */
  answer(field: FieldOnPage, value: unknown): Promise<void>;
  /** Whether it leaves anything on the page; it does unless this says no. */
  leaves?(value: unknown): boolean;
}

/** The control of a field that has one; every radio button of a group. */
export function control({ frame, name }: FieldOnPage): Locator {
  return frame.locator(`[name="${name}"]`);
}

/** What a widget's author has set. */
export function optionsOf({ ui }: SiteField): Given {
  const options = ui['ui:options'];
  return typeof options === 'object' && options !== null ? { ...options } : {};
}
