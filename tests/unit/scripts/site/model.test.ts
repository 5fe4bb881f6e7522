import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import insurerContent from '../../../../content/insurer.json' with { type: 'json' };
import { CONTENT_DIR, readContent, readFile } from '../../../../scripts/content/read.ts';
import { siteModel } from '../../../../scripts/site/model.ts';

/** Returns the real content with a changed text in the insurer's file. */
function withInsurer(change: (text: string) => string) {
  const files = readContent();
  const insurer = [...files.values()].find(({ kind }) => kind === 'insurer');
  if (!insurer) throw new Error('there is no insurer.json');
  return new Map(files).set(insurer.path, readFile(insurer.path, CONTENT_DIR, change(insurer.text)));
}

describe('the insurer’s facts on every page', () => {
  const { sampleNotice } = insurerContent;

  test('the footer says that they are samples, as long as they are', () => {
    expect(siteModel(readContent()).site.footer).toContain(sampleNotice);
    const real = withInsurer((text) => text.replace('"isSample": true', '"isSample": false'));
    expect(siteModel(real).site.footer).not.toContain(sampleNotice);
  });

  test('the footer links to documents, at the addresses that insurer.json has', () => {
    const moved = withInsurer((text) => text.replace('/documents/privacy-policy', '/elsewhere'));
    const hrefs = (files: typeof moved) => siteModel(files).site.footerLinks?.links.map(({ href }) => href);
    expect(hrefs(new Map(readContent()))).toContain('/documents/privacy-policy');
    expect(hrefs(moved)).toContain('/elsewhere');
  });
});

describe('content that can’t be read', () => {
  test.each([
    ['no JSON', '{'],
    ['not UTF-8', Buffer.from('{ "title": "caf\u00E9" }', 'latin1')],
  ])('a page that is %s fails the build', (_what, source) => {
    const path = join(CONTENT_DIR, 'pages', 'landing.json');
    const files = new Map(readContent()).set(path, readFile(path, CONTENT_DIR, source));
    expect(() => siteModel(files)).toThrow(
      'pages/landing.json is no JSON. npm run check says where and why.',
    );
  });
});
