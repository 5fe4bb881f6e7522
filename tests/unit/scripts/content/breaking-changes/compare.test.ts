import { describe, expect, test } from 'vitest';
import { compareContent } from '../../../../../scripts/content/breaking-changes/index.ts';
import { readContent } from '../../../../../scripts/content/read.ts';
import { changesTo, type Edit, edited, WITHOUT_NICKNAME, WITHOUT_PARTNER } from './site.ts';

describe('npm run check -- --against reports', () => {
  test.each<[name: string, edits: Edit[], places: string, message: string]>([
    [
      'a changed hash is a warning: no answer is lost (§2)',
      [['steps/partner.json', '"hash": "partner"', '"hash": "partner-details"']],
      'warning hash-changed: steps/partner.json:3:11 "partner" → steps/partner.json:3:11 "partner-details"',
      'The step’s hash changed from "partner" to "partner-details": links to it, reloads and the Back button lead to the first step.',
    ],
    [
      'a removed step whose fields moved to another step is a warning',
      [
        WITHOUT_PARTNER,
        ['steps/traveller.json', /(?="nickname": \{)/, '"firstNamePartner": { "type": "string" }, '],
      ],
      'warning hash-changed: steps/partner.json:3:11 "partner" → pages/application.json:7:5 "steps"',
      'The step “partner” was removed: links to it, reloads and the Back button lead to the first step.',
    ],
    [
      'a removed step with its answers',
      [WITHOUT_PARTNER],
      'error step-removed: steps/partner.json:3:11 "partner" → pages/application.json:7:5 "steps"',
      'The step “partner” was removed, with the answers given there: "firstNamePartner".',
    ],
    [
      'a changed path',
      [['pages/quote.json', '"/get-a-quote"', '"/quote"']],
      'error path-changed: pages/quote.json:4:11 "/get-a-quote" → pages/quote.json:4:11 "/quote"',
      'The page moved from "/get-a-quote" to "/quote": links to it, bookmarks and reloads are broken.',
    ],
    [
      'a changed hash of the confirmation, which a reload needs (§2)',
      [['pages/application.json', '"hash": "confirmation"', '"hash": "thanks"']],
      'error confirmation-moved: pages/application.json:23:19 "confirmation" → pages/application.json:23:19 "thanks"',
      'The step’s hash changed from "confirmation" to "thanks": reloading the confirmation starts a new quote, and its number can’t be read again.',
    ],
    [
      'a renamed field: both names and locations',
      [['steps/traveller.json', /"lastName"/g, '"familyName"']],
      'error field-renamed: steps/traveller.json:9:7 "lastName" → steps/traveller.json:9:7 "familyName"',
      'It looks like "lastName" was renamed to "familyName": answers stored under the old name in “traveller” are lost.',
    ],
    [
      'a renamed field that conditions use: only the rename',
      [['steps/current-cover.json', /currentHealthCover/g, 'hasCover']],
      'error field-renamed: steps/current-cover.json:9:7 "currentHealthCover" → steps/current-cover.json:9:7 "hasCover"',
      'It looks like "currentHealthCover" was renamed to "hasCover": answers stored under the old name in “current-cover” are lost.',
    ],
    [
      'a removed field: the location now is where it would be',
      [WITHOUT_NICKNAME, ['steps/traveller.json', ', "nickname"]', ']']],
      'error field-removed: steps/traveller.json:16:7 "nickname" → steps/traveller.json:7:5 "properties"',
      '"nickname" was removed from “traveller”: its stored answer is neither shown nor sent.',
    ],
    [
      'a renamed required field of a list: one diagnostic',
      [['steps/children.json', /"firstNameDependant"/g, '"givenNameDependant"']],
      'error field-renamed: steps/children.json:14:13 "firstNameDependant" → steps/children.json:14:13 "givenNameDependant"',
      'It looks like "firstNameDependant" was renamed to "givenNameDependant": answers stored under the old name in "dependants" of “children” are lost.',
    ],
    [
      'a field moved to a page that stores its answers elsewhere',
      [
        ['steps/traveller.json', /,\s*"DOB": \{[^}]*\}[^}]*\}[^}]*\}/, ''],
        ['steps/traveller.json', ', "DOB"]', ']'],
        ['steps/age.json', '"age": {', '"DOB": { "type": "string" }, "age": {'],
      ],
      'error field-moved: steps/traveller.json:10:7 "DOB" → steps/age.json:9:7 "DOB"',
      '"DOB" moved to “age”, which does not know the answers given in “traveller”: visitors are asked again.',
    ],
    [
      'a field that is stored under another name (§3)',
      [['pages/product-summary.json', /"excess"/g, '"excessCode"']],
      'error field-renamed: pages/product-summary.json:10:9 "excess" → pages/product-summary.json:10:9 "excessCode"',
      'It looks like "excess" was renamed to "excessCode": answers stored under the old name in pages/product-summary.json › choices are lost.',
    ],
  ])('%s', (_name, edits, places, message) => {
    expect(changesTo(edited(...edits))).toEqual([[places, message]]);
  });

  test('two renamed fields of one step, each with its own new name', () => {
    const texts = edited(
      ['steps/traveller.json', /"firstName"/g, '"givenName"'],
      ['steps/traveller.json', /"lastName"/g, '"familyName"'],
    );
    expect(changesTo(texts).map(([, message]) => message)).toEqual([
      expect.stringContaining('"firstName" was renamed to "givenName"'),
      expect.stringContaining('"lastName" was renamed to "familyName"'),
    ]);
  });

  test('a removed field, if two new ones are equally like it', () => {
    const two = '"one": { "type": "string" }, "two": { "type": "string" }';
    const texts = edited(['steps/traveller.json', /"nickname": \{[^}]*\}/, two]);
    expect(changesTo(texts)).toEqual([[expect.stringContaining('field-removed'), expect.any(String)]]);
  });

  test('a removed page once, whatever it asked for', () => {
    const texts = edited();
    texts.delete('pages/quote.json');
    expect(changesTo(texts)).toEqual([
      [
        'error page-removed: pages/quote.json:4:11 "/get-a-quote" → pages/quote.json:1:1 ',
        'The page "/get-a-quote" was removed: links to it, bookmarks and reloads are broken.',
      ],
    ]);
  });
});

describe('npm run check -- --against says nothing about', () => {
  test.each<[name: string, edits: Edit[]]>([
    [
      'a field moved to another step that restores its answer',
      [
        WITHOUT_NICKNAME,
        ['steps/traveller.json', ', "nickname"]', ']'],
        ['steps/current-cover.json', '"willMove": {', '"nickname": { "type": "string" }, "willMove": {'],
      ],
    ],
    [
      'payment, the e-mail form and the landing page, whose answers are never restored',
      [
        ['steps/payment.json', /"accountNumber"/g, '"account"'],
        ['steps/payment.json', '"required": [', '"minProperties": 2, "required": ['],
        ['pages/product-summary.json', /"email"/g, '"mail"'],
        ['pages/landing.json', '"coverType"', '"cover"'],
        ['pages/landing.json', '["S", "D"]', '["S"]'],
      ],
    ],
    [
      'labels, headings and the order of fields, choices, steps and required names',
      [
        ['steps/traveller.json', '"First name"', '"Given name"'],
        ['steps/traveller.json', '"heading": "About you"', '"heading": "Who you are"'],
        ['steps/traveller.json', '["firstName", "lastName", "DOB"]', '["DOB", "lastName", "firstName"]'],
        ['steps/traveller.json', '["firstName", "lastName",', '["lastName", "firstName",'],
        ['fields.json', '"title": "Single"', '"title": "Just me"'],
        ['fields.json', '["yes", "no"]', '["no", "yes"]'],
        ['pages/quote.json', '"name": "Get a quote"', '"name": "Your quote"'],
        ['pages/quote.json', '../steps/cover-type.json', '../steps/x.json'],
        ['pages/quote.json', '../steps/age.json', '../steps/cover-type.json'],
        ['pages/quote.json', '../steps/x.json', '../steps/age.json'],
      ],
    ],
    [
      'a renamed definition',
      [
        ['fields.json', '"memberNumber": {', '"numberOfMember": {'],
        ['steps/current-cover.json', '#/$defs/memberNumber', '#/$defs/numberOfMember'],
      ],
    ],
    [
      'a definition written out in place of its $ref',
      [
        [
          'steps/current-cover.json',
          '"$ref": "../fields.json#/$defs/memberNumber"',
          '"type": "string", "pattern": "^[A-Za-z0-9]+$", "maxLength": 10',
        ],
      ],
    ],
    [
      'a condition that also needs an answer to have a letter',
      [['fields.json', '{ "enum": ["D", "F"] }', '{ "enum": ["F", "D"], "minLength": 1 }']],
    ],
    [
      'new optional fields and choices, other widgets, a minimum length of 1',
      [
        ['steps/traveller.json', '"nickname": {', '"middleName": { "type": "string" }, "nickname": {'],
        ['fields.json', /(?=\{ "const": "S")/, '{ "const": "P" }, '],
        ['steps/cover-type.json', '"ui:widget": "button-group"', '"ui:widget": "select"'],
        // an emptied field has no answer, so `minLength` 1 breaks nothing
        ['fields.json', '"maxLength": 10', '"maxLength": 10, "minLength": 1'],
      ],
    ],
    [
      'wider limits and conditions, more choices, fewer required fields',
      [
        ['fields.json', '"maxLength": 60', '"maxLength": 80'],
        ['fields.json', '["yes", "no"]', '["yes", "no", "unsure"]'],
        ['fields.json', /,\s*"pattern": "\^\[A-Za-z0-9\]\+\$"/, ''],
        ['fields.json', '"enum": ["D", "F"]', '"enum": ["S", "D", "F"]'],
        ['steps/traveller.json', '"years": -18', '"years": -16'],
        ['steps/traveller.json', '"lastName", "DOB"]\n', '"DOB"]\n'],
        ['steps/age.json', '"maximum": 100', '"maximum": 110'],
      ],
    ],
  ])('%s', (_name, edits) => {
    expect(changesTo(edited(...edits))).toEqual([]);
  });

  test('renamed files and another layout of the JSON', () => {
    const texts = edited(['pages/application.json', 'steps/traveller.json', 'steps/about-you.json']);
    const renamed = {
      'steps/traveller.json': 'steps/about-you.json',
      'pages/quote.json': 'pages/wizard.json',
    };
    for (const [from, to] of Object.entries(renamed)) {
      texts.set(to, texts.get(from) ?? '');
      texts.delete(from);
    }
    const minified = [...texts].map(([name, text]) => [name, JSON.stringify(JSON.parse(text))] as const);
    expect(changesTo(new Map(minified))).toEqual([]);
  });

  test('this project’s own content, compared with itself', () => {
    expect(compareContent(readContent(), readContent(), 'HEAD')).toEqual([]);
  });
});
