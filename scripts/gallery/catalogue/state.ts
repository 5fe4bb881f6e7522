import type { Page } from 'playwright';
import type { Reach } from '#types/data/journeys';
import type { AuthoredField, FieldAnswers } from '../../../src/engine/widgets/driver.ts';
import type { Setup } from './setup.ts';

/** A text of the content that shows after an action or a failure, not because of a condition. */
export interface ContentText extends Pick<Reach, 'hash' | 'file' | 'line'> {
  target: { kind: 'text'; text: string };
}

/** A target or text that must be visible in a state. */
export type Expected = Reach | ContentText;

/**
 * The part of the page that is in the screenshot: all of `main`, only the step, `main` above the step, the whole
 * page, the open dialog, or the element at a CSS selector with a margin.
 */
export type Frame = 'main' | 'step' | 'above-step' | 'page' | 'dialog' | `.${string}` | `[${string}`;

export interface NestedField extends AuthoredField {
  /** The path in the form, with the first item of a list: `dependants[0].firstName`. */
  path: string;
  inside: readonly NestedField[];
}

/** The actions of a visitor in a form. */
export interface Filling {
  /** CSS selectors of the form, and of the button that opens it. */
  form: string;
  opener?: string;
  fields: readonly NestedField[];
  answers: FieldAnswers;
  left: readonly string[];
}

export type Act = (page: Page, settle: () => Promise<void>) => Promise<unknown>;

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
  /** True if the gallery also has a screenshot of the wide layout. */
  isWide: boolean;
  /** The actions on the page. They are data if the state is derived from content. */
  filling?: Filling;
  acts?: readonly Act[];
}

/** All states, and everything that is in no state with the reason. */
export interface Catalogue {
  states: readonly State[];
  notPictured: readonly { id: string; reason: string }[];
}
