import type { Locator, Page } from 'playwright';
import type { Reach } from '#types/data/journeys';
import type { AuthoredField, FieldAnswers } from '../../../src/engine/widgets/driver.ts';
import type { Setup } from './setup.ts';

/** A text of content that shows after an action or a failure, not for a condition. */
export interface ContentText extends Pick<Reach, 'hash' | 'file' | 'line'> {
  target: { kind: 'text'; text: string };
}

/** Something that has to be visible in a state. */
export type Expected = Reach | ContentText;

/**
 * The part of the page that is in the screenshot: all of `main`; only the step; `main` down to the step; the whole page;
 * the open dialog; or the element at a CSS selector, and what is around it.
 */
export type Frame = 'main' | 'step' | 'above-step' | 'page' | 'dialog' | `.${string}` | `[${string}`;

/** An open page of the site. */
export interface OpenPage {
  page: Page;
  settle(): Promise<void>;
}

/** A state of the site, and how to get there. */
export interface State {
  id: string;
  group: string;
  step: string;
  name: string;
  instructions: readonly string[];
  shows: readonly Expected[];
  setup: Setup;
  address: string;
  frame: Frame;
  /** True if the layout of a wide screen is in a screenshot too. */
  isWide: boolean;
  act(opened: OpenPage): Promise<void>;
}

/** A field, and those inside it. */
export interface NestedField extends AuthoredField {
  /** its place in the form, with the first item of a list: `dependants[0].firstName` */
  path: string;
  inside: readonly NestedField[];
}

/** The steps that a visitor takes in a form. */
export interface Filling {
  fields: readonly NestedField[];
  order?: readonly string[];
  answers: FieldAnswers;
  left: readonly string[];
}

/** A state that content leads to, as data. */
export interface DerivedState extends Omit<State, 'act'> {
  /** CSS selectors of the form, and of the button that opens it. */
  form: string;
  opener?: string;
  filling: Filling;
}

/** A state or a target that is in no screenshot, and why. */
export interface NotPictured {
  id: string;
  reason: string;
}

/** States, and what is in none. */
export interface Catalogue<Kind = State> {
  states: readonly Kind[];
  notPictured: readonly NotPictured[];
}

/** Finds an element of an open page by its CSS selector. */
export const find = ({ page }: OpenPage, selector: string): Locator => page.locator(selector).first();
