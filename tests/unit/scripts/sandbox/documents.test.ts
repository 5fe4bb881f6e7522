import Fastify from 'fastify';
import { expect, test } from 'vitest';
import insurer from '../../../../content/insurer.json' with { type: 'json' };
import { products } from '../../../../scripts/sandbox/data/index.ts';
import { sandbox } from '../../../../scripts/sandbox/index.ts';

const STATUS = { included: 'Included', partial: 'Partly covered', excluded: 'Not included' };

const app = Fastify();
app.register(sandbox);

test.each(products)(
  '§3 the pdsDocUrl of $packageName leads to a PDF',
  async ({ slug, packageName, coverSummaryFeatures }) => {
    const response = await app.inject(`/documents/${slug}.pdf`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.body).toMatch(/^%PDF-1\.4\n/);
    expect(response.body).toContain(`${packageName}: product disclosure statement`);
    for (const { feature, inclusionStatus } of coverSummaryFeatures)
      expect(response.body).toContain(`(${feature}: ${STATUS[inclusionStatus]})`);
  },
);

test('§3 a document that no product has is a 404', async () => {
  expect((await app.inject('/documents/nosuch-cover.pdf')).statusCode).toBe(404);
});

test.each(Object.values(insurer.documents))(
  '§2 "$text" of the insurer is a page to read, marked as a sample',
  async ({ text, href }) => {
    const response = await app.inject(href);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain(`<h1>${text}</h1>`);
    expect(response.body).toContain('It describes no real insurance.');
  },
);

test('§2 the page of disclosure statements leads to that of each product', async () => {
  const { body } = await app.inject(insurer.documents.productDisclosure.href);
  for (const { slug } of products) expect(body).toContain(`href="/documents/${slug}.pdf"`);
});
