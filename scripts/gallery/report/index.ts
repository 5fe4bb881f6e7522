import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { groupsOf } from '../../groups-of.ts';
import { ROOT } from '../../root.ts';
import { htmlDocument, escapeHtml as text } from '../../site/html.ts';
import { FIXED_TIME } from '../catalogue/fixed-clock.ts';
import { slug } from '../catalogue/names.ts';
import type { Catalogue } from '../catalogue/state.ts';
import { REFERENCES } from '../references.ts';
import type { PictureResult, Results, StateResult } from '../results.ts';

type Gallery = Pick<Results, 'states' | 'problems'> & Pick<Catalogue, 'notPictured'>;

/** Returns the address of a picture in the report for the file of a result. */
type FileOf = (file: string) => string;

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

function pictureHtml(picture: PictureResult, fileOf: FileOf): string {
  const { name, width, comparison, actual, difference } = picture;
  const reference = `${name}.webp`;
  const files: Record<string, string | undefined> = {
    same: { 'As accepted': reference },
    new: { New: actual },
    changed: { Before: reference, After: actual, Difference: difference },
  }[comparison];
  const figures = Object.entries(files).map(([caption, file]) =>
    file ? figure(fileOf(file), caption, `${name}: ${caption.toLowerCase()}`) : '',
  );
  const mark = comparison === 'same' ? 'good' : 'warning';
  return `<div>
<div class="marks">${width} pixels <span class="mark" data-mark="${mark}">${comparison}</span> ${axeHtml(picture)}</div>
<div class="figures">${figures.join('\n')}</div>
</div>`;
}

/** Returns the HTML of a state: its name, instructions and screenshots, each beside its reference if it changed. */
function stateHtml({ state, pictures, problems, isFlaky, page }: StateResult, fileOf: FileOf): string {
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

const isToCheck = ({ pictures, problems }: StateResult) =>
  problems.length > 0 || pictures.some(({ comparison, axe = [] }) => comparison !== 'same' || axe.length > 0);

/** Returns the page that shows a run. Failed and changed states are first, and texts without a screenshot are last. */
export function pageHtml({ states, problems, notPictured }: Gallery, fileOf: FileOf): string {
  const groups = [...groupsOf(states, (state) => (isToCheck(state) ? 'To check' : state.state.group))]
    .sort(([one], [other]) => Number(other === 'To check') - Number(one === 'To check'))
    .map(([group, inGroup]) => {
      const steps = [...groupsOf(inGroup, ({ state }) => state.step)];
      const idOf = (step: string) => slug(`${group} ${step}`);
      const links = steps.map(
        ([step, { length }]) =>
          `<li><a href="#${idOf(step)}">${text(step)}</a> <span class="count">${length}</span></li>`,
      );
      const sections = steps.map(
        ([step, inStep]) =>
          `<div class="step"><h3 id="${idOf(step)}">${text(step)}</h3>\n${inStep.map((state) => stateHtml(state, fileOf)).join('\n')}</div>`,
      );
      return {
        contents: `<li><a href="#${slug(group)}">${text(group)}</a><ul>${links.join('')}</ul></li>`,
        section: `<section class="group" aria-labelledby="${slug(group)}"><h2 id="${slug(group)}">${text(group)}</h2>\n${sections.join('\n')}</section>`,
      };
    });
  const reasons = notPictured.map(({ id, reason }) => `<dt>${text(id)}</dt><dd>${text(reason)}</dd>`);
  const day = new Date(FIXED_TIME).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const body = `<a class="skip" href="#states">Skip to the screenshots</a>
<header><h1>Every state of the site</h1>
<p>Screenshots of the built site in Chromium, as on ${day}, compared with those that were last accepted.</p></header>
<nav class="contents" aria-label="Contents"><details><summary>Contents</summary><ul>${groups.map(({ contents }) => contents).join('\n')}</ul></details></nav>
<main id="states" tabindex="-1">
${list(problems, 'problems')}
${groups.map(({ section }) => section).join('\n')}
${reasons.length > 0 ? `<section class="not-pictured" aria-labelledby="not-pictured"><h2 id="not-pictured">Not pictured</h2><dl>${reasons.join('\n')}</dl></section>` : ''}
</main>`;
  return htmlDocument('Gallery: every state of the site', body, [
    '<link rel="stylesheet" href="gallery.css">',
  ]);
}

/** Writes the page that shows a run into a folder, with all files that it needs. */
export function writeReport(gallery: Gallery, output: string): void {
  const copyPicture = (file: string): string => {
    const source = isAbsolute(file) ? file : join(REFERENCES, file);
    const copy = isAbsolute(file) ? `${slug(dirname(file))}/${file.split('/').at(-1)}` : file;
    const target = join(output, 'pictures', copy);
    mkdirSync(dirname(target), { recursive: true });
    if (existsSync(source)) copyFileSync(source, target);
    return `pictures/${copy}`;
  };
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, 'index.html'), pageHtml(gallery, copyPicture));
  const styles = [
    join(ROOT, 'src/styles/tokens.css'),
    fileURLToPath(new URL('gallery.css', import.meta.url)),
  ];
  writeFileSync(join(output, 'gallery.css'), styles.map((file) => readFileSync(file, 'utf8')).join(''));
  const font = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
  copyFileSync(createRequire(import.meta.url).resolve(font), join(output, 'figtree.woff2'));
}
