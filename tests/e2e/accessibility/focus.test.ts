import type { Page } from '@playwright/test';
import { cards } from '../support/cards.ts';
import { COUPLE, STUDENT, UNSUPPORTED } from '../support/quotes.ts';
import type { Storage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import {
  chooseVisa,
  field,
  HEADINGS,
  LANDING,
  next,
  openStep,
  previous,
  type StepHash,
  step,
  visaInput,
} from '../support/visitor.ts';

interface Focused {
  what: string;
  /** The ring's width in pixels, on the control itself or on the tile that it stands in. */
  ring: number;
  inView: boolean;
}

/** What has the focus; nothing once the Tab key has left the page. */
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
  },
  'visa type, error shown': async (page) => {
    await openStep(page, 'visa-type');
    await visaInput(page).fill('moon');
    await visaInput(page).blur();
    await field(page, 'visaType').getByRole('alert').waitFor();
  },
  'cover type, alert shown': async (page, storage) => {
    await storage.leave(UNSUPPORTED);
    await openStep(page, 'cover-type');
    await page.getByText('We don’t offer cover for the visa you chose').waitFor();
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

test.describe('with the Tab key', () => {
  // scrolling is not smooth then: where the focus is can be looked at at once
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, open] of Object.entries(PAGES)) {
    test(`the focus is seen wherever it goes: ${name}`, async ({ page, storage }) => {
      await open(page, storage);
      await page.getByRole('link', { name: 'Skip to main content' }).focus();
      const seen: Focused[] = [];
      for (let presses = 0; presses < 40; presses++) {
        await page.keyboard.press('Tab');
        const now = await focused(page);
        if (!now) break;
        seen.push(now);
      }
      expect(seen.length, 'name, phone and at least two of the page’s own').toBeGreaterThan(3);
      expect(seen.filter(({ ring }) => ring < 2)).toEqual([]);
      expect(seen.filter(({ inView }) => !inView)).toEqual([]);
    });
  }
});

test('a new step has the title, one heading, and the focus on it', async ({ page, storage }) => {
  await storage.leave(COUPLE);
  await openStep(page, 'visa-type');
  const arrive = async (hash: StepHash) => {
    await expect(step(page, hash)).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(heading).toHaveText(HEADINGS[hash]);
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(`${HEADINGS[hash]} | Get a quote`);
  };
  for (const hash of ['cover-type', 'age', 'select-cover'] as const) {
    await next(page).click();
    await arrive(hash);
  }
  await previous(page).click();
  await arrive('age');
  await page.goBack();
  await arrive('select-cover');
  await page.evaluate(() => {
    location.hash = 'visa-type';
  });
  await arrive('visa-type');
});

test('the step a visit begins with has its title and leaves the focus alone', async ({ page }) => {
  await openStep(page, 'age');
  await expect(page).toHaveTitle(`${HEADINGS.age} | Get a quote`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('body')).toBeFocused();
});

test('a new step starts at the top of the page', async ({ page, storage }) => {
  await storage.leave(COUPLE);
  await page.setViewportSize({ width: 390, height: 600 });
  await openStep(page, 'select-cover');
  await previous(page).click();
  await expect(step(page, 'age')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
