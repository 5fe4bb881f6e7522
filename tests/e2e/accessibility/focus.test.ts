import type { Page } from '@playwright/test';
import { cards } from '../support/cards.ts';
import { COUPLE, STUDENT } from '../support/quotes.ts';
import type { Storage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { chooseVisa, LANDING, openStep } from '../support/visitor.ts';

interface Focused {
  what: string;
  /** The ring's width in pixels, on the control itself or on the tile that it stands in. */
  ring: number;
  inView: boolean;
}

/** Returns what has the focus; nothing once the Tab key has left the page. */
function focused(page: Page): Promise<Focused | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const rings = [element, element.closest('label')].map((part) => {
      const style = part && getComputedStyle(part);
      return style && style.outlineStyle !== 'none' ? Number.parseFloat(style.outlineWidth) : 0;
    });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return {
      what: `${element.tagName} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent}`,
      ring: Math.max(...rings),
      inView: left < innerWidth && right > 0 && top < innerHeight && bottom > 0,
    };
  });
}

/** Pages with every kind of control, and how to open them. */
const PAGES: Readonly<Record<string, (page: Page, storage: Storage) => Promise<void>>> = {
  'landing, alert shown': async (page) => {
    await page.goto(LANDING);
    await chooseVisa(page, STUDENT.name);
    await page.getByText('We don’t offer cover for this visa').waitFor();
    // the Tab key begins at the top of the page again
    await page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
    });
  },
  'age, two people': async (page, storage) => {
    await storage.leave(COUPLE);
    await openStep(page, 'age');
  },
  'select cover': async (page, storage) => {
    await storage.leave(COUPLE);
    await openStep(page, 'select-cover');
    await expect(cards(page)).toHaveCount(4);
  },
};

for (const [name, open] of Object.entries(PAGES))
  test(`the focus is visible wherever the Tab key leads: ${name}`, async ({ page, storage }) => {
    await open(page, storage);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    const stops: Focused[] = [];
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (!stop) break;
      stops.push(stop);
    }
    expect(stops.length, 'name, phone and at least two of the page’s own').toBeGreaterThan(3);
    expect(stops.filter(({ ring, inView }) => ring < 2 || !inView)).toEqual([]);
  });
