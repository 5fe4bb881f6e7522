import type { JSONReport, JSONReportTestResult } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import { pageHtml } from '../../../../scripts/gallery/report/index.ts';
import { readResults } from '../../../../scripts/gallery/results.ts';
import { reach, stateOf } from './support.ts';

const ID = 'application/contact/empty';
const STATE = stateOf(ID, {
  instructions: ['Answered before: visaType: <Working Holiday>'],
  shows: [reach({ kind: 'step' })],
});

interface Outcome extends Partial<JSONReportTestResult> {
  /** Violations by viewport width. */
  axe?: object;
  title?: string;
  isFlaky?: boolean;
}

/** Reads Playwright's report of one test, and returns the gallery's page for it. */
function show({ axe = { 390: [] }, title = ID, isFlaky = false, errors = [], ...more }: Outcome = {}) {
  const body = Buffer.from(JSON.stringify(axe)).toString('base64');
  const attachments = [...(more.attachments ?? []), { name: 'axe', contentType: 'application/json', body }];
  const status = isFlaky ? 'flaky' : 'expected';
  const spec = { title, ok: errors.length === 0, tests: [{ status, results: [{ errors, attachments }] }] };
  // Playwright's type has many more members, which the gallery does not read
  const report: object = { suites: [{ specs: [], suites: [{ specs: [spec] }] }], errors: [], stats: {} };
  const results = readResults(report as JSONReport, [STATE]);
  const notPictured = [{ id: 'contact alert “Hello”', reason: 'Nothing leads there.' }];
  return { ...results, html: pageHtml({ ...results, notPictured }, (file) => `pictures/${file}`) };
}

function picture(suffix: string) {
  return { name: `${ID}-390${suffix}.webp`, contentType: 'image/webp', path: `/results/x${suffix}.webp` };
}
const violation = { rule: 'color-contrast', help: 'Too pale', elements: ['<p class="x">'] };
const failure = { message: '\u001b[31mNo field\u001b[0m\nat x' };
const failedPage = { name: 'screenshot', contentType: 'image/png', path: '/results/failed.png' };

test.each<[string, Outcome, unknown[], string[]]>([
  [
    'a state below its journey and step, with its screenshot and how to reach it',
    {},
    [],
    [
      '<h2 id="application">Application</h2>',
      '<h3 id="application-contact-details">Contact details</h3>',
      `src="pictures/${ID}-390.webp"`,
      'content/steps/contact.json:1',
      'visaType: &lt;Working Holiday&gt;',
      'axe: no violations',
      '<dt>contact alert “Hello”</dt><dd>Nothing leads there.</dd>',
    ],
  ],
  [
    'a new screenshot with axe-core violations that is not stable',
    { axe: { 390: [violation] }, isFlaky: true, attachments: [picture('-new')] },
    [`${ID}-390 is new`, expect.stringContaining('second attempt only')],
    [
      'src="pictures//results/x-new.webp"',
      '<strong>color-contrast</strong> Too pale<ul class="elements"><li>&lt;p class=&quot;x&quot;&gt;</li>',
      'second attempt only',
    ],
  ],
  [
    'why a test failed and the page at that time, without failed screenshots',
    { errors: [failure, { message: 'expect(page).toHaveScreenshot' }], attachments: [failedPage] },
    [`${ID}: No field`],
    ['src="pictures//results/failed.png"'],
  ],
])('shows %s', (_, outcome, summary, parts) => {
  const shown = show(outcome);
  expect(shown.summary).toEqual(summary);
  for (const part of parts) expect(shown.html).toContain(part);
});

test('shows a changed screenshot with its reference and difference', () => {
  const { html, summary, isChanged } = show({ attachments: [picture('-actual'), picture('-diff')] });
  expect({ summary, isChanged }).toEqual({ summary: [`${ID}-390 has changed`], isChanged: true });
  expect(html).toContain('<h2 id="to-check">To check</h2>');
  const sources = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source);
  const results = 'pictures//results/';
  expect(sources).toEqual([`pictures/${ID}-390.webp`, `${results}x-actual.webp`, `${results}x-diff.webp`]);
});

test('lists other failures before states that are not pictured', () => {
  const { html, summary } = show({ title: 'every exemption is needed', errors: [{ message: 'Not needed' }] });
  expect(summary).toEqual(['Not needed']);
  expect(html.indexOf('Not needed')).toBeLessThan(html.indexOf('Not pictured'));
});
