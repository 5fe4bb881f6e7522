import { escapeHtml as text } from '../../site/html.ts';
import type { PictureResult } from '../results.ts';
import type { AxeFault } from '../stage/axe.ts';

const VERDICTS: Readonly<Record<PictureResult['verdict'], string>> = {
  same: 'as accepted',
  changed: 'changed',
  new: 'new',
};

function image(file: string, alt: string, { width, height }: PictureResult): string {
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
  return `<figure><figcaption>${before.pixels} pixels differ</figcaption>${image(before.difference, `What differs in ${name}`, picture)}</figure>
<figure><figcaption>As it was accepted</figcaption>${image(before.file, `${name}, as it was accepted`, picture)}</figure>`;
}

/** A picture with its verdict and what axe-core has against it; where it has changed, what it was before. */
export function pictureHtml(picture: PictureResult): string {
  const { name, file, verdict, axe, screen } = picture;
  const mark = verdict === 'same' ? 'good' : 'warning';
  return `<div>
<div class="marks">${screen} pixels <span class="mark" data-mark="${mark}">${VERDICTS[verdict]}</span> ${axeHtml(axe)}</div>
<figure>${image(file, name, picture)}</figure>
${beforeHtml(picture)}
</div>`;
}
