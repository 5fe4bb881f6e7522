import type { Setup } from '../setup.ts';
import type { Act, State } from '../state.ts';

type Some<Item> = Item | readonly Item[];
type Shared = Setup & Partial<Pick<State, 'address' | 'frame'>>;

/** The options of a state, beyond those of its group. */
interface Options extends Shared {
  isWide?: boolean;
  instructions?: string;
  /** The calls that fail. `pending` has the calls without an answer. */
  failing?: Some<string>;
  pending?: Some<string>;
}

export type ManualState = readonly [name: string, options?: Options, acts?: Some<Act>];

/** The states in one folder by name, and what they share. */
export interface ManualGroup extends Shared {
  folder: string;
  step: string;
  /** The name of the derived state that these states take the setup and address from. */
  like?: string;
  states: Readonly<Record<string, ManualState>>;
}

export function click(selector: string): Act {
  return (page) => page.locator(selector).first().click();
}
export function waitFor(selector: string): Act {
  return (page) => page.locator(selector).first().waitFor();
}
export function press(selector: string, key: string): Act {
  return (page) => page.locator(selector).first().press(key);
}
/** Types a text into the control with this name. */
export function fill(name: string, text: string): Act {
  return (page) => page.locator(`[name="${name}"]`).fill(text);
}
export function passTime(milliseconds: number): Act {
  return (page) => page.clock.fastForward(milliseconds);
}

/** Tries to submit an incomplete step. The button looks disabled but can be pressed. */
export const submitIncomplete = press('[data-step] button[type="submit"]', 'Enter');
