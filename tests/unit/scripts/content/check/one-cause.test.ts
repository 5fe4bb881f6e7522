import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkContent } from '../../../../../scripts/content/check/index.ts';
import { readNames } from '../../../../../scripts/content/check/names.ts';
import { readContent } from '../../../../../scripts/content/read.ts';
import { copyContent } from '../../../../fixtures/copy-content.ts';

const names = readNames();
const folder = mkdtempSync(join(tmpdir(), 'one-cause-'));
const content = copyContent(join(folder, 'content'), true);
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the rules that report something after a change of a file. */
async function rulesAfter(file: string, from: string, to: string): Promise<string[]> {
  content.save(file, from, to);
  const diagnostics = await checkContent(readContent(content.root), names);
  content.restore();
  return diagnostics.map(({ rule, file: reported }) => `${rule} in ${reported}`);
}

describe('npm run check reports one fault once, though later steps read the answers of the faulty step', () => {
  const WHO = 'steps/event-registration/who.json';
  const HOUSEHOLD = 'steps/rental-application/household.json';
  const WHAT_HAPPENED = 'steps/lost-passport/what-happened.json';
  test.each([
    ['a trailing comma', WHO, '"arrival"]', '"arrival",]', 'json-syntax'],
    ['a number that JSON does not have', HOUSEHOLD, '"maximum": 8', '"maximum": 08', 'json-syntax'],
    ['a misspelt keyword', HOUSEHOLD, '"properties"', '"propertise"', 'schema-invalid'],
    ['a misspelt limit', WHAT_HAPPENED, '"maxLength"', '"maxLenght"', 'schema-invalid'],
    ['swapped halves', WHO, '"schema": {', '"uiSchema ": {', 'content-schema'],
  ])('%s', async (_name, file, from, to, rule) => {
    expect(await rulesAfter(file, from, to)).toEqual([`${rule} in ${file}`]);
  });

  test.each([
    ['a journey without steps', 'journeys/rental-application.json', '"steps"', '"step"'],
    ['a page without its journey', 'pages/event-registration.json', '"journey"', '"journy"'],
    ['a page without its confirmation', 'pages/lost-passport.json', '"confirmation"', '"conformation"'],
  ])('%s', async (_name, file, from, to) => {
    const reported = await rulesAfter(file, from, to);
    expect(new Set(reported)).toEqual(new Set([`content-schema in ${file}`]));
  });

  test('a $ref to no file', async () => {
    const file = 'journeys/lost-passport.json';
    expect(await rulesAfter(file, 'passport.json', 'pasport.json')).toEqual([`ref-target in ${file}`]);
  });
});
