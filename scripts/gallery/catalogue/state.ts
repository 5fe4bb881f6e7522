import type { Page } from 'playwright';
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

/** A field, and those inside it. */
export interface NestedField extends AuthoredField {
  /** its place in the form, with the first item of a list: `dependants[0].firstName` */
  path: string;
  inside: readonly NestedField[];
}

/** The steps that a visitor takes in a form. */
export interface Filling extends Pick<NestedField, 'ui' | 'inside'> {
  /** CSS selectors of the form, and of the button that opens it. */
  form: string;
  opener?: string;
  answers: FieldAnswers;
  left: readonly string[];
}

/** Something that is done on the page of a state. */
export type Act = (page: Page, settle: () => Promise<void>) => Promise<unknown>;

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
  /** The actions on the page; data if content leads to the state. */
  filling?: Filling;
  acts?: readonly Act[];
}

/** States, and what is in none, with the reason. */
export interface Catalogue {
  states: readonly State[];
  notPictured: readonly { id: string; reason: string }[];
}
