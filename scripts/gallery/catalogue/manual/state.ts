import type { Setup } from '../setup.ts';
import type { Act, State } from '../state.ts';

/** One thing, or several. */
type Some<Item> = Item | readonly Item[];

/** A state that content alone does not lead to. */
export interface ManualState extends Partial<Pick<State, 'address' | 'setup' | 'frame' | 'isWide'>> {
  name: string;
  instructions?: string;
  /** The texts of content that it has to show: `file.json#/pointer`, or the rest of the group's `texts`. */
  texts?: Some<string>;
  /** Calls that fail, and calls without an answer. */
  failing?: Some<string>;
  pending?: Some<string>;
  faults?: Setup['faults'];
  act?: Some<Act>;
}

/** States in one folder, by their names in it, with what they have in common. */
export interface ManualGroup extends Partial<Pick<State, 'address' | 'setup' | 'frame'>> {
  folder: string;
  step: string;
  /** The name of the derived state whose setup and address they have. */
  like?: string;
  /** How the places of their texts begin. */
  texts?: string;
  states: Readonly<Record<string, ManualState>>;
}

export const click =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).first().click();
export const waitFor =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).first().waitFor();
export const press =
  (selector: string, key: string): Act =>
  (page) =>
    page.locator(selector).first().press(key);
export const passTime =
  (milliseconds: number): Act =>
  (page) =>
    page.clock.fastForward(milliseconds);

/** Types a text into the control with a name. */
export const fill =
  (name: string, text: string): Act =>
  (page) =>
    page.locator(`[name="${name}"]`).fill(text);

/** Tries to send an incomplete step: the button looks disabled, and can be pressed all the same. */
export const submitIncomplete = press('[data-step] button[type="submit"]', 'Enter');
