import { escapeHtml as text } from '../../site/html.ts';
import { EXPLAINED } from '../explained.ts';
import { type StateResult, wasUnsteady } from '../results.ts';
import type { Width } from '../stage/screens.ts';
import { failureHtml, pictureHtml } from './picture.ts';
import { slug } from './slug.ts';

const list = (items: readonly string[], name: string) =>
  items.length > 0
    ? `<ul class="${name}">${items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>`
    : '';

/** Where a state's targets are written. */
function placesOf({ state }: StateResult): string[] {
  return [...new Set(state.shows.map(({ file, line }) => `content/${file}:${line}`))];
}

const TWICE =
  '<p class="twice">It took a second look: its first pictures differed from those accepted, these do not.</p>';

const isExplained = (target: string) => target in EXPLAINED;

function problemsOf({ failure, pictures }: StateResult): string[] {
  const open = pictures.flatMap(({ screen, unseen }) =>
    unseen.filter((target) => !isExplained(target)).map((target) => ({ screen, target })),
  );
  return [
    ...(failure ? [`It did not come about: ${failure.reason}`] : []),
    ...open.map(({ screen, target }) => `Not to be seen at ${screen} pixels: ${target}`),
  ];
}

function explanationsOf({ pictures }: StateResult): string[] {
  const unseen = new Set(pictures.flatMap((picture) => picture.unseen));
  return [...unseen].filter(isExplained).map((target) => `Never to be seen: ${target}. ${EXPLAINED[target]}`);
}

/** What a filter asks of a state. */
export function tagsOf(result: StateResult): string[] {
  const { pictures } = result;
  const isChanged = pictures.some(({ verdict }) => verdict !== 'same');
  const hasAxe = pictures.some(({ axe }) => axe.length > 0);
  return [
    ...(isChanged ? ['changed'] : []),
    ...(hasAxe ? ['axe'] : []),
    ...(problemsOf(result).length > 0 ? ['fault'] : []),
  ];
}

/** A state: what it is, how one gets there, and its pictures side by side. */
export function stateHtml(result: StateResult): string {
  const { state, pictures } = result;
  const { id, name, way } = state;
  const side = (screen: Width) => {
    const picture = pictures.find((each) => each.screen === screen);
    return picture ? pictureHtml(picture) : '';
  };
  const places = placesOf(result);
  return `<article class="state" id="${slug(id)}" data-tags="${tagsOf(result).join(' ')}">
<h4>${text(name)}</h4>
<p class="name"><a href="#${slug(id)}">${text(id)}</a></p>
${list(problemsOf(result), 'problems')}
${failureHtml(result)}
${list(explanationsOf(result), 'explanations')}
${wasUnsteady(result) ? TWICE : ''}
<details><summary>How one gets here</summary>${list(way, 'way') || '<p>By the address alone.</p>'}${list(places, 'places')}</details>
<div class="widths">${side(390)}${side(1280)}</div>
</article>`;
}
