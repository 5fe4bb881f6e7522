import type { Locator, Page } from '@playwright/test';
import { expect } from '../studio-site.ts';

/** The ways to use a control. */
export interface Hands {
  /** Presses a button, link, radio button or menu item. */
  press(target: Locator): Promise<void>;
  /** Replaces the text of a text box. */
  fill(target: Locator, text: string): Promise<void>;
  /** Chooses an option of a select by its label. */
  choose(target: Locator, option: string): Promise<void>;
}

/** Uses controls with the mouse, and the keyboard for text alone. */
export function mouse(page: Page): Hands {
  return {
    press: (target) => target.click(),
    async fill(target, text) {
      await target.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(text);
    },
    // the list of a select belongs to the browser, so that a test can't click in it
    choose: async (target, label) => void (await target.selectOption({ label })),
  };
}

/** The most presses of a key before an element has the focus. */
const MOST = 400;

/** Returns the key that brings the focus nearer to an element: to its pane first, then to it. Undefined if it is there. */
const nextKey = (target: Element): string | undefined => {
  const active = document.activeElement ?? document.body;
  if (active === target) return undefined;
  const inSameGroup =
    target.matches('[type=radio]') && active.getAttribute('name') === target.getAttribute('name');
  const inSameMenu = target.matches('[role=menuitem]') && active.closest('[role=menu]') !== null;
  const isAfter = (active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  if (inSameGroup || inSameMenu) return isAfter ? 'ArrowDown' : 'ArrowUp';
  const inTree = target.matches('.outline-node') && active.matches('.outline-node');
  if (inTree) return isAfter ? 'ArrowDown' : 'ArrowUp';
  const pane = target.closest('dialog') ? undefined : target.closest('[data-pane]');
  if (pane && !pane.contains(active)) return 'F6';
  return isAfter ? 'Tab' : 'Shift+Tab';
};

/** Uses controls with the keyboard alone. */
export function keyboard(page: Page): Hands {
  const focus = async (target: Locator) => {
    await target.waitFor();
    for (let count = 0; count < MOST; count += 1) {
      const key = await target.evaluate(nextKey);
      if (key === undefined) return;
      await page.keyboard.press(key);
    }
    throw new Error(`The keyboard does not lead to ${target}.`);
  };
  return {
    async press(target) {
      await expect(target).toBeEnabled();
      await focus(target);
      const isChosen = await target.evaluate((element) => element.matches('[type=radio]:checked'));
      const isChoice = await target.evaluate((element) => element.matches('input'));
      if (!isChosen) await page.keyboard.press(isChoice ? 'Space' : 'Enter');
    },
    async fill(target, text) {
      await focus(target);
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(text);
    },
    async choose(target, label) {
      await focus(target);
      await page.keyboard.type(label);
      for (let count = 0; count < MOST; count += 1) {
        const chosen = await target.evaluate(
          (element) => (element as HTMLSelectElement).selectedOptions[0]?.label,
        );
        if (chosen === label) return;
        await page.keyboard.press('ArrowDown');
      }
      throw new Error(`${target} has no option “${label}”.`);
    },
  };
}
