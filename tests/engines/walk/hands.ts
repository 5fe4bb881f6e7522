import type { Target } from '../support/browser.ts';
import { type Answer, CARD } from './answers.ts';
import type { Visitor } from './visitor.ts';

/** How a visitor uses a page: with the mouse, or with the keyboard alone. */
export interface Hands {
  answer(name: string, answer: Answer): Promise<void>;
  press(target: Target): Promise<void>;
}

const CARD_FIELDS = Object.entries(CARD);

/** The line of an open list that a search is for. */
const lineOf = (line: string): Target => ({ role: 'option', name: line });

export function withMouse(visitor: Visitor): Hands {
  const { browser } = visitor;
  const fill = async (control: string, text: string, where: 'page' | 'frame' = 'page') => {
    await visitor.focus({ control }, where);
    await browser.type(text);
  };
  return {
    press: (target) => visitor.click(target),
    async answer(name, answer) {
      if (answer === 'tick') return visitor.click({ control: name });
      if (answer === 'card') {
        for (const [control, text] of CARD_FIELDS) await fill(control, text, 'frame');
        return;
      }
      if ('choice' in answer) return visitor.click({ choice: name, label: answer.choice });
      if ('select' in answer) return visitor.until(() => browser.select({ control: name }, answer.select));
      if ('text' in answer) return fill(name, answer.text);
      await fill(name, answer.search);
      await visitor.click(lineOf(answer.line));
    },
  };
}

export function withKeyboard(visitor: Visitor): Hands {
  const { browser } = visitor;
  const type = async (control: string, text: string, where: 'page' | 'frame' = 'page') => {
    await visitor.tabTo({ control }, where);
    await browser.type(text);
  };
  /** Goes on with the arrow key until something is so. */
  const arrowTo = (isThere: () => Promise<boolean>) =>
    visitor.until(async () => {
      if (await isThere()) return;
      await browser.press('ArrowDown');
      throw new Error('The arrow key does not lead there.');
    });
  return {
    async press(target) {
      await visitor.tabTo(target);
      await browser.press('Enter');
    },
    async answer(name, answer) {
      if (answer === 'card') {
        for (const [control, text] of CARD_FIELDS) await type(control, text, 'frame');
        return;
      }
      await visitor.tabTo({ control: name });
      if (answer === 'tick') return browser.press('Space');
      if ('choice' in answer) {
        await arrowTo(() => browser.has('page', { choice: name, label: answer.choice }, true));
        return browser.press('Space');
      }
      if ('select' in answer) return browser.type(answer.select);
      if ('text' in answer) return browser.type(answer.text);
      await browser.type(answer.search);
      await visitor.see(lineOf(answer.line));
      await arrowTo(() => browser.has('page', lineOf(answer.line), true));
      return browser.press('Enter');
    },
  };
}
