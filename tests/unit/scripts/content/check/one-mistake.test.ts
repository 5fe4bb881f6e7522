import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../../../scripts/content/check/index.ts';
import { CONTENT_DIR, readContent, readFile } from '../../../../../scripts/content/read.ts';

const files = readContent();

async function findingsAfter(name: string, change: (text: string) => string): Promise<string[]> {
  const path = join(CONTENT_DIR, name);
  const text = files.get(path)?.text ?? '';
  expect(change(text)).not.toBe(text);
  const findings = await checkContent(new Map(files).set(path, readFile(path, CONTENT_DIR, change(text))));
  return findings.map(({ rule, file }) => `${rule} in ${file}`);
}

describe('npm run check: one mistake in the real content is one finding', () => {
  test.each<[string, string, RegExp, string, string]>([
    [
      'a journey without its steps',
      'journeys/quote.json',
      /"steps": \[[\s\S]*\]/,
      '"steps": []',
      'content-schema',
    ],
    ['a page’s path in capitals', 'pages/quote.json', /get-a-quote(?=")/, 'Get-A-Quote', 'content-schema'],
    [
      'a form that is no object',
      'steps/quote/age.json',
      /"type": "object"/,
      '"type": "array"',
      'content-schema',
    ],
  ])('%s', async (_case, name, from, to, rule) => {
    expect(await findingsAfter(name, (text) => text.replace(from, to))).toEqual([`${rule} in ${name}`]);
  });
});
