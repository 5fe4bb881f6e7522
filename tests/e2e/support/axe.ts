import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { AxeViolation } from '../../../scripts/gallery/results.ts';

/** The axe-core rules that the site follows. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe-core on a page, including colour contrast. @param rules to run instead of the default ones */
export async function findAxeViolations(page: Page, rules?: readonly string[]): Promise<AxeViolation[]> {
  // report details of violations only, which halves the time
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (rules) builder.withRules([...rules]);
  else builder.withTags(TAGS);
  // axe merges the results of frames in a new page, which is slow and not needed without frames
  if (page.frames().length === 1) builder.setLegacyMode();
  const { violations, passes } = await builder.analyze();
  const checked = passes.map(({ id }) => id);
  expect(checked, 'axe has checked the page').toContain('color-contrast');
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    elements: nodes.map(({ html, failureSummary = '' }) => `${html} ${failureSummary}`),
  }));
}
