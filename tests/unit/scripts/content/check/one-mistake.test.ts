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

describe('npm run check: one mistake in the real content', () => {
  test.each<[string, Change]>([
    ['a journey without steps', ['journeys/quote.json', /"steps": \[[\s\S]*\]/, '"steps": []']],
    ['a path with capitals', ['pages/quote.json', /get-a-quote(?=")/, 'Get-A-Quote']],
    ['a form that is not an object', ['steps/quote/age.json', /"type": "object"/, '"type": "array"']],
  ])('gives one diagnostic for %s', async (_case, change) => {
    const diagnostics = await diagnosticsAfter(CONTENT_DIR, [change], readNames());
    expect(diagnostics).toMatchObject([{ rule: 'content-schema', file: change[0] }]);
  });
});

describe('npm run check: a message that is missing in the real content', () => {
  const without = (field: string, keyword: string) =>
    new RegExp(`(?<="${field}": {(?:(?!"ui:messages")[^])*?"ui:messages": {[^}]*),\\s*"${keyword}": "[^"]*"`);

  test.each([
    ['email-quote.json', 'firstName', 'pattern'],
    ['email-quote.json', 'firstName', 'maxLength'],
    ['fields.json', 'firstName', 'maxLength'],
    ['fields.json', 'lastName', 'maxLength'],
    ['fields.json', 'email', 'pattern'],
    ['fields.json', 'email', 'maxLength'],
    ['fields.json', 'memberNumber', 'maxLength'],
    ['steps/application/payment.json', 'accountName', 'maxLength'],
    ['steps/application/payment.json', 'accountNumber', 'maxLength'],
  ])('is found in %s, for %s and %s', async (file, field, keyword) => {
    const diagnostics = await diagnosticsAfter(
      CONTENT_DIR,
      [[file, without(field, keyword), '']],
      readNames(),
    );
    expect(diagnostics).toMatchObject([{ rule: 'required-message', file }]);
    expect(diagnostics[0]?.message).toContain(`no message for "${keyword}"`);
  });
});

describe('npm run check: the facts and documents of the insurer', () => {
  const noClosingTime: Change = ['insurer.json', ',\n    "closingTime": "6 pm"', ''];

  test.each<[string, readonly Change[], readonly string[]]>([
    ['reports nothing if texts use every fact and link to every document', [], []],
    [
      'reports a document that no link leads to',
      [['name.json', '[house rules]({houseRules})', 'house rules']],
      ['fact-unused insurer.json: No link leads to the document "houseRules".'],
    ],
    [
      'reports a misspelt fact at its definition if several texts use the right name',
      [
        ['insurer.json', '"openingHours"', '"openingHour"'],
        ['name.json', 'Please', 'We are open {openingHours}. Please'],
      ],
      [expect.stringMatching(/^placeholder-unknown insurer\.json: No text uses {openingHour}, but 2 use/)],
    ],
    [
      'reports a fact that one text misspells in that text',
      [['site.json', '{openingHours}', '{openingHuors}']],
      [expect.stringMatching(/^placeholder-unknown site\.json: There is no value for {openingHuors} here/)],
    ],
    [
      'reports a fact that uses another fact',
      [['insurer.json', 'every day', 'every day, {phone}']],
      [expect.stringMatching(/^content-schema insurer\.json: /)],
    ],
  ])('%s', async (_case, changes, expected) => {
    const diagnostics = await diagnosticsAfter(SITE, [noClosingTime, ...changes]);
    expect(diagnostics.map(({ rule, file, message }) => `${rule} ${file}: ${message}`)).toEqual(expected);
  });

  test('reports only the syntax error if insurer.json is not JSON', async () => {
    const diagnostics = await diagnosticsAfter(SITE, [['insurer.json', '{', '']]);
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['json-syntax']);
  });
});
