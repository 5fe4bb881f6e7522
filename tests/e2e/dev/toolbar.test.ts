import { AxeBuilder } from '@axe-core/playwright';
import { LANDING, QUOTE } from '../support/data.ts';
import { boxOf } from '../support/layout.ts';
import { expect, test } from './dev-site.ts';

// Vite builds a page's modules on their first request
test.describe.configure({ timeout: 60_000 });

test('opens a step for a family with all earlier steps answered', async ({ page, dev }) => {
  await page.goto(LANDING);
  const { list, tool } = dev;
  const steps = tool('Steps');
  await steps.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(steps).toBeFocused();

  await dev.jump('dependants-details');
  const family = dev.tool('Family');
  await family.click();
  await expect(page.getByText('Step 4 of 8')).toBeVisible();
  await expect(family).toHaveAttribute('aria-pressed', 'true');
  const { violations } = await new AxeBuilder({ page }).include('dev-toolbar').analyze();
  expect(violations).toEqual([]);

  await dev.tool('Fill').click();
  await dev.continueTo('contact-details');
  await dev.jump('payment');
  await expect(page.getByText('Please complete')).toBeHidden();
  await expect(page.getByText(/You’ll be charged A\$/)).toBeVisible();
});

test('prepares the answers again if the page reloads meanwhile', async ({ page, dev }) => {
  await page.goto(LANDING);
  // the first request for products stays without an answer
  await page.route('**/hcf/ovhc/ovhcPathToPurchase.*', () => {}, { times: 1 });
  const asked = page.waitForRequest('**/hcf/ovhc/ovhcPathToPurchase.*');
  await dev.tool('Steps').click();
  await dev.list.getByText('#payment', { exact: true }).click();
  await asked;
  await page.reload();
  await expect(page.getByText(/You’ll be charged A\$/)).toBeVisible();
});

test('keeps the answers for another cover type and shows messages in turn', async ({ page, dev }) => {
  const { control, errorIn } = dev;
  await page.goto(LANDING);
  await dev.jump('personal-details');
  await control('firstName').fill('Mai');
  await dev.tool('Couple').click();
  await expect(page.getByText('Step 2 of 7')).toBeVisible();
  await expect(control('firstName')).toHaveValue('Mai');

  await dev.jump('age');
  await control('age').fill('41');
  const single = dev.tool('Single', true);
  await single.press('Enter');
  await expect(single).toBeFocused();
  await expect(control('age')).toHaveValue('41');

  const messages = dev.tool(/Messages/);
  const alert = errorIn('age');
  await messages.click();
  await expect(alert).toBeVisible();
  for (let round = 0; round < 9 && (await alert.isVisible()); round += 1) await messages.click();
  await expect(alert, 'none in the end').toBeHidden();
});

test('fills in the form in a dialog and stays after the dialog closes', async ({ page, dev }) => {
  await page.goto(LANDING);
  await dev.goToPage('/everyday-visitor-cover');
  await dev.openEmail();
  const name = dev.dialogField('First name');
  await dev.tool('Fill').click();
  await expect(name).not.toHaveValue('');
  await dev.tool('Messages').click();
  await expect(name).toHaveAccessibleDescription(/\w/);
  await page.keyboard.press('Escape');
  await expect(name).toBeHidden();
  await expect(dev.tool('Steps')).toBeVisible();
});

test('opens the confirmation and resets all stored answers', async ({ page, dev }) => {
  await page.goto(LANDING);
  const covers = dev.toolbar.getByRole('group', { name: 'Cover type' });
  await expect(dev.tool('Steps')).toBeVisible();
  await expect(covers).toBeHidden();
  await dev.jump('confirmation');
  await expect(dev.step('confirmation')).toContainText('12345678');
  await expect(dev.tool('Steps')).toBeFocused();
  await expect(covers).toBeHidden();
  await dev.tool('Reset').click();
  await dev.heading.waitFor();
  await expect(dev.step('confirmation')).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('can be collapsed and never covers the buttons of a form', async ({ page, dev }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(`${QUOTE}#age`);
  await dev.tool('Open the development toolbar').click();
  await dev.next.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const { bottom } = await boxOf(page.getByRole('contentinfo'));
  expect(bottom).toBeLessThanOrEqual((await boxOf(dev.toolbar)).y + 1);
  for (const button of await dev.toolbar.getByRole('button').all()) {
    const { width, height } = await boxOf(button);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  // at this height the price sticks to the bottom of the window
  await page.setViewportSize({ width: 390, height: 700 });
  await dev.goToPage('/everyday-visitor-cover');
  const buy = await boxOf(dev.startApplication);
  expect(buy.bottom).toBeLessThanOrEqual((await boxOf(dev.toolbar)).y);
  await dev.tool('Collapse the development toolbar').press('Enter');
  await expect(dev.tool('Fill')).toBeHidden();
});
