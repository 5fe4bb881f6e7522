import type { Locator, Page } from '@playwright/test';
import { choose } from '../support/application.ts';
import { cardForm, cardNumber, openPayment } from '../support/payment.ts';
import { COUPLE } from '../support/quotes.ts';
import { expect, test } from '../support/test.ts';
import { LANDING, openStep, visaInput } from '../support/visitor.ts';

const token = (page: Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name);
const styleOf = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, color, colorScheme } = getComputedStyle(element);
    return { backgroundColor, color, colorScheme };
  });

// axe checks every state in the dark: tests/visual/accessibility.ts
test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });

test('page, native controls and the browser’s own bars follow the dark scheme', async ({ page }) => {
  await page.goto(LANDING);
  expect(await styleOf(page.locator('html'))).toMatchObject({ colorScheme: 'dark' });
  expect(await styleOf(page.locator('.host-header'))).toMatchObject({ backgroundColor: 'rgb(26, 38, 44)' });
  const bars = page.locator('meta[name="theme-color"][media="(prefers-color-scheme: dark)"]');
  await expect(bars).toHaveAttribute('content', await token(page, '--paper'));
});

test('the card form has the scheme and the ground of the page around it', async ({ page, storage }) => {
  await openPayment(page, storage);
  await choose(page, 'paymentType', 'Card');
  await cardNumber(page).waitFor();
  const around = await styleOf(page.locator('form.step'));
  expect(await styleOf(cardForm(page).locator('body'))).toEqual(around);
  expect(around.colorScheme).toBe('dark');
});

test('paper is light, whatever the scheme of the screen', async ({ page, storage }) => {
  await storage.leave(COUPLE);
  await openStep(page, 'age');
  const card = page.locator('form.step');
  expect(await styleOf(card)).toMatchObject({ backgroundColor: 'rgb(26, 38, 44)' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await styleOf(card)).toMatchObject({
    backgroundColor: 'rgb(255, 255, 255)',
    color: 'rgb(19, 35, 47)',
    colorScheme: 'normal',
  });
});

test('in a host’s page without a dark scheme, text stands on a dark ground of its own', async ({ page }) => {
  await page.goto(LANDING);
  await visaInput(page).waitFor();
  await page.evaluate(() => document.body.classList.remove('host'));
  const root = await styleOf(page.locator('.root'));
  expect(root).toMatchObject({ backgroundColor: 'rgb(17, 27, 32)', color: 'rgb(232, 239, 240)' });
  expect(await styleOf(page.locator('html'))).toMatchObject({ colorScheme: 'normal' });
});
