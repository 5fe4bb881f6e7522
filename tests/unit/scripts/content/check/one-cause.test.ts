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

  const PASSPORT = 'steps/lost-passport/passport.json';
  const INCOME = 'steps/rental-application/income.json';
  const RENTAL = 'journeys/rental-application.json';
  const RECEIVED = 'steps/lost-passport/received.json';
  const CONFIRMATION = '"confirmation": { "$ref": "../steps/event-registration/registered.json" }';
  test.each([
    ['a lost format', PASSPORT, '"format": "date",', '', 'widget-field'],
    [
      'a wrong format',
      PASSPORT,
      '"format": "date",\n        "formatE',
      '"format": "day",\n        "formatE',
      'schema-invalid',
    ],
    [
      'a wrong type',
      PASSPORT,
      '"string",\n        "title": "Date of expiry"',
      '"date",\n        "title": "Date of expiry"',
      'schema-invalid',
    ],
    [
      'kinds of files without dots',
      INCOME,
      '[".pdf", ".jpg", ".jpeg", ".png"]',
      '["pdf", "jpg", "jpeg", "png"]',
      'widget-options',
    ],
    ['a mark that is not one', RENTAL, '"mark": "progress-66",\n', '"mark": "66%",\n', 'content-schema'],
    ['a stage twice', RENTAL, '{ "name": "send"', '{ "name": "money"', 'name-duplicate'],
    [
      'a name with a slash',
      PASSPORT,
      '"passportNumber": {\n        "type"',
      '"passport/number": {\n        "type"',
      'field-name',
    ],
  ])('%s', async (_name, file, from, to, rule) => {
    expect(await rulesAfter(file, from, to)).toEqual([`${rule} in ${file}`]);
  });

  test('the confirmation of another form', async () => {
    const page = 'pages/event-registration.json';
    const reported = await rulesAfter(
      page,
      CONFIRMATION,
      CONFIRMATION.replace('event-registration/registered', 'lost-passport/received'),
    );
    expect(reported.filter((each) => each.startsWith('fact-unknown'))).toEqual([
      `fact-unknown in ${RECEIVED}`,
    ]);
  });

  test('a renamed fact of the insurer', async () => {
    const reported = await rulesAfter('insurer.json', '"openingHours"', '"hours"');
    expect(new Set(reported)).toEqual(new Set(['placeholder-unknown in pages/landing.json']));
  });

  test('a reference before there is one', async () => {
    const file = 'steps/lost-passport/check.json';
    expect(await rulesAfter(file, '"review": true,', '"reads": ["reference"],\n  "review": true,')).toEqual([
      `fact-unknown in ${file}`,
    ]);
  });

  test('a $ref to no file', async () => {
    const file = 'journeys/lost-passport.json';
    expect(await rulesAfter(file, 'passport.json', 'pasport.json')).toEqual([`ref-target in ${file}`]);
  });
});
