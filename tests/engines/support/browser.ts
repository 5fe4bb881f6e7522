/** An element on the page: by its role and name, or a control by the name of its field. */
export type Target =
  | { role: 'button' | 'link' | 'option'; name: string }
  | { control: string }
  | { choice: string; label: string };

export type Key = 'Tab' | 'Enter' | 'Space' | 'ArrowDown';

/** The page, or the card frame that it shows. */
export type Where = 'page' | 'frame';

/** A browser of any engine, as far as a visitor needs it. The walk is written for this. */
export interface Browser {
  open(url: string): Promise<void>;
  /** Runs a function in the page. It has to stand by itself: it is sent there as text. */
  read<Result>(work: () => Result): Promise<Awaited<Result>>;
  /** Returns true if a target is there and can be used. @param isFocused and has the focus */
  has(where: Where, target: Target, isFocused: boolean): Promise<boolean>;
  /** Presses the mouse on a target. @throws Error where it isn't there, or can't be pressed now */
  click(where: Where, target: Target): Promise<void>;
  /** Takes an option of a `select`. @throws Error where it isn't there */
  select(target: Target, label: string): Promise<void>;
  /** Types a text where the focus is. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}

/** Returns what was found. @throws Error where nothing was */
export function required<Element>(found: Element | null | undefined, target: Target): Element {
  if (found) return found;
  throw new Error(`There is no ${JSON.stringify(target)} that can be used.`);
}
