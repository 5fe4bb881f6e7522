import type { Locator, Page } from '@playwright/test';
import { findAxeViolations } from '../../support/axe.ts';
import { expect, test } from './studio-site.ts';

// a server starts for each test, and compiles all pages at first
test.describe.configure({ timeout: 120_000 });

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let count = 0; count < 80; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

test('changes and saves a text with the keyboard alone', async ({ page, studio, site }) => {
  await tabTo(page, page.getByRole('button', { name: 'Skip to outline' }));
  await page.keyboard.press('Enter');
  for (const label of ['Application', 'Journey']) {
    await tabTo(page, studio.outline.getByRole('button', { name: `Parts of ${label}`, exact: true }));
    await page.keyboard.press('Enter');
  }
  await tabTo(page, studio.outline.getByRole('button', { name: /^step Contact details/ }));
  await page.keyboard.press('Enter');
  await studio.textbox('Heading').waitFor();
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  await tabTo(page, studio.textbox('Heading'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('How can we reach you?');
  await expect(studio.tool('Save')).toBeEnabled();
  await page.keyboard.press('Control+s');
  await expect(studio.status).toContainText('Saved');
  expect(site.content.read('steps/application/contact-details.json')).toContain('How can we reach you?');
});

for (const width of [390, 1600])
  test(`has no accessibility faults at ${width} pixels`, async ({ page, studio }) => {
    await studio.open('Application', 'Journey', 'Contact details', 'Email address');
    await expect(studio.textbox('Label')).toBeVisible();
    await page.setViewportSize({ width, height: 900 });
    for (const pane of ['Outline', 'Page', 'Properties']) {
      const shown = page.getByRole('button', { name: pane, exact: true });
      if (width < 1100) await shown.click();
      expect(await findAxeViolations(page)).toEqual([]);
    }
  });
