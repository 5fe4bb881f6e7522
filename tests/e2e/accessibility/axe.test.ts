import AxeBuilder from '@axe-core/playwright';
import { STATES } from '../support/states.ts';
import { expect, test } from '../support/test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [390, 1280];

for (const { name, reach } of STATES) {
  test(`issue 2: axe finds nothing: ${name}`, async ({ page, sandbox, storage, problems }) => {
    await reach({ page, sandbox, storage, problems });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { violations, passes } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
      );
      expect(found, `at ${width} pixels`).toEqual([]);
      expect(
        passes.map(({ id }) => id),
        'axe has looked at the page',
      ).toContain('color-contrast');
    }
  });
}
