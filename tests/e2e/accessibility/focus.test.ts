import type { Page } from '@playwright/test';
import { COUPLE, STUDENT } from '../support/data.ts';
import type { WizardPage } from '../support/pages/wizard.ts';
import { expect, test } from '../support/test.ts';

/** Returns the element that has the focus. Undefined if the focus has left the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    // the focus ring is on the control or on its tile
    const rings = [element, element.closest('label')].map((part) => {
      const style = part && getComputedStyle(part);
      return style && style.outlineStyle !== 'none' ? Number.parseFloat(style.outlineWidth) : 0;
    });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const inView = left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
    return { html: element.outerHTML.slice(0, 100), ring: Math.max(...rings), inView };
  });

/** Pages with every kind of control, and functions that open them. */
const PAGES: Readonly<Record<string, (wizard: WizardPage) => Promise<void>>> = {
  'landing, alert shown': async (wizard) => {
    await wizard.openLanding();
    await wizard.chooseVisa(STUDENT);
    await wizard.page.getByText('We don’t offer cover for this visa').waitFor();
    // make the Tab key start at the top of the page again
    await wizard.page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
    });
  },
  'age, two people': (wizard) => wizard.open('age', COUPLE),
  'select cover': async (wizard) => {
    await wizard.open('select-cover', COUPLE);
    await expect(wizard.cards).toHaveCount(4);
  },
};

for (const [name, open] of Object.entries(PAGES))
  test(`shows a visible focus at each Tab stop: ${name}`, async ({ page, wizard }) => {
    await open(wizard);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    const stops = [];
    for (let stop = await focused(page); stop && stops.length < 40; stop = await focused(page)) {
      stops.push(stop);
      await page.keyboard.press('Tab');
    }
    expect(stops.length, 'skip link, name, phone and at least two of the page’s own').toBeGreaterThan(4);
    expect(stops.filter(({ ring, inView }) => ring < 2 || !inView)).toEqual([]);
  });
