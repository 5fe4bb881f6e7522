import { openApplication, priceLine, quoteOf } from '../support/application.ts';
import { expect, test } from '../support/test.ts';
import { field } from '../support/visitor.ts';

for (const width of [390, 1280]) {
  test(`look: at ${width} pixels the price stays in view, and hides nothing that gets the focus`, async ({
    page,
    storage,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await storage.leave(quoteOf('P'));
    await openApplication(page, 'dependants-details');
    await expect(priceLine(page)).toContainText('A$');
    await page.getByRole('button', { name: 'Add another dependant' }).click();
    const last = field(page, 'dependants[1].countryCitizenshipDependant').getByRole('combobox');
    await last.focus();
    await expect(priceLine(page)).toBeInViewport();

    const price = await priceLine(page).boundingBox();
    const foot = (price?.y ?? 0) + (price?.height ?? 0);
    expect(foot).toBeLessThan(100);
    for (let back = 0; back < 8; back += 1) {
      await page.keyboard.press('Shift+Tab');
      const focused = await page.locator(':focus').boundingBox();
      expect(focused?.y, `${back + 1} back`).toBeGreaterThanOrEqual(foot);
    }
  });
}
