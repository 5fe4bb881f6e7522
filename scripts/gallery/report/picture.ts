import { escapeHtml as text } from '../../site/html.ts';
import type { PictureResult, Shown, StateResult } from '../results.ts';
import type { AxeFault } from '../stage/axe.ts';
import { ABOUT_FAILURES } from '../verdict.ts';

const VERDICTS: Readonly<Record<PictureResult['verdict'], string>> = {
  same: 'as accepted',
  changed: 'changed',
  new: 'new',
};

function image({ file, width, height }: Shown, alt: string): string {
  return `<a href="${text(file)}"><img src="${text(file)}" alt="${text(alt)}" width="${width}" height="${height}" loading="lazy"></a>`;
}

function axeHtml(faults: readonly AxeFault[]): string {
  if (faults.length === 0) return '<span class="mark" data-mark="good">axe finds nothing</span>';
  const items = faults.map(
    ({ rule, help, elements }) =>
      `<li><strong>${text(rule)}</strong> ${text(help)}<ul>${elements.map((element) => `<li><code>${text(element)}</code></li>`).join('')}</ul></li>`,
  );
  return `<details class="axe" open><summary><span class="mark" data-mark="error">axe: ${faults.length}</span></summary><ul>${items.join('')}</ul></details>`;
}

function beforeHtml(picture: PictureResult): string {
  const { before, name } = picture;
  if (!before) return '';
  return `<figure><figcaption>${before.pixels} pixels differ</figcaption>${image({ ...picture, file: before.difference }, `What differs in ${name}`)}</figure>
<figure><figcaption>As it was accepted</figcaption>${image({ ...picture, file: before.file }, `${name}, as it was accepted`)}</figure>`;
}

/** A picture with its verdict and what axe-core has against it; where it has changed, what it was before. */
export function pictureHtml(picture: PictureResult): string {
  const { name, verdict, axe, screen } = picture;
  const mark = verdict === 'same' ? 'good' : 'warning';
  return `<div>
<div class="marks">${screen} pixels <span class="mark" data-mark="${mark}">${VERDICTS[verdict]}</span> ${axeHtml(axe)}</div>
<figure>${image(picture, name)}</figure>
${beforeHtml(picture)}
</div>`;
}

/** The page as it stood when a state did not come about, and what to do about that; nothing for one that did. */
export function failureHtml({ state, failure }: StateResult): string {
  if (!failure) return '';
  const { stood } = failure;
  const picture = stood
    ? `<figure><figcaption>The page as it stood</figcaption>${image(stood, `${state.id}, as it stood`)}</figure>`
    : '';
  return `<p>${text(ABOUT_FAILURES)}</p>\n${picture}`;
}
