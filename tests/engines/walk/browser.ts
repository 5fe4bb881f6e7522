/** An element on the page, by its role and name, or by the name of its field. */
export type Target =
  | { role: 'button' | 'link' | 'option'; name: string }
  | { control: string }
  | { choice: string; label: string };

export type Key = 'Tab' | 'Enter' | 'Space' | 'ArrowDown';

/** The page, or the card frame on it. */
export type Where = 'page' | 'frame';

/** The parts of a browser of any engine that a visitor needs. The walk uses only this interface. */
export interface Browser {
  open(url: string): Promise<void>;
  /** Runs a function in the page. The function must not use outer variables, because it is sent as text. */
  read<Result>(work: () => Result): Promise<Awaited<Result>>;
  /** Returns true if a target is present and can be used. @param isFocused true if it must also have the focus */
  has(where: Where, target: Target, isFocused: boolean): Promise<boolean>;
  /** Clicks a target with the mouse. @throws Error if it is not present or can't be clicked now */
  click(where: Where, target: Target): Promise<void>;
  /** Selects an option of a `select`. @throws Error if it is not present */
  select(target: Target, label: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}

/** Returns the found element. @throws Error if nothing was found */
export function required<Element>(found: Element | null | undefined, target: Target): Element {
  if (found) return found;
  throw new Error(`There is no ${JSON.stringify(target)} that can be used.`);
}

/**
 * Finds a target if it can be used now. Runs in the page, so it must not use outer variables.
 * @param isFocused finds it only if it has the focus; an option has the focus if it is the active one of its list
 */
export function find([target, isFocused]: readonly [Target, boolean]): HTMLElement | undefined {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const nameOf = (element: Element) => {
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    return ((label ?? element).textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const focused = document.activeElement;
  const isUsable = (element: HTMLElement) =>
    element.checkVisibility() &&
    !element.matches(':disabled, [aria-disabled="true"]') &&
    (!isFocused || element === focused || element.id === focused?.getAttribute('aria-activedescendant'));

  if ('control' in target) return all(`[name="${target.control}"]`).find(isUsable);
  if ('choice' in target) {
    const radios = all(`[data-field="${target.choice}"] input[type="radio"]`);
    const radio = radios.find((input) => nameOf(input) === target.label && isUsable(input));
    // visitors click the label
    return isFocused ? radio : (radio?.closest('label') ?? undefined);
  }
  const selector = { button: 'button', link: 'a[href]', option: '[role="option"]' }[target.role];
  const isNamed = (name: string) =>
    target.role === 'option' ? name.includes(target.name) : name === target.name;
  return all(selector).find((element) => isNamed(nameOf(element)) && isUsable(element));
}
