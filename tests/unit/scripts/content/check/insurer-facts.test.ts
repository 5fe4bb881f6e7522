import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkContent } from '../../../../../scripts/content/check/index.ts';
import { readContent, readFile } from '../../../../../scripts/content/read.ts';
import { fixtureNames } from '../../../../../scripts/docs/rules/fixtures.ts';

/** A whole site whose texts name the insurer's facts; one of them is named nowhere. */
const SITE = fileURLToPath(new URL('../../../../fixtures/content/bad/fact-unused/content/', import.meta.url));

/** What is found after a change of some of its files. */
async function findingsAfter(changes: Record<string, (text: string) => string>): Promise<string[]> {
  const files = new Map(readContent(SITE));
  for (const [name, change] of Object.entries(changes)) {
    const path = join(SITE, name);
    files.set(path, readFile(path, SITE, change(files.get(path)?.text ?? '')));
  }
  const findings = await checkContent(files, fixtureNames());
  return findings.map(({ rule, file, message }) => `${rule} ${file}: ${message}`);
}

const withoutClosingTime = (text: string) => text.replace(',\n    "closingTime": "6 pm"', '');

test('every fact is named and every document linked to: nothing is found', async () => {
  expect(await findingsAfter({ 'insurer.json': withoutClosingTime })).toEqual([]);
});

test('a document that no link leads to is found', async () => {
  const found = await findingsAfter({
    'insurer.json': withoutClosingTime,
    'name.json': (text) => text.replace('[house rules]({houseRules})', 'house rules'),
  });
  expect(found).toEqual(['fact-unused insurer.json: No link leads to the document "houseRules".']);
});

test('a fact misspelt where several texts name it is one finding, at the fact', async () => {
  const found = await findingsAfter({
    'insurer.json': (text) => withoutClosingTime(text).replace('"openingHours"', '"openingHour"'),
    'name.json': (text) => text.replace('Please', 'We are open {openingHours}. Please'),
  });
  expect(found).toEqual([
    'placeholder-unknown insurer.json: No text uses {openingHour}, but 2 use {openingHours}, which does not exist.',
  ]);
});

test('a fact misspelt in one text is one finding, in the text', async () => {
  const found = await findingsAfter({
    'insurer.json': withoutClosingTime,
    'site.json': (text) => text.replace('{openingHours}', '{openingHuors}'),
  });
  expect(found).toEqual([
    'placeholder-unknown site.json: There is no value for {openingHuors} here, so visitors would see the braces.',
  ]);
});

test('while the insurer’s file is no JSON, texts that name its facts are not blamed', async () => {
  const found = await findingsAfter({ 'insurer.json': (text) => text.replace('{', '') });
  expect(found.filter((each) => !each.startsWith('json-syntax'))).toEqual([]);
});

test('a fact may not name another', async () => {
  const found = await findingsAfter({
    'insurer.json': (text) => withoutClosingTime(text).replace('every day', 'every day, {phone}'),
  });
  expect(found).toEqual([expect.stringMatching(/^content-schema insurer\.json: /)]);
});
