import { groupsOf } from '../../groups-of.ts';
import { escapeHtml as text } from '../../site/html.ts';
import { EXEMPTIONS } from '../catalogue/exemptions.ts';
import { FIXED_TIME } from '../catalogue/fixed-clock.ts';
import { slug } from '../catalogue/names.ts';
import type { NotPictured } from '../catalogue/state.ts';
import type { Results, StateResult } from '../results.ts';
import { isOpen, type Picture, stateHtml } from './state.ts';

/** All that the page shows. */
export interface Gallery extends Pick<Results, 'states' | 'problems'> {
  notPictured: readonly NotPictured[];
}

const stepsOf = (states: readonly StateResult[]) => [...groupsOf(states, ({ state }) => state.step)];

function contentsHtml(groups: readonly [string, StateResult[]][]): string {
  const items = groups.map(([group, states]) => {
    const steps = stepsOf(states).map(
      ([step, inStep]) =>
        `<li><a href="#${slug(`${group} ${step}`)}">${text(step)}</a> <span class="count">${inStep.length}</span></li>`,
    );
    return `<li><a href="#${slug(group)}">${text(group)}</a><ul>${steps.join('')}</ul></li>`;
  });
  return `<nav class="contents" aria-label="Contents"><details><summary>Contents</summary><ul>${items.join('\n')}</ul></details></nav>`;
}

function groupHtml([group, states]: [string, StateResult[]], fileOf: Picture): string {
  const steps = stepsOf(states).map(
    ([step, inStep]) =>
      `<div class="step"><h3 id="${slug(`${group} ${step}`)}">${text(step)}</h3>\n${inStep.map((state) => stateHtml(state, fileOf)).join('\n')}</div>`,
  );
  return `<section class="group" aria-labelledby="${slug(group)}"><h2 id="${slug(group)}">${text(group)}</h2>\n${steps.join('\n')}</section>`;
}

function notPicturedHtml(notPictured: readonly NotPictured[]): string {
  if (notPictured.length === 0) return '';
  const lines = notPictured.map(
    ({ id, reason }) => `<dt>${text(id)}</dt><dd>${text(EXEMPTIONS[id] ?? reason)}</dd>`,
  );
  return `<section class="not-pictured" aria-labelledby="not-pictured"><h2 id="not-pictured">Not pictured</h2><dl>${lines.join('\n')}</dl></section>`;
}

/** Returns the page that shows a run: what fails or has changed first, what is not pictured last. */
export function pageHtml({ states, problems, notPictured }: Gallery, fileOf: Picture): string {
  const groups = [...groupsOf(states, (state) => (isOpen(state) ? 'To check' : state.state.group))].sort(
    ([one], [other]) => Number(other === 'To check') - Number(one === 'To check'),
  );
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(FIXED_TIME),
  );
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery: every state of the site</title>
<link rel="stylesheet" href="gallery.css">
</head>
<body>
<a class="skip" href="#states">Skip to the screenshots</a>
<header><h1>Every state of the site</h1>
<p>Screenshots of the built site in Chromium, as on ${day}, compared with those that were last accepted.</p></header>
${contentsHtml(groups)}
<main id="states" tabindex="-1">
${problems.length > 0 ? `<ul class="problems">${problems.map((problem) => `<li>${text(problem)}</li>`).join('')}</ul>` : ''}
${groups.map((group) => groupHtml(group, fileOf)).join('\n')}
${notPicturedHtml(notPictured)}
</main>
</body>
</html>
`;
}
