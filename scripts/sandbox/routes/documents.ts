import type { FastifyInstance } from 'fastify';
import { products } from '../data/products.ts';
import { httpError } from '../http-error.ts';
import { pdf } from '../pdf.ts';

const STATUS_WORDS = { included: 'Included', partial: 'Partly covered', excluded: 'Not included' };

/** GET /documents/{slug}.pdf: the disclosure statement that a product's pdsDocUrl names (§3). */
export function addDocuments(app: FastifyInstance): void {
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
