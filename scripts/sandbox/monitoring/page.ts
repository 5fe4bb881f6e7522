import { escapeHtml } from '../../site/html.ts';
import { paragraph } from '../html.ts';
import { MAX_VISITS } from '../store.ts';
import type { ErrorRow } from './errors.ts';
import type { FieldRow } from './fields.ts';
import type { Funnel } from './funnel.ts';
import type { Summary, Vital } from './summary.ts';

const KINDS: Readonly<Record<ErrorRow['kind'], string>> = {
  uncaught: 'Uncaught error',
  rejection: 'Unhandled rejection',
  failure: 'Code not loaded or page not drawn',
  system: 'Failed call',
  payment: 'Failed payment',
  submission: 'Refused application',
  foreign: 'Another script, such as an extension',
};

const VITALS: Readonly<Record<Vital['name'], string>> = {
  LCP: 'Largest Contentful Paint',
  INP: 'Interaction to Next Paint',
  CLS: 'Cumulative Layout Shift',
  FCP: 'First Contentful Paint',
  TTFB: 'Time to First Byte',
};

const EMPTY = `<p>No page has sent anything yet. Monitoring is off by default. To switch it on:</p>
<pre><code>VITE_MONITORING_ADDRESS=/sandbox/monitoring VITE_MONITORING_SAMPLE=1 npm start</code></pre>
<p>Then visit the site. Each page sends how it does when it is left or hidden. Browsers with Global Privacy Control send nothing.</p>`;

/** The headings of columns with numbers. */
const NUMBERS = [
  ...['Visits', 'Share', 'Could not continue', 'Ended here', 'Left here', 'Answered', 'Not valid'],
  ...['“Try again”', 'Loaded again', 'Reloaded'],
];

/** The most rows of a table: whatever is sent, the page stays short. */
const MAX_ROWS = 50;

type Cell = string | number | { html: string };

const cellHtml = (cell: Cell): string => (typeof cell === 'object' ? cell.html : escapeHtml(String(cell)));
const plural = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;
const percent = (part: number, whole: number): string => `${Math.round((100 * part) / whole)}%`;

/** Returns a table. The first cell of each row is its heading. Columns with counts and shares are on the right. */
function table(caption: string, headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const attributes = (column: number) => (NUMBERS.includes(headings[column] ?? '') ? ' class="number"' : '');
  const head = headings.map(
    (text, column) => `<th scope="col"${attributes(column)}>${escapeHtml(text)}</th>`,
  );
  const more = rows.length > MAX_ROWS ? [[`And ${plural(rows.length - MAX_ROWS, 'more row')}`]] : [];
  const body = [...rows.slice(0, MAX_ROWS), ...more].map(([first = '', ...cells]) => {
    const others = cells.map((cell, index) => `<td${attributes(index + 1)}>${cellHtml(cell)}</td>`);
    return `<tr><th scope="row">${cellHtml(first)}</th>${others.join('')}</tr>`;
  });
  return `<table>
<caption>${escapeHtml(caption)}</caption>
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>`;
}

function formatVital({ name, value }: Vital): string {
  if (value === undefined) return '–';
  if (name === 'CLS') return value.toFixed(2);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}

function vitalsHtml({ page, visits, vitals }: Summary['pages'][number]): string {
  const items = vitals.map((vital) => {
    const rating = vital.rating ?? 'no data';
    return `<div data-rating="${rating}">
<dt><abbr title="${VITALS[vital.name]}">${vital.name}</abbr></dt>
<dd><strong>${formatVital(vital)}</strong> <span class="rating">${rating}</span></dd>
</div>`;
  });
  return `<section>
<h3>${escapeHtml(page)} <small>${plural(visits, 'visit')}</small></h3>
<dl class="vitals">
${items.join('\n')}
</dl>
</section>`;
}

/** Returns a bar as wide as a share. The share is also a text next to it. */
const bar = (part: number, whole: number): string =>
  `<svg class="bar" aria-hidden="true"><rect width="${percent(part, whole)}" height="100%"/></svg>`;

function funnelHtml({ page, visits, steps }: Funnel): string {
  const rows = steps.map(({ step, visits: count, incomplete, ended }): Cell[] => [
    { html: `${escapeHtml(step)}${bar(count, visits)}` },
    count,
    percent(count, visits),
    incomplete,
    ended === undefined ? '–' : { html: `${ended} <small>(${count ? percent(ended, count) : '0%'})</small>` },
  ]);
  return table(
    `${page}: ${plural(visits, 'visit')}`,
    ['Step', 'Visits', 'Share', 'Could not continue', 'Ended here'],
    rows,
  );
}

function errorsHtml({ build, visits, errors }: Summary['builds'][number]): string {
  const caption = `Build ${build}: ${plural(visits, 'visit')}`;
  if (errors.length === 0) return paragraph(`${caption}, no errors.`);
  const rows = errors.map(({ kind, detail, page, visits: count }): Cell[] => [
    { html: `${escapeHtml(KINDS[kind])}${detail && `<br><code>${escapeHtml(detail)}</code>`}` },
    page,
    count,
  ]);
  return table(caption, ['Error', 'Page', 'Visits'], rows);
}

function recoveriesHtml(pages: Summary['pages']): string {
  const rows = pages
    .map(
      ({ page, recoveries: { retry, 'loaded again': again, reload } }) =>
        [page, retry, again, reload] as const,
    )
    .filter(([, ...counts]) => counts.some((count) => count > 0));
  if (rows.length === 0) return paragraph('None.');
  return table('Recoveries by page', ['Page', '“Try again”', 'Loaded again', 'Reloaded'], rows);
}

function fieldsHtml(fields: readonly FieldRow[]): string {
  if (fields.length === 0) return paragraph('None.');
  const most = Math.max(1, ...fields.map(({ left }) => left));
  const rows = fields.map(({ page, step, field, left, answered, invalid }): Cell[] => {
    const place = [page, step].filter(Boolean).join(', ');
    const name = field ? escapeHtml(field) : '<em>before any field</em>';
    return [
      { html: `${name} <small>${escapeHtml(place)}</small>${bar(left, most)}` },
      left,
      answered,
      invalid,
    ];
  });
  return table('The field that had the focus last', ['Field', 'Left here', 'Answered', 'Not valid'], rows);
}

/** Returns the page that shows a summary, as HTML. */
export function monitoringPage({ visits, pages, funnels, builds, fields }: Summary): string {
  if (visits === 0) return `<h1>Monitoring</h1>\n${EMPTY}`;
  return `<h1>Monitoring</h1>
<p>${plural(visits, 'visit')}, at most the newest ${MAX_VISITS.toLocaleString('en')}. A visit is one page load.</p>
<h2>How far visitors get</h2>
<p>The share is of all visits to the journey. “Could not continue” counts those that pressed the
button while answers were missing, and “Ended here” those that opened no later step. Some steps are only for some visitors.</p>
${funnels.map(funnelHtml).join('\n') || paragraph('No journey was opened.')}
<h2>Where visitors leave</h2>
<p>Visits that ended at a field, that answered it, and that had an entry that was not valid. Those that went on to another page of the site did
not end.</p>
${fieldsHtml(fields)}
<h2>Web vitals</h2>
<p>The 75th percentile of each page, with <a href="https://web.dev/articles/vitals">Google’s limits</a>.</p>
<div class="pages">
${pages.map(vitalsHtml).join('\n')}
</div>
<h2>Errors</h2>
<p>Each error counts once a visit.</p>
${builds.map(errorsHtml).join('\n')}
<h2>Recoveries</h2>
<p>How often visitors pressed “Try again”, code loaded after a failed attempt, and a page reloaded after a deployment.</p>
${recoveriesHtml(pages)}`;
}
