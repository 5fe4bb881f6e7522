import { expect, test } from 'vitest';
import insurer from '../../../../content/insurer.json' with { type: 'json' };
import { products } from '../../../../scripts/sandbox/products.ts';
import { startSandbox } from './support/sandbox.ts';

const STATUS = { included: 'Included', partial: 'Partly covered', excluded: 'Not included' };
const { get } = startSandbox();

test.each(products)('§3 serves a PDF at the pdsDocUrl of $packageName', async (product) => {
  const { statusCode, headers, body } = await get(`/documents/${product.slug}.pdf`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(body).toMatch(/^%PDF-1\.4\n/);
  expect(body).toContain(`${product.packageName}: product disclosure statement`);
  for (const { feature, inclusionStatus } of product.coverSummaryFeatures)
    expect(body).toContain(`(${feature}: ${STATUS[inclusionStatus]})`);
  const { body: list } = await get(insurer.documents.productDisclosure.href);
  expect(list, 'the page of disclosure statements').toContain(`href="/documents/${product.slug}.pdf"`);
  expect((await get('/documents/nosuch-cover.pdf')).statusCode).toBe(404);
});

test.each(Object.values(insurer.documents))('§2 serves "$text" as a sample page', async (document) => {
  const { statusCode, headers, body } = await get(document.href);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain(`<h1>${document.text}</h1>`);
  expect(body).toContain('It describes no real insurance.');
});
