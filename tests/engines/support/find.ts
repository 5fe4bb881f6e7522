import type { Target } from './browser.ts';

/**
 * Finds what a visitor means, if it can be used now. It runs in the page, so it needs nothing outside itself.
 * @param isFocused finds it only if it has the focus; an option has it as the active one of its list
 */
export function find([target, isFocused]: readonly [Target, boolean]): HTMLElement | undefined {
  const ROLES = { button: 'button', link: 'a[href]', option: '[role="option"]' };
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
    const radio = all(`[data-field="${target.choice}"] input[type="radio"]`).find(
      (input) => nameOf(input) === target.label && isUsable(input),
    );
    // people press the words
    return isFocused ? radio : (radio?.closest('label') ?? undefined);
  }
  const matches = (element: Element) =>
    target.role === 'option' ? nameOf(element).includes(target.name) : nameOf(element) === target.name;
  return all(ROLES[target.role]).find((element) => matches(element) && isUsable(element));
}
