import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkAgainst } from '../../../../../scripts/content/against/index.ts';
import { createSite, type Edit, type Site, told } from './site.ts';

let site: Site;
beforeAll(() => {
  site = createSite();
});
afterAll(() => site.remove());

const TO_THE_FIRST = 'links to it, a reload in the middle and the Back button lead to the first step';

describe('npm run check -- --against: addresses that lead elsewhere', () => {
  test.each<[string, Edit[], string[]]>([
    [
      'another hash: a warning, for nothing that was answered is lost (§2)',
      [['steps/partner.json', '"hash": "partner"', '"hash": "partner-details"']],
      [
        'warning hash-changed',
        'steps/partner.json:3:11 "partner"',
        'steps/partner.json:3:11 "partner-details"',
        `The step's hash was "partner" and is "partner-details" now: ${TO_THE_FIRST}.`,
      ],
    ],
    [
      'a step that is gone, whose fields another one asks for now: a warning',
      [
        ['pages/application.json', /\{\s*"step": \{ "\$ref": "..\/steps\/partner.json" \},[^}]*\}\s*\},/, ''],
        [
          'steps/traveller.json',
          '"nickname": {',
          '"firstNamePartner": { "$ref": "../fields.json#/$defs/personName" }, "nickname": {',
        ],
      ],
      [
        'warning hash-changed',
        'steps/partner.json:3:11 "partner"',
        'pages/application.json:7:5 "steps"',
        `The step “partner” is gone: ${TO_THE_FIRST}.`,
      ],
    ],
    [
      'a step that is gone with its answers',
      [['pages/application.json', /\{\s*"step": \{ "\$ref": "..\/steps\/partner.json" \},[^}]*\}\s*\},/, '']],
      [
        'error step-removed',
        'steps/partner.json:3:11 "partner"',
        'pages/application.json:7:5 "steps"',
        'The step “partner” is gone, and with it what was answered there: "firstNamePartner".',
      ],
    ],
    [
      'another path of a page',
      [['pages/quote.json', '"/get-a-quote"', '"/quote"']],
      [
        'error path-changed',
        'pages/quote.json:4:11 "/get-a-quote"',
        'pages/quote.json:4:11 "/quote"',
        'The page moved from "/get-a-quote" to "/quote": links, bookmarks and a reload of people who have begun lead nowhere.',
      ],
    ],
    [
      'another hash of the confirmation, which a reload asks for by it (§2)',
      [['pages/application.json', '"hash": "confirmation"', '"hash": "thanks"']],
      [
        'error confirmation-moved',
        'pages/application.json:23:19 "confirmation"',
        'pages/application.json:23:19 "thanks"',
        'The step\'s hash was "confirmation" and is "thanks" now: a reload of the confirmation leads to a new quote, and its number can’t be read again.',
      ],
    ],
  ])('%s', async (_case, edits, expected) => {
    expect((await site.after(...edits)).map(told)).toEqual([expected]);
  });

  test('a page that is gone: one finding, whatever was asked there', async () => {
    const other = createSite();
    rmSync(join(other.root, 'pages', 'quote.json'));
    const changes = await checkAgainst(other.root, 'HEAD');
    other.remove();
    expect(changes.map(told)).toEqual([
      [
        'error page-removed',
        'pages/quote.json:4:11 "/get-a-quote"',
        'pages/quote.json:1:1 ',
        'The page "/get-a-quote" is gone: links, bookmarks and a reload of people who have begun lead nowhere.',
      ],
    ]);
  });
});
