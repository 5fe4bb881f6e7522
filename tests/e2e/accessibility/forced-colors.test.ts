import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

// tests/visual/accessibility.ts checks the edges and icons of every state
const colors = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, borderTopColor, borderTopWidth, borderTopStyle } = getComputedStyle(element);
    return { backgroundColor, borderTopColor, borderTopWidth, borderTopStyle };
  });

test('in forced colours buttons, links and what is chosen differ', async ({ page, wizard }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await wizard.open('cover-type');
  await wizard.coverRadio('D').press('Space');
  await wizard.next.waitFor();
  const forward = await colors(wizard.next);
  expect(forward).toMatchObject({ borderTopWidth: '2px', borderTopStyle: 'solid' });
  expect(forward.borderTopColor).not.toBe(forward.backgroundColor);
  await expect(wizard.previous).toHaveCSS('text-decoration-line', 'underline');

  await wizard.open('cover-type');
  const tile = (label: string) => wizard.coverTile(label).locator('xpath=ancestor::label');
  const highlight = await page.evaluate(() => {
    const probe = document.createElement('p');
    probe.style.color = 'Highlight';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  await expect(tile('Couple')).toHaveCSS('background-color', highlight);
  await expect(tile('Family')).not.toHaveCSS('background-color', highlight);
});
