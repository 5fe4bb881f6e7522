import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareContent } from '../../../../../scripts/content/against/compare.ts';
import { checkAgainst } from '../../../../../scripts/content/against/index.ts';
import { readContent } from '../../../../../scripts/content/read.ts';
import { createSite, type Edit, move, type Site, told } from './site.ts';

let site: Site;
beforeAll(() => {
  site = createSite();
});
afterAll(() => site.remove());

describe('npm run check -- --against: changes that nobody who has begun can feel', () => {
  test.each<[string, Edit[]]>([
    ['none at all', [['fields.json', /\n$/, '\n\n']]],
    [
      'other words',
      [
        ['steps/traveller.json', '"First name"', '"Given name"'],
        ['fields.json', '"title": "Single"', '"title": "Just me"'],
        ['steps/traveller.json', '"heading": "About you"', '"heading": "Who you are"'],
        ['pages/quote.json', '"name": "Get a quote"', '"name": "Your quote"'],
      ],
    ],
    [
      'another order: of fields, of what is required, of choices, of steps',
      [
        [
          'steps/traveller.json',
          '"required": ["firstName", "lastName", "DOB"]',
          '"required": ["DOB", "lastName", "firstName"]',
        ],
        [
          'steps/traveller.json',
          '["firstName", "lastName", "DOB", "nickname"]',
          '["lastName", "firstName", "DOB", "nickname"]',
        ],
        ['fields.json', '["yes", "no"]', '["no", "yes"]'],
        ['pages/quote.json', '../steps/cover-type.json', '../steps/x.json'],
        ['pages/quote.json', '../steps/age.json', '../steps/cover-type.json'],
        ['pages/quote.json', '../steps/x.json', '../steps/age.json'],
      ],
    ],
    [
      'rules that accept more',
      [
        ['fields.json', '"maxLength": 60', '"maxLength": 80'],
        ['fields.json', "^[A-Za-z '’-]+$", "^[A-Za-zÀ-ÿ '’.-]+$"],
        ['steps/traveller.json', '"years": -18', '"years": -16'],
        ['steps/age.json', '"maximum": 100', '"maximum": 110'],
        ['fields.json', '["yes", "no"]', '["yes", "no", "unsure"]'],
        ['steps/traveller.json', '"lastName", "DOB"]\n', '"DOB"]\n'],
      ],
    ],
    [
      'a pattern that says the same in other letters',
      [['fields.json', '^[A-Za-z0-9]+$', '^[0-9a-zA-Z][A-Za-z0-9]*$']],
    ],
    [
      'a rule that refuses what was refused before by another',
      [['fields.json', '"maxLength": 10', '"maxLength": 10, "minLength": 1']],
    ],
    [
      'a definition that has another name and place',
      [
        ['fields.json', '"memberNumber": {', '"numberOfMember": {'],
        ['steps/current-cover.json', '#/$defs/memberNumber', '#/$defs/numberOfMember'],
      ],
    ],
    [
      'a definition that is written out',
      [
        [
          'steps/current-cover.json',
          '"$ref": "../fields.json#/$defs/memberNumber"',
          '"type": "string", "pattern": "^[A-Za-z0-9]+$", "maxLength": 10',
        ],
      ],
    ],
    [
      'a field that may be answered, or not',
      [['steps/traveller.json', '"nickname": {', '"middleName": { "type": "string" }, "nickname": {']],
    ],
    [
      'a choice more, and another widget',
      [
        [
          'fields.json',
          '{ "const": "S", "title": "Single" },',
          '{ "const": "S", "title": "Single" }, { "const": "P" },',
        ],
        ['steps/cover-type.json', '"ui:widget": "button-group"', '"ui:widget": "select"'],
      ],
    ],
  ])('%s', async (_case, edits) => {
    expect((await site.after(...edits)).map(told)).toEqual([]);
  });

  test('other files with the same content, and another layout of all', async () => {
    const other = createSite();
    move(other.root, 'steps/traveller.json', 'steps/about-you.json');
    move(other.root, 'pages/quote.json', 'pages/wizard.json');
    const page = join(other.root, 'pages', 'application.json');
    writeFileSync(page, readFileSync(page, 'utf8').replace('steps/traveller.json', 'steps/about-you.json'));
    for (const { path, data } of readContent(other.root).values()) writeFileSync(path, JSON.stringify(data));
    const changes = await checkAgainst(other.root, 'HEAD');
    other.remove();
    expect(changes.map(told)).toEqual([]);
  });

  test('this project’s own content, held against itself', () => {
    const content = readContent();
    expect(compareContent(content, readContent(), 'HEAD')).toEqual([]);
  });
});
