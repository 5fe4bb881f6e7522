import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { AxeViolation } from '../../../scripts/gallery/results.ts';

/** The rules that the site follows. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe-core on a page, contrasts included. @param rules run alone, in place of these */
export async function findAxeViolations(page: Page, rules?: readonly string[]): Promise<AxeViolation[]> {
  // what passes is counted, not described, which takes half of the time
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (rules) builder.withRules([...rules]);
  else builder.withTags(TAGS);
  // results of frames are merged in a page of their own, which takes time, and most pages have none
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
