import type { JSONReport, JSONReportTestResult } from '@playwright/test/reporter';
import { describe, expect, test } from 'vitest';
import { pageHtml } from '../../../../scripts/gallery/report/page.ts';
import { readResults } from '../../../../scripts/gallery/results.ts';
import { reach, stateOf } from './support.ts';

const ID = 'application/contact/empty';
const STATE = stateOf(ID, {
  instructions: ['Answered before: visaType: <Working Holiday>'],
  shows: [reach({ kind: 'step' })],
});

interface Outcome extends Partial<JSONReportTestResult> {
  status?: JSONReportTestResult['status'];
  /** violations by width */
  axe?: object;
  title?: string;
  flaky?: boolean;
}

/** Playwright's report about one test, and the gallery's page about that. */
function show({ axe = { 390: [] }, title = ID, flaky = false, errors = [], attachments = [] }: Outcome = {}) {
  const body = Buffer.from(JSON.stringify(axe)).toString('base64');
  const all = [...attachments, { name: 'axe', contentType: 'application/json', body }];
  const status = flaky ? 'flaky' : 'expected';
  const spec = {
    title,
    ok: errors.length === 0,
    tests: [{ status, results: [{ errors, attachments: all }] }],
  };
  const report = { suites: [{ specs: [], suites: [{ specs: [spec] }] }], errors: [], stats: {} };
  const results = readResults(report as unknown as JSONReport, [STATE]);
  const notPictured = [{ id: 'contact alert “Hello”', reason: 'Nothing leads there.' }];
  return { ...results, html: pageHtml({ ...results, notPictured }, (file) => `pictures/${file}`) };
}

const picture = (suffix: string) => ({
  name: `${ID}-390${suffix}.webp`,
  contentType: 'image/webp',
  path: `/results/x${suffix}.webp`,
});

describe('the gallery’s page', () => {
  test('shows a state below its journey and step, with its screenshot, and how to get there', () => {
    const { html, summary } = show();
    expect(summary).toEqual([]);
    for (const part of [
      '<h2 id="application">Application</h2>',
      '<h3 id="application-contact-details">Contact details</h3>',
      `src="pictures/${ID}-390.webp"`,
      'content/steps/contact.json:1',
      'visaType: &lt;Working Holiday&gt;',
      'axe: no violations',
    ])
      expect(html).toContain(part);
  });

  test('shows a change before and after, above everything else', () => {
    const { html, summary, isChanged } = show({ attachments: [picture('-actual'), picture('-diff')] });
    expect({ summary, isChanged }).toEqual({ summary: [`${ID}-390 has changed`], isChanged: true });
    expect(html).toContain('<h2 id="to-check">To check</h2>');
    const sources = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source);
    expect(sources).toEqual([
      `pictures/${ID}-390.webp`,
      'pictures//results/x-actual.webp',
      'pictures//results/x-diff.webp',
    ]);
  });

  test('shows a new screenshot, what axe-core finds, and that a state is not stable', () => {
    const axe = { 390: [{ rule: 'color-contrast', help: 'Too pale', elements: ['<p class="x">'] }] };
    const { html, summary } = show({ axe, flaky: true, attachments: [picture('-new')] });
    expect(summary).toEqual([`${ID}-390 is new`, expect.stringContaining('second attempt only')]);
    for (const part of [
      'src="pictures//results/x-new.webp"',
      '<strong>color-contrast</strong> Too pale',
      '<li>&lt;p class=&quot;x&quot;&gt;</li>',
      'second attempt only',
    ])
      expect(html).toContain(part);
  });

  test('shows why a test failed, and the page at that time; failures of screenshots are in their pictures', () => {
    const errors = [
      { message: '\u001b[31mNo field\u001b[0m\nat x' },
      { message: 'expect(page).toHaveScreenshot' },
    ];
    const page = { name: 'screenshot', contentType: 'image/png', path: '/results/failed.png' };
    const { html, summary } = show({ errors, attachments: [page] });
    expect(summary).toEqual([`${ID}: No field`]);
    expect(html).toContain('src="pictures//results/failed.png"');
  });

  test('lists other failures, and last what is not pictured', () => {
    const { html, summary } = show({
      title: 'every exemption is needed',
      errors: [{ message: 'Not needed' }],
    });
    expect(summary).toEqual(['Not needed']);
    expect(html.indexOf('Not needed')).toBeLessThan(html.indexOf('Not pictured'));
    expect(html).toContain('<dt>contact alert “Hello”</dt><dd>Nothing leads there.</dd>');
  });
});
