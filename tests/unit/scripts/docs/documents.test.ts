import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documents } from '../../../../scripts/docs/documents.ts';
import { ROOT } from '../../../../scripts/root.ts';

test.each(Object.entries(documents))('%s is up to date (run "npm run docs")', async (path, write) => {
  expect(readFileSync(join(ROOT, path), 'utf8') === (await write())).toBe(true);
});
