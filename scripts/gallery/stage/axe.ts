import AxeBuilder from '@axe-core/playwright';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

/** The rules that the site is held to. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Something that axe-core has against a page. */
export interface AxeFault {
  rule: string;
  help: string;
  /** the elements, as they are written */
  elements: readonly string[];
}

/** Runs axe-core on a page as it stands. */
export function runAxe(page: Page): Promise<AxeResults> {
  const builder = new AxeBuilder({ page }).withTags(TAGS);
  // a page of its own puts together what frames say: it takes time, and most pages have none
  if (page.frames().length === 1) builder.setLegacyMode();
  return builder.analyze();
}

/** What axe-core has against a page as it stands; nothing where all is well. */
export async function axeFaults(page: Page): Promise<AxeFault[]> {
  const { violations } = await runAxe(page);
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    elements: nodes.map(({ html, failureSummary = '' }) => `${html} ${failureSummary}`),
  }));
}
