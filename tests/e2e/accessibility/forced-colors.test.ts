import { expect, test } from '../support/test.ts';

// tests/visual/accessibility.ts checks the edges and icons of every state
test('highlights the chosen tile and underlines links in forced colours', async ({ page, wizard }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await wizard.open('cover-type');
  await expect(wizard.previous).toHaveCSS('text-decoration-line', 'underline');
  await wizard.coverRadio('D').press('Space');
  await wizard.open('cover-type');
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.color = 'Highlight';
    return getComputedStyle(probe).color;
  });
  const tile = (label: string) => wizard.coverTile(label).locator('xpath=ancestor::label');
  await expect(tile('Couple')).toHaveCSS('background-color', highlight);
  await expect(tile('Family')).not.toHaveCSS('background-color', highlight);
});
