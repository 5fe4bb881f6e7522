import { doubleText, textFaults } from '../support/large-text.ts';
import { STATES } from '../support/states.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const { name, reach } of STATES) {
  test(`look: text of 200 per cent on a phone is whole and readable: ${name}`, async ({
    page,
    sandbox,
    storage,
    problems,
  }) => {
    await reach({ page, sandbox, storage, problems });
    await doubleText(page);
    expect.soft(await textFaults(page)).toEqual({ broken: [], clipped: [], overlapping: [] });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'nothing scrolls sideways').toBeLessThanOrEqual(390);
  });
}
