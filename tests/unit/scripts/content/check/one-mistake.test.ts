import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../../../scripts/content/check/index.ts';
import { readNames } from '../../../../../scripts/content/check/names.ts';
import { CONTENT_DIR, readContent, readFile } from '../../../../../scripts/content/read.ts';
import { fixtureNames } from '../../../../../scripts/docs/rules/fixtures.ts';

/** A whole site whose texts use facts of the insurer. No text uses one of them. */
const SITE = fileURLToPath(new URL('../../../../fixtures/content/bad/fact-unused/content/', import.meta.url));

type Change = [file: string, from: string | RegExp, to: string];

async function diagnosticsAfter(root: string, changes: readonly Change[], names = fixtureNames()) {
  const files = new Map(readContent(root));
  for (const [name, from, to] of changes) {
    const path = join(root, name);
    const text = files.get(path)?.text ?? '';
    expect(text.replace(from, to)).not.toBe(text);
    files.set(path, readFile(path, root, text.replace(from, to)));
  }
  return checkContent(files, names);
}

describe('npm run check: one mistake in the real content is one diagnostic', () => {
  test.each<[string, Change]>([
    ['a journey without its steps', ['journeys/quote.json', /"steps": \[[\s\S]*\]/, '"steps": []']],
    ['a page’s path in capitals', ['pages/quote.json', /get-a-quote(?=")/, 'Get-A-Quote']],
    ['a form that is no object', ['steps/quote/age.json', /"type": "object"/, '"type": "array"']],
  ])('%s', async (_case, change) => {
    const diagnostics = await diagnosticsAfter(CONTENT_DIR, [change], readNames());
    expect(diagnostics).toMatchObject([{ rule: 'content-schema', file: change[0] }]);
  });
});

describe('npm run check: the facts and documents of the insurer', () => {
  const noClosingTime: Change = ['insurer.json', ',\n    "closingTime": "6 pm"', ''];

  test.each<[string, readonly Change[], readonly string[]]>([
    ['nothing if every fact is named and every document linked to', [], []],
    [
      'a document that no link leads to',
      [['name.json', '[house rules]({houseRules})', 'house rules']],
      ['fact-unused insurer.json: No link leads to the document "houseRules".'],
    ],
    [
      'a fact misspelt where several texts name it, at the fact',
      [
        ['insurer.json', '"openingHours"', '"openingHour"'],
        ['name.json', 'Please', 'We are open {openingHours}. Please'],
      ],
      [expect.stringMatching(/^placeholder-unknown insurer\.json: No text uses {openingHour}, but 2 use/)],
    ],
    [
      'a fact misspelt in one text, in the text',
      [['site.json', '{openingHours}', '{openingHuors}']],
      [expect.stringMatching(/^placeholder-unknown site\.json: There is no value for {openingHuors} here/)],
    ],
    [
      'a fact that names another',
      [['insurer.json', 'every day', 'every day, {phone}']],
      [expect.stringMatching(/^content-schema insurer\.json: /)],
    ],
  ])('%s', async (_case, changes, expected) => {
    const diagnostics = await diagnosticsAfter(SITE, [noClosingTime, ...changes]);
    expect(diagnostics.map(({ rule, file, message }) => `${rule} ${file}: ${message}`)).toEqual(expected);
  });

  test('texts that name them are not reported while the insurer’s file is not JSON', async () => {
    const diagnostics = await diagnosticsAfter(SITE, [['insurer.json', '{', '']]);
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['json-syntax']);
  });
});
