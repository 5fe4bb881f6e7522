import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTENT_DIR, readContent, readFile } from '../../../../scripts/content/read.ts';
import { siteModel } from '../../../../scripts/site/model.ts';

describe('npm run build: content that can’t be read is no smaller site', () => {
  test.each([
    ['no JSON', '{'],
    ['not UTF-8', Buffer.from('{ "title": "caf\u00E9" }', 'latin1')],
  ])('a page that is %s is told, not left out', (_what, source) => {
    const path = join(CONTENT_DIR, 'pages', 'landing.json');
    const files = new Map(readContent()).set(path, readFile(path, CONTENT_DIR, source));
    expect(() => siteModel(files)).toThrow(
      'pages/landing.json is no JSON. npm run check says where and why.',
    );
  });
});
