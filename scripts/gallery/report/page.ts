import { groupsOf } from '../../groups-of.ts';
import { escapeHtml as text } from '../../site/html.ts';
import { EXPLAINED } from '../explained.ts';
import { MOMENT } from '../moment.ts';
import type { StateResult } from '../results.ts';
import type { Gallery } from '../verdict.ts';
import { slug } from './slug.ts';
import { stateHtml, tagsOf } from './state.ts';

const FILTERS = [
  ['all', 'All'],
  ['changed', 'Changed or new'],
  ['axe', 'Axe has something against it'],
  ['fault', 'Not as it should be'],
] as const;

function filterHtml(states: readonly StateResult[]): string {
  const count = (tag: string) =>
    tag === 'all' ? states.length : states.filter((state) => tagsOf(state).includes(tag)).length;
  const options = FILTERS.map(
    ([tag, label]) =>
      `<label><input type="radio" name="filter" value="${tag}"${tag === 'all' ? ' checked' : ''}> ${label} (${count(tag)})</label>`,
  );
  return `<fieldset class="filter"><legend>Show</legend>${options.join('\n')}</fieldset>`;
}

/** What a filter asks of a heading, or a line of the contents: whether any of its states is so. */
const tagged = (states: readonly StateResult[]) =>
  `data-tags="${[...new Set(states.flatMap(tagsOf))].join(' ')}"`;

function contentsHtml(groups: readonly [string, StateResult[]][]): string {
  const items = groups.map(([group, states]) => {
    const steps = [...groupsOf(states, ({ state }) => state.step)].map(
      ([step, inStep]) =>
        `<li ${tagged(inStep)}><a href="#${slug(`${group} ${step}`)}">${text(step)}</a> <span class="count">${inStep.length}</span></li>`,
    );
    return `<li ${tagged(states)}><a href="#${slug(group)}">${text(group)}</a><ul>${steps.join('')}</ul></li>`;
  });
  return `<nav class="contents" aria-labelledby="contents"><h2 id="contents">Contents</h2><ul>${items.join('\n')}</ul></nav>`;
}

function groupHtml([group, states]: [string, StateResult[]]): string {
  const steps = [...groupsOf(states, ({ state }) => state.step)].map(
    ([step, inStep]) =>
      `<div class="step" ${tagged(inStep)}><h3 id="${slug(`${group} ${step}`)}">${text(step)}</h3>\n${inStep.map(stateHtml).join('\n')}</div>`,
  );
  return `<section class="group" ${tagged(states)} aria-labelledby="${slug(group)}"><h2 id="${slug(group)}">${text(group)}</h2>\n${steps.join('\n')}</section>`;
}

function missingHtml({ notPictured, gone }: Gallery): string {
  const items = [
    ...notPictured.map(({ id, reason }) => ({ id, reason: EXPLAINED[id] ?? reason })),
    ...gone.map((id) => ({ id, reason: 'It was accepted, and no state has it any more.' })),
  ];
  if (items.length === 0) return '';
  const lines = items.map(({ id, reason }) => `<dt>${text(id)}</dt><dd>${text(reason)}</dd>`);
  return `<section class="missing" aria-labelledby="missing"><h2 id="missing">Not pictured</h2><dl>${lines.join('\n')}</dl></section>`;
}

/** The page that shows a run, as one document. */
export function pageHtml(gallery: Gallery): string {
  const groups = [...groupsOf(gallery.states, ({ state }) => state.group)];
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(MOMENT),
  );
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery: every step in every state</title>
<link rel="stylesheet" href="gallery.css">
</head>
<body>
<a class="skip" href="#states">Skip to the pictures</a>
<header><h1>Every step in every state</h1>
<p>Taken from the built site in Chromium, as on ${day}, and compared with the pictures that were last accepted.</p></header>
<search>${filterHtml(gallery.states)}</search>
${contentsHtml(groups)}
<main id="states" tabindex="-1">
${missingHtml(gallery)}
<p class="nothing">Nothing to show: no state is like that.</p>
${groups.map(groupHtml).join('\n')}
</main>
</body>
</html>
`;
}
