import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { coverRadio, coverTile, next, openStep, previous } from '../support/visitor.ts';

// edges and icons of every state: tests/visual/accessibility.ts
const force = (page: Page) => page.emulateMedia({ forcedColors: 'active' });

const colors = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, borderTopColor, borderTopWidth, borderTopStyle, color } =
      getComputedStyle(element);
    return { backgroundColor, borderTopColor, borderTopWidth, borderTopStyle, color };
  });

test('look: in forced colours Next is a button with an edge, and Previous a link', async ({ page }) => {
  await force(page);
  await openStep(page, 'cover-type');
  await coverRadio(page, 'D').press('Space');
  await next(page).waitFor();
  const forward = await colors(next(page));
  expect(forward).toMatchObject({ borderTopWidth: '2px', borderTopStyle: 'solid' });
  expect(forward.borderTopColor).not.toBe(forward.backgroundColor);
  const back = await previous(page).evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect(back).toBe('underline');
});

test('look: in forced colours what is chosen has the system’s colour of choice', async ({ page }) => {
  await force(page);
  await openStep(page, 'cover-type');
  await coverRadio(page, 'D').press('Space');
  const tile = (label: string) => coverTile(page, label).locator('xpath=ancestor::label');
  const highlight = await page.evaluate(() => {
    const probe = document.createElement('p');
    probe.style.color = 'Highlight';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  expect(await colors(tile('Couple'))).toMatchObject({ backgroundColor: highlight });
  expect((await colors(tile('Family'))).backgroundColor).not.toBe(highlight);
});
