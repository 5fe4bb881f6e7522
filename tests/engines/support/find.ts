import type { Target } from './browser.ts';

/**
 * Finds a target if it can be used now. Runs in the page, so it must not use outer variables.
 * @param isFocused finds it only if it has the focus; an option has the focus if it is the active one of its list
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
    // visitors click the label
    return isFocused ? radio : (radio?.closest('label') ?? undefined);
  }
  const matches = (element: Element) =>
    target.role === 'option' ? nameOf(element).includes(target.name) : nameOf(element) === target.name;
  return all(ROLES[target.role]).find((element) => matches(element) && isUsable(element));
}
