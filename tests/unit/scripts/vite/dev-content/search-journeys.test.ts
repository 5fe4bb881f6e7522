import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT_DIR, readContent } from '../../../../../scripts/content/read.ts';
import { answer } from '../../../../../scripts/vite/dev-content/search-journeys.ts';

/** Searches the site's content after one change. */
function searchAfter(name: string, from: string, to: string) {
  const texts = [...readContent()].map(([path, file]): [string, string] => {
    const text = file.name === name ? file.text.replace(from, to) : file.text;
    expect(text === file.text).toBe(file.name !== name);
    return [path, text];
  });
  return answer({ root: CONTENT_DIR, texts: new Map(texts) });
}

test('the search of npm run dev reports what npm run journeys finds, as warnings with the lines around', () => {
  const name = 'steps/application/declaration.json';
  // only a search of all answers notices that the form and what it reads have fewer values
  const found = searchAfter(name, '"type": "object"', '"type": "object",\n    "minProperties": 20');
  expect(found).toMatchObject([
    {
      rule: 'dead-end',
      severity: 'warning',
      location: `${basename(CONTENT_DIR)}/${name}:3:3`,
      path: `${CONTENT_DIR}${name}:3:3`,
      message: expect.stringContaining('Dead end at #declaration: nobody can continue.'),
      frame: expect.stringMatching(/^> 3 \| {3}"hash": "declaration",$/m),
    },
    { rule: 'dead-end', location: expect.stringContaining('payment.json') },
  ]);
});
