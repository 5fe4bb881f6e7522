import type { Page } from '@playwright/test';
import { LANDING, QUOTE } from '../support/data.ts';
import { holdModules, openEarly } from '../support/early.ts';
import { expect, test } from '../support/test.ts';

const MESSAGE = 'Something isn’t right with this page. Please reload it, or call us on 1800 555 010.';

/** Moves the message to a time after the page was opened. */
const passTo = (page: Page, milliseconds: number) =>
  page.locator('[data-failure]').evaluate((element, time) => {
    const [appearing] = element.getAnimations();
    if (!appearing) throw new Error('The message waits for nothing: it has no animation.');
    appearing.pause();
    appearing.currentTime = time;
  }, milliseconds);

test('shows a message after ten seconds without code, and keeps what was typed', async ({ page, wizard }) => {
  for (const path of [LANDING, QUOTE]) {
    const release = await holdModules(page);
    await openEarly(page, path);
    await wizard.visaInput.fill('working');
    const message = page.getByText(MESSAGE);
    await passTo(page, 9999);
    await expect(message).toBeHidden();
    const before = await wizard.visaInput.boundingBox();
    await passTo(page, 10_000);
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(wizard.visaInput).toHaveValue('working');
    await expect(wizard.visaInput).toBeFocused();
    expect(await wizard.visaInput.boundingBox()).toEqual(before);

    // the code comes after all
    release();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(message).toHaveCount(0);
    await page.unrouteAll();
  }
});

test('shows the message at once if code is missing, and keeps what was typed', async ({
  page,
  wizard,
  problems,
}) => {
  problems.provoke(/net::ERR_FAILED/, /could not be shown/);
  await page.clock.install();
  await page.route('**/assets/content/quote-*.js', (route) => route.abort());
  await page.goto(QUOTE);
  await wizard.visaInput.fill('working');
  const message = page.getByRole('alert').getByText(MESSAGE);
  await wizard.passTimeUntilVisible(message);
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(wizard.visaInput).toHaveValue('working');
});
