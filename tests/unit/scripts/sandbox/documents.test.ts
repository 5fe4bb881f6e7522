import Fastify from 'fastify';
import { expect, test } from 'vitest';
import insurer from '../../../../content/insurer.json' with { type: 'json' };
import { products } from '../../../../scripts/sandbox/data/products.ts';
import { sandbox } from '../../../../scripts/sandbox/index.ts';
import { pdf } from '../../../../scripts/sandbox/pdf.ts';

const app = Fastify();
app.register(sandbox);

test.each(products)('§3 the pdsDocUrl of $packageName leads to a PDF', async ({ slug, packageName }) => {
  const response = await app.inject(`/documents/${slug}.pdf`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.body).toMatch(/^%PDF-1\.4\n/);
  expect(response.body).toContain(`${packageName}: product disclosure statement`);
});

test('§3 a document that no product has is a 404', async () => {
  expect((await app.inject('/documents/nosuch-cover.pdf')).statusCode).toBe(404);
});

test('§3 every entry of the PDF’s table points at its object, whatever characters the text holds', () => {
  const text = pdf('Müller (and sons)', ['50 % \\ half']).toString('latin1');
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
    Number(offset),
  );
  expect(text.slice(table, table + 9)).toBe('xref\n0 7\n');
  expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `${number} 0 obj`),
  );
  expect(text).toContain('(M\u00fcller \\(and sons\\)) Tj');
  expect(text).toContain('(50 % \\\\ half) Tj');
});

test('§3 the PDF’s stream is as long as it says', () => {
  const text = pdf('A heading', ['A line']).toString('latin1');
  const [, length, stream] = /<< \/Length (\d+) >>\nstream\n([\s\S]*)\nendstream/.exec(text) ?? [];
  expect(stream).toHaveLength(Number(length));
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
