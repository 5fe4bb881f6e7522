import { expect, type Page } from '@playwright/test';
import { runAxe } from '../../../scripts/gallery/stage/axe.ts';

/** Expects axe to find nothing on a page as it stands, its contrasts included. @param when what to say where it does */
export async function expectAxeClean(page: Page, when: string): Promise<void> {
  const { violations, passes } = await runAxe(page);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  );
  expect(found, `axe ${when}`).toEqual([]);
  expect(
    passes.map(({ id }) => id),
    'axe has looked at the page',
  ).toContain('color-contrast');
}
