import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DOCUMENTS } from '../api/calls.ts';
import { fillTexts, siteTexts } from '../content/compile/site-texts.ts';
import { readContent } from '../content/read.ts';
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

const PRODUCTS = catalogue.map((product) => anchor(product.pdsDocUrl, product.pdsDocumentLinkTitle));

function sectionHtml({ heading, paragraphs, list = [] }: SampleDocument['sections'][number]): string {
  const items = list === 'products' ? PRODUCTS : list.map(escapeHtml);
  const listHtml = items.length > 0 ? [`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`] : [];
  return [`<h2>${escapeHtml(heading)}</h2>`, ...paragraphs.map(paragraph), ...listHtml].join('\n');
}

const pageOf = ({ title, sections }: SampleDocument, insurer: string) => `<p>${escapeHtml(insurer)}</p>
<h1>${escapeHtml(title)}</h1>
${sections.map(sectionHtml).join('\n')}
<p><small>A sample document. It describes no real insurance.</small></p>`;

/** Adds GET /documents/{name}: sample documents that visitors agree to, and the PDF of each product's pdsDocUrl (§3). */
export function addDocuments(app: FastifyInstance): void {
  const texts = siteTexts(readContent());
  const { insurer = '' } = texts;
  // the same for all products; content links to their paths
  for (const document of fillTexts(documentData, texts) as SampleDocument[])
    app.get(document.path, async (_request, reply) =>
      sendPage(reply, `${document.title} | ${insurer}`, pageOf(document, insurer)),
    );
  app.get<{ Params: { slug: string } }>(`/${DOCUMENTS}/:slug.pdf`, async ({ params }, reply) => {
    const path = `/${DOCUMENTS}/${params.slug}.pdf`;
    if (!catalogue.some(({ pdsDocUrl }) => pdsDocUrl === path))
      throw httpError(404, `There is no document "${params.slug}.pdf"`);
    return reply.type('application/pdf').send(readFileSync(join(ROOT, 'scripts/sandbox/data', path)));
  });
}
