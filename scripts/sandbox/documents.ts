import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import insurer from '../../content/insurer.json' with { type: 'json' };
import site from '../../content/site.json' with { type: 'json' };
import { DOCUMENTS } from '../api/calls.ts';
import { fillTexts } from '../content/compile/site-texts.ts';
import { ROOT } from '../root.ts';
import { escapeHtml } from '../site/html.ts';
import documentData from './data/documents.json' with { type: 'json' };
import { httpError } from './errors.ts';
import { anchor, paragraph, sendPage } from './html.ts';
import { catalogue } from './products.ts';

interface SampleDocument {
  path: string;
  title: string;
  /** The sections. The list "products" links to each product's disclosure statement. */
  sections: { heading: string; paragraphs: string[]; list?: string[] | 'products' }[];
}

/** The insurer's documents that are the same for all products. Content links to their paths. */
const documents = fillTexts(documentData, { ...insurer.facts, phone: site.phone }) as SampleDocument[];

const PRODUCTS = catalogue.map(({ pdsDocUrl, pdsDocumentLinkTitle }) =>
  anchor(pdsDocUrl, pdsDocumentLinkTitle),
);

function sectionHtml({ heading, paragraphs, list = [] }: SampleDocument['sections'][number]): string {
  const items = list === 'products' ? PRODUCTS : list.map(escapeHtml);
  const listHtml = items.length > 0 ? [`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`] : [];
  return [`<h2>${escapeHtml(heading)}</h2>`, ...paragraphs.map(paragraph), ...listHtml].join('\n');
}

const pageOf = ({ title, sections }: SampleDocument) => `<p>${escapeHtml(insurer.facts.insurer)}</p>
<h1>${escapeHtml(title)}</h1>
${sections.map(sectionHtml).join('\n')}
<p><small>A sample document. It describes no real insurance.</small></p>`;

/** Adds GET /documents/{name}: sample documents that visitors agree to, and the PDF of each product's pdsDocUrl (§3). */
export function addDocuments(app: FastifyInstance): void {
  for (const document of documents) {
    const title = `${document.title} | ${insurer.facts.insurer}`;
    app.get(document.path, async (_request, reply) => sendPage(reply, title, pageOf(document)));
  }
  app.get<{ Params: { slug: string } }>(`/${DOCUMENTS}/:slug.pdf`, async ({ params }, reply) => {
    const path = `/${DOCUMENTS}/${params.slug}.pdf`;
    if (!catalogue.some(({ pdsDocUrl }) => pdsDocUrl === path))
      throw httpError(404, `There is no document "${params.slug}.pdf"`);
    return reply.type('application/pdf').send(readFileSync(join(ROOT, 'scripts/sandbox/data', path)));
  });
}
