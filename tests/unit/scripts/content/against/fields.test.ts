import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSite, type Edit, type Site, told } from './site.ts';

const { stringify } = JSON;
let site: Site;
beforeAll(() => {
  site = createSite();
});
afterAll(() => site.remove());

const findings = async (...edits: readonly Edit[]) => (await site.after(...edits)).map(told);

const nicknameGone: Edit[] = [
  ['steps/traveller.json', /,\s*"nickname": \{[^}]*\}/, ''],
  ['steps/traveller.json', ', "nickname"]', ']'],
];
const DOB = /,\s*"DOB": \{[^}]*\}[^}]*\}[^}]*\}/;

describe('npm run check -- --against: a field that has another name, or is gone', () => {
  test.each<[string, Edit[], string[]]>([
    [
      'a new name for the same question: what it looks like, and where both stand',
      [['steps/traveller.json', /"lastName"/g, '"familyName"']],
      [
        'error field-renamed',
        'steps/traveller.json:9:7 "lastName"',
        'steps/traveller.json:9:7 "familyName"',
        'It looks like "lastName" became "familyName": what was answered under the old name in “traveller” is lost.',
      ],
    ],
    [
      'a field that others wait for: nothing is told of those',
      [['steps/current-cover.json', /currentHealthCover/g, 'hasCover']],
      [
        'error field-renamed',
        'steps/current-cover.json:9:7 "currentHealthCover"',
        'steps/current-cover.json:9:7 "hasCover"',
        'It looks like "currentHealthCover" became "hasCover": what was answered under the old name in “current-cover” is lost.',
      ],
    ],
    [
      'a field that is gone: now it is where it would stand',
      nicknameGone,
      [
        'error field-removed',
        'steps/traveller.json:16:7 "nickname"',
        'steps/traveller.json:7:5 "properties"',
        '"nickname" is not asked any more: what was answered in “traveller” is neither seen nor sent.',
      ],
    ],
    [
      'a field of an item in a list',
      [['steps/children.json', /"school"/g, '"kindergarten"']],
      [
        'error field-renamed',
        'steps/children.json:15:13 "school"',
        'steps/children.json:15:13 "kindergarten"',
        'It looks like "school" became "kindergarten": what was answered under the old name in "dependants" of “children” is lost.',
      ],
    ],
    [
      'a field of an item that has to be answered: one finding',
      [['steps/children.json', /"firstNameDependant"/g, '"givenNameDependant"']],
      [
        'error field-renamed',
        'steps/children.json:14:13 "firstNameDependant"',
        'steps/children.json:14:13 "givenNameDependant"',
        'It looks like "firstNameDependant" became "givenNameDependant": what was answered under the old name in "dependants" of “children” is lost.',
      ],
    ],
    [
      'a field that is asked on another page now, which keeps its answers elsewhere',
      [
        ['steps/traveller.json', DOB, ''],
        ['steps/traveller.json', ', "DOB"]', ']'],
        ['steps/age.json', '"age": {', '"DOB": { "type": "string" }, "age": {'],
      ],
      [
        'error field-moved',
        'steps/traveller.json:10:7 "DOB"',
        'steps/age.json:9:7 "DOB"',
        '"DOB" moved to “age”, where what was answered in “traveller” is not known: it is asked once more.',
      ],
    ],
    [
      'the excess, which the quote keeps under another name (§3)',
      [['pages/product-summary.json', /"excess"/g, '"excessCode"']],
      [
        'error field-renamed',
        'pages/product-summary.json:10:9 "excess"',
        'pages/product-summary.json:10:9 "excessCode"',
        'It looks like "excess" became "excessCode": what was answered under the old name in pages/product-summary.json › choices is lost.',
      ],
    ],
  ])('%s', async (_case, edits, expected) => {
    expect(await findings(...edits)).toEqual([expected]);
  });

  test('two new names in one step: two findings, each with its own', async () => {
    const changes = await site.after(
      ['steps/traveller.json', /"firstName"/g, '"givenName"'],
      ['steps/traveller.json', /"lastName"/g, '"familyName"'],
    );
    expect(changes.map(({ rule, message }) => [rule, message.slice(0, 42)])).toEqual([
      ['field-renamed', 'It looks like "firstName" became "givenNam'],
      ['field-renamed', 'It looks like "lastName" became "familyNam'],
    ]);
  });

  test('of two that are just as like, none is guessed', async () => {
    const two = stringify({ one: { type: 'string' }, two: { type: 'string' } }).slice(1, -1);
    const changes = await site.after([
      'steps/traveller.json',
      /"nickname": \{ "type": "string", "title": "Nickname" \}/,
      two,
    ]);
    expect(changes.map(({ rule }) => rule)).toEqual(['field-removed']);
  });

  test.each<[string, Edit[]]>([
    [
      'a field that moves to another step of the application: its answers are kept under its name',
      [
        ...nicknameGone,
        ['steps/current-cover.json', '"willMove": {', '"nickname": { "type": "string" }, "willMove": {'],
      ],
    ],
    [
      'a field of the payment, which is never kept',
      [['steps/payment.json', /"accountNumber"/g, '"account"']],
    ],
    [
      'a field of the e-mail form, which is never kept',
      [['pages/product-summary.json', /"email"/g, '"mail"']],
    ],
    ['a field of the landing box, which begins anew', [['pages/landing.json', '"coverType"', '"cover"']]],
  ])('nothing of %s', async (_case, edits) => {
    expect(await findings(...edits)).toEqual([]);
  });
});
