import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that only apply to whole pages. */
const OF_A_PAGE = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'bypass',
  'html-has-lang',
  'document-title',
];

/** Returns axe-core's violations in a part of a page, as texts. */
export async function accessibilityFaults(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(OF_A_PAGE.map((rule) => [rule, { enabled: false }])),
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
