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

/** Returns the controls that stand out of the window, and what is wider than its place. */
function cutOff(): string[] {
  const { documentElement: root } = document;
  const wide = [root, ...root.querySelectorAll<HTMLElement>('.studio, .pane, .bar, .tool')].filter(
    (element) => element.scrollWidth > element.clientWidth + 1 && element.checkVisibility(),
  );
  const outside = [
    ...root.querySelectorAll<HTMLElement>('.studio :is(button, input, select, textarea)'),
  ].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < 0 || right > innerWidth + 1);
  });
  return [...wide, ...outside].map(
    ({ tagName, className, textContent }) => `${tagName} ${className} ${textContent}`,
  );
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

test('has no accessibility faults in dialogs, the code view and the editor of conditions', async ({
  page,
  studio,
}) => {
  await studio.open('Application', 'Journey', 'Contact details', 'Australian phone number');
  const dialog = page.getByRole('dialog');
  const check = async (name: string | RegExp) => {
    await expect(dialog.getByRole('heading', { name, level: 2 })).toBeVisible();
    expect(await findAxeViolations(page), String(name)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  for (const [item, heading] of [
    ['Add: Field after this', 'Add: Field after this'],
    ['Move to…', /^Move/],
    ['Rename…', /^Rename/],
    ['Delete…', /^Delete/],
  ] as const) {
    await studio.properties.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await check(heading);
  }
  await studio.properties.getByRole('button', { name: 'Versions' }).click();
  await check(/versions/i);
  await studio.tool('Review changes').click();
  await check(/^Review/);
  await studio.properties.getByText(/^Only if/).click();
  await expect(studio.properties.getByText(/^For example/)).toBeVisible();
  await studio.properties.getByText('More settings').click();
  expect(await findAxeViolations(page), 'the editor of conditions').toEqual([]);
  await studio.properties.getByRole('button', { name: 'Code' }).click();
  await expect(page.getByRole('textbox', { name: /^Code of/ })).toBeVisible();
  expect(await findAxeViolations(page), 'the code view').toEqual([]);
});

test('stays whole and reachable with text of twice the size', async ({ page, studio }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await studio.open('Application', 'Journey', 'Contact details', 'Email address');
  await expect(studio.textbox('Label')).toBeVisible();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const pane of ['Outline', 'Page', 'Properties']) {
      await page.getByRole('button', { name: pane, exact: true }).click();
      await expect(page.getByRole('region', { name: pane, exact: true })).toBeVisible();
      expect(await page.evaluate(cutOff)).toEqual([]);
    }
  }
});
