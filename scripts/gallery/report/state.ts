import { escapeHtml as text } from '../../site/html.ts';
import { slug } from '../catalogue/names.ts';
import type { PictureResult, StateResult } from '../results.ts';

/** Returns the address of a picture on the page, by the file that a result names. */
export type Picture = (file: string) => string;

const list = (items: readonly string[], className: string) =>
  items.length > 0
    ? `<ul class="${className}">${items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>`
    : '';

const figure = (src: string, caption: string, alt: string) =>
  `<figure><figcaption>${text(caption)}</figcaption><a href="${text(src)}"><img src="${text(src)}" alt="${text(alt)}" loading="lazy"></a></figure>`;

function axeHtml({ axe }: PictureResult): string {
  if (!axe) return '';
  if (axe.length === 0) return '<span class="mark" data-mark="good">axe: no violations</span>';
  const items = axe.map(
    ({ rule, help, elements }) =>
      `<li><strong>${text(rule)}</strong> ${text(help)}${list(elements, 'elements')}</li>`,
  );
  return `<details class="axe" open><summary><span class="mark" data-mark="error">axe: ${axe.length}</span></summary><ul>${items.join('')}</ul></details>`;
}

function pictureHtml(picture: PictureResult, fileOf: Picture): string {
  const { name, width, comparison, actual, difference } = picture;
  const reference = fileOf(`${name}.webp`);
  const figures = {
    same: () => [figure(reference, 'As accepted', name)],
    new: () => [figure(fileOf(actual ?? ''), 'New', name)],
    changed: () => [
      figure(reference, 'Before', `${name}, before`),
      figure(fileOf(actual ?? ''), 'After', `${name}, after`),
      ...(difference ? [figure(fileOf(difference), 'Difference', `What differs in ${name}`)] : []),
    ],
  };
  const mark = comparison === 'same' ? 'good' : 'warning';
  return `<div>
<div class="marks">${width} pixels <span class="mark" data-mark="${mark}">${comparison}</span> ${axeHtml(picture)}</div>
<div class="figures">${figures[comparison]().join('\n')}</div>
</div>`;
}

/** Returns true for a state that somebody has to check. */
export function isOpen({ pictures, problems }: StateResult): boolean {
  return (
    problems.length > 0 ||
    pictures.some(({ comparison, axe = [] }) => comparison !== 'same' || axe.length > 0)
  );
}

/** Returns a state: what it is, how to get there, and its screenshots, with those before a change beside them. */
export function stateHtml(result: StateResult, fileOf: Picture): string {
  const { state, pictures, problems, isFlaky, page } = result;
  const { id, name, instructions, shows } = state;
  const places = [...new Set(shows.map(({ file, line }) => `content/${file}:${line}`))];
  const narrowFirst = [...pictures].sort((one, other) => one.width - other.width);
  return `<article class="state" id="${slug(id)}">
<h4>${text(name)}</h4>
<p class="name"><a href="#${slug(id)}">${text(id)}</a></p>
${list(problems, 'problems')}
${page ? figure(fileOf(page), 'The page when the test failed', `${id}, when the test failed`) : ''}
${isFlaky ? '<p class="flaky">It passed at the second attempt only: something in it is not stable.</p>' : ''}
<div class="widths">${narrowFirst.map((picture) => pictureHtml(picture, fileOf)).join('\n')}</div>
<details><summary>How to get here</summary>${list(instructions, 'instructions') || '<p>By the address alone.</p>'}${list(places, 'places')}</details>
</article>`;
}
