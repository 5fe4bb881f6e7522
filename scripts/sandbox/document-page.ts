import insurer from '../../content/insurer.json' with { type: 'json' };
import { escapeHtml } from '../site/html.ts';
import type { DocumentSection, StandInDocument } from './data/documents.ts';
import { htmlDocument } from './mail/render.ts';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function section({ heading, paragraphs, list = [] }: DocumentSection): string {
  const items = list.map((item) =>
    typeof item === 'string'
      ? `<li>${escapeHtml(item)}</li>`
      : `<li><a href="${escapeHtml(item.href)}">${escapeHtml(item.text)}</a></li>`,
  );
  return [
    `<h2>${escapeHtml(heading)}</h2>`,
    ...paragraphs.map(paragraph),
    ...(items.length > 0 ? [`<ul>${items.join('')}</ul>`] : []),
  ].join('\n');
}

/** Returns a document as a page to read. */
export function documentPage({ title, sections }: StandInDocument): string {
  return htmlDocument(
    `${title} | ${insurer.facts.insurer}`,
    `<main>
<p>${escapeHtml(insurer.facts.insurer)}</p>
<h1>${escapeHtml(title)}</h1>
${sections.map(section).join('\n')}
<p><small>A sample document. It describes no real insurance.</small></p>
</main>`,
  );
}
