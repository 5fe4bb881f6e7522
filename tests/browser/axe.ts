import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What only a whole page can have. */
const OF_A_PAGE = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'bypass',
  'html-has-lang',
  'document-title',
];

/** What axe-core has against a piece of a page, in words; nothing, where all is well. */
export async function accessibilityFaults(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(OF_A_PAGE.map((rule) => [rule, { enabled: false }])),
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
