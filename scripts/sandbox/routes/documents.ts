import type { FastifyInstance } from 'fastify';
import { documents } from '../data/documents.ts';
import { products } from '../data/products.ts';
import { documentPage } from '../document-page.ts';
import { httpError } from '../http-error.ts';
import { MAIL_PAGE_POLICY } from '../mail/mail-page.ts';
import { pdf } from '../pdf.ts';

const STATUS_WORDS = { included: 'Included', partial: 'Partly covered', excluded: 'Not included' };

/** GET /documents/{name}: stand-ins for what people agree to, and the disclosure statement that a product's pdsDocUrl names (§3). */
export function addDocuments(app: FastifyInstance): void {
  for (const document of documents) {
    app.get(document.path, async (_request, reply) =>
      reply
        .header('content-security-policy', MAIL_PAGE_POLICY)
        .type('text/html; charset=utf-8')
        .send(documentPage(document)),
    );
  }
  app.get<{ Params: { slug: string } }>('/documents/:slug.pdf', async ({ params }, reply) => {
    const product = products.find(({ slug }) => slug === params.slug);
    if (!product) throw httpError(404, `There is no document "${params.slug}.pdf"`);
    const { packageName, coverSummaryHeading, coverSummaryFeatures } = product;
    const features = coverSummaryFeatures.map(
      ({ feature, inclusionStatus }) => `${feature}: ${STATUS_WORDS[inclusionStatus]}`,
    );
    return reply
      .type('application/pdf')
      .send(
        pdf(`${packageName}: product disclosure statement`, [
          coverSummaryHeading,
          '',
          ...features,
          '',
          'This is a sample document. It does not describe a real product.',
        ]),
      );
  });
}
