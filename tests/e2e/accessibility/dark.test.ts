import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const styleOf = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, color, colorScheme } = getComputedStyle(element);
    return { backgroundColor, color, colorScheme };
  });

// tests/visual/accessibility.ts runs axe in the dark scheme on every state
test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });

test('uses dark colours for the page, card form, controls and browser bars', async ({ page, payment }) => {
  const html = page.locator('html');
  await payment.open();
  await payment.choose('paymentType', 'Card');
  await payment.cardNumber.waitFor();
  const around = await styleOf(page.locator('form.step'));
  expect(await styleOf(payment.cardForm.locator('body'))).toEqual(around);
  expect(around.colorScheme).toBe('dark');
  expect(await styleOf(page.locator('.host-header'))).toMatchObject({ backgroundColor: 'rgb(26, 38, 44)' });
  const bars = page.locator('meta[name="theme-color"][media="(prefers-color-scheme: dark)"]');
  const paper = await html.evaluate((root) => getComputedStyle(root).getPropertyValue('--paper'));
  await expect(bars).toHaveAttribute('content', paper);

  // on a host page without a dark scheme, the root brings its own dark background
  await page.evaluate(() => document.body.classList.remove('host'));
  const root = await styleOf(page.locator('.root').first());
  expect(root).toMatchObject({ backgroundColor: 'rgb(17, 27, 32)', color: 'rgb(232, 239, 240)' });
  expect(await styleOf(html)).toMatchObject({ colorScheme: 'normal' });
});
