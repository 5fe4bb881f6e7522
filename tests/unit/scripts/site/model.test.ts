import { join } from 'node:path';
import { expect, test } from 'vitest';
import insurer from '../../../../content/insurer.json' with { type: 'json' };
import { checkContent } from '../../../../scripts/content/check/index.ts';
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
  ['is not JSON', '{', 'is not valid JSON'],
  ['is not UTF-8', Buffer.from('{ "title": "caf\u00E9" }', 'latin1'), 'is not valid JSON'],
  [
    'is of no kind',
    '{ "$schema": "../schemas/page.json" }',
    'does not name a schema of content in "$schema"',
  ],
])('a page that %s fails the build', (_case, source, problem) => {
  expect(() => modelWith('pages/landing.json', source)).toThrow(
    `pages/landing.json ${problem}. Run npm run check to see what to do.`,
  );
});

test.each(['site', 'insurer'])(
  'content without %s.json fails the build, and the check says so',
  async (kind) => {
    const files = new Map([...readContent()].filter(([, file]) => file.kind !== kind));
    expect(() => siteModel(files)).toThrow(
      `There is no ${kind}.json in content/. Run npm run check to see what to do.`,
    );
    expect(await checkContent(files)).toContainEqual(
      expect.objectContaining({
        rule: 'site-missing',
        severity: 'error',
        message: expect.stringContaining(`There is no file of the kind "${kind}".`),
        advice: `Restore ${kind}.json, or write one.`,
      }),
    );
  },
);
