import { join } from 'node:path';
import { expect, test } from 'vitest';
import insurer from '../../../../content/insurer.json' with { type: 'json' };
import { CONTENT_DIR, readContent, readFile } from '../../../../scripts/content/read.ts';
import { siteModel } from '../../../../scripts/site/model.ts';

/** Returns the model of the real content with another text or other bytes in a file. */
function modelWith(name: string, source: string | Buffer) {
  const path = join(CONTENT_DIR, name);
  return siteModel(new Map(readContent()).set(path, readFile(path, CONTENT_DIR, source)));
}

test('the footer shows the sample notice and links to the insurer’s documents', () => {
  const { site } = siteModel(readContent());
  expect(site.footer).toContain(insurer.sampleNotice);
  expect(site.footerLinks?.links.map(({ href }) => href)).toContain('/documents/privacy-policy');
  const text = JSON.stringify({ ...insurer, isSample: false });
  const changed = modelWith('insurer.json', text.replace('/documents/privacy-policy', '/elsewhere')).site;
  expect(changed.footer).not.toContain(insurer.sampleNotice);
  expect(changed.footerLinks?.links.map(({ href }) => href)).toContain('/elsewhere');
});

test.each([
  ['not JSON', '{'],
  ['not UTF-8', Buffer.from('{ "title": "caf\u00E9" }', 'latin1')],
])('a page that is %s fails the build', (_case, source) => {
  expect(() => modelWith('pages/landing.json', source)).toThrow(
    'pages/landing.json is not valid JSON. Run npm run check to see where.',
  );
});
