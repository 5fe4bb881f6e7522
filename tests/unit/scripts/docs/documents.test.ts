import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadDocuments } from '../../../../scripts/docs/load.ts';

const ROOT = new URL('../../../../', import.meta.url);

const documents = await loadDocuments();

describe('npm run docs: what is generated is as its sources say', () => {
  test.each(documents)('$path is up to date; if not, npm run docs makes it so', async ({ path, write }) => {
    expect(readFileSync(new URL(path, ROOT), 'utf8') === (await write())).toBe(true);
  });

  test('no two documents write the same file', () => {
    expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
  });
});
