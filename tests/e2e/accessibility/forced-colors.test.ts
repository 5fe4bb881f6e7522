import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { coverRadio, coverTile, next, openStep, previous } from '../support/visitor.ts';

// edges and icons of every state: tests/visual/accessibility.ts
const colors = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, borderTopColor, borderTopWidth, borderTopStyle } = getComputedStyle(element);
    return { backgroundColor, borderTopColor, borderTopWidth, borderTopStyle };
  });

test('in forced colours Next is a button, Previous a link, and what is chosen has the system’s colour', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openStep(page, 'cover-type');
  await coverRadio(page, 'D').press('Space');
  await next(page).waitFor();
  const forward = await colors(next(page));
  expect(forward).toMatchObject({ borderTopWidth: '2px', borderTopStyle: 'solid' });
  expect(forward.borderTopColor).not.toBe(forward.backgroundColor);
  await expect(previous(page)).toHaveCSS('text-decoration-line', 'underline');

  await openStep(page, 'cover-type');
  const tile = (label: string) => coverTile(page, label).locator('xpath=ancestor::label');
  const highlight = await page.evaluate(() => {
    const probe = document.createElement('p');
    probe.style.color = 'Highlight';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  await expect(tile('Couple')).toHaveCSS('background-color', highlight);
  await expect(tile('Family')).not.toHaveCSS('background-color', highlight);
});
