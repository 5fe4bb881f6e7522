import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  compareContent,
  findBreakingChanges,
} from '../../../../../scripts/content/breaking-changes/index.ts';
import { readContent } from '../../../../../scripts/content/read.ts';
import { createSite, type Edit, formatChange, move, type Site } from './site.ts';

let site: Site;
beforeAll(() => {
  site = createSite();
});
afterAll(() => site.remove());
beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 10), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

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
        ['pages/application.json', /\{\s*"step": \{ "\$ref": "..\/steps\/partner.json" \},[^}]*\}\s*\},/, ''],
        [
          'steps/traveller.json',
          '"nickname": {',
          '"firstNamePartner": { "$ref": "../fields.json#/$defs/personName" }, "nickname": {',
        ],
      ],
      'warning hash-changed: steps/partner.json:3:11 "partner" → pages/application.json:7:5 "steps"',
      'The step “partner” was removed: links to it, reloads and the Back button lead to the first step.',
    ],
    [
      'a removed step with its answers',
      [['pages/application.json', /\{\s*"step": \{ "\$ref": "..\/steps\/partner.json" \},[^}]*\}\s*\},/, '']],
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
      [
        ['steps/traveller.json', /,\s*"nickname": \{[^}]*\}/, ''],
        ['steps/traveller.json', ', "nickname"]', ']'],
      ],
      'error field-removed: steps/traveller.json:16:7 "nickname" → steps/traveller.json:7:5 "properties"',
      '"nickname" was removed from “traveller”: its stored answer is neither shown nor sent.',
    ],
    [
      'a renamed field of a list',
      [['steps/children.json', /"school"/g, '"kindergarten"']],
      'error field-renamed: steps/children.json:15:13 "school" → steps/children.json:15:13 "kindergarten"',
      'It looks like "school" was renamed to "kindergarten": answers stored under the old name in "dependants" of “children” are lost.',
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
    [
      'a narrower shared limit: one diagnostic at the definition, for all fields that use it',
      [['fields.json', '"maxLength": 60', '"maxLength": 45']],
      'error field-narrowed: fields.json:7:7 "maxLength" → fields.json:7:7 "maxLength"',
      '"maxLength" was 60 and is now 45: answers that were valid are invalid now in "firstName" in “traveller”, "lastName" in “traveller”, "firstNamePartner" in “partner”, "dependants.firstNameDependant" in “children”.',
    ],
    [
      'a changed pattern: a person has to check it',
      [['fields.json', '^[A-Za-z0-9]+$', '^[A-Z]{2}[0-9]+$']],
      'warning field-narrowed: fields.json:13:7 "pattern" → fields.json:13:7 "pattern"',
      '"pattern" was "^[A-Za-z0-9]+$" and is now "^[A-Z]{2}[0-9]+$": answers that were valid may be invalid now in "memberNumber" in “current-cover”.',
    ],
    [
      'a new keyword: the location before is the definition',
      [
        [
          'steps/age.json',
          '"maximum": 100 }\n    },\n    "required": ["age"]',
          '"maximum": 100, "multipleOf": 2 }\n    },\n    "required": ["age"]',
        ],
      ],
      'error field-narrowed: steps/age.json:9:7 "age" → steps/age.json:9:87 "multipleOf"',
      '"multipleOf": 2 is new: answers that were valid are invalid now in "age" in “age”.',
    ],
    [
      'a limit beside a $ref that is narrower than the definition',
      [
        [
          'steps/current-cover.json',
          '"memberNumber": { "$ref": "../fields.json#/$defs/memberNumber" }',
          '"memberNumber": { "$ref": "../fields.json#/$defs/memberNumber", "maxLength": 5 }',
        ],
      ],
      'error field-narrowed: fields.json:12:7 "maxLength" → steps/current-cover.json:20:91 "maxLength"',
      '"maxLength" was 10 and is now 5: answers that were valid are invalid now in "memberNumber" in “current-cover”.',
    ],
    [
      'a narrower date range (§9)',
      [['steps/traveller.json', '"years": -18', '"years": -21']],
      'error field-narrowed: steps/traveller.json:14:9 "dateRange" → steps/traveller.json:14:9 "dateRange"',
      '"dateRange" was {"max":{"from":"today","years":-18}} and is now {"max":{"from":"today","years":-21}}: answers that were valid are invalid now in "DOB" in “traveller”.',
    ],
    [
      'another type',
      [['steps/age.json', '"age": { "type": "integer"', '"age": { "type": "string"']],
      'error field-narrowed: steps/age.json:9:16 "type" → steps/age.json:9:16 "type"',
      '"type" was "integer" and is now "string": answers that were valid are invalid now in "age" in “age”.',
    ],
    [
      'a removed choice: the choice before, the list now',
      [['fields.json', /,\s*\{ "const": "F", "title": "Family" \}/, '']],
      'error choice-removed: fields.json:21:9 { "const": "F", "title": "Family" } → fields.json:18:7 "oneOf"',
      '"F" (Family) can’t be chosen any more: visitors who chose it have to choose again in "coverType" in “cover-type”.',
    ],
    [
      'several removed choices of one list: one diagnostic',
      [['pages/product-summary.json', '["A", "G", "N"]', '["N"]']],
      'error choice-removed: pages/product-summary.json:10:67 "A" → pages/product-summary.json:10:58 "enum"',
      '"A", "G" can’t be chosen any more: visitors who chose it have to choose again in "excess" in pages/product-summary.json › choices.',
    ],
    [
      'a $ref to another definition: the location of the $ref',
      [
        [
          'steps/current-cover.json',
          '"willMove": { "$ref": "../fields.json#/$defs/yesNo"',
          '"willMove": { "$ref": "../fields.json#/$defs/coverType"',
        ],
      ],
      'error choice-removed: steps/current-cover.json:10:29 "../fields.json#/$defs/yesNo" → steps/current-cover.json:10:29 "../fields.json#/$defs/coverType"',
      '"yes", "no" can’t be chosen any more: visitors who chose it have to choose again in "willMove" in “current-cover”.',
    ],
    [
      'a combination of answers that is no longer accepted',
      [
        [
          'steps/current-cover.json',
          '"required": ["currentHealthCover"],\n    "allOf"',
          '"required": ["currentHealthCover"],\n    "not": { "required": ["coverType"], "properties": { "coverType": { "const": "F" } } },\n    "allOf"',
        ],
      ],
      'error form-narrowed: steps/current-cover.json:6:3 "schema" → steps/current-cover.json:13:5 "not"',
      '"not": {"required":["coverType"],"properties":{"coverType":{"const"… is new: visitors who completed “current-cover” may not be able to continue.',
    ],
    [
      'a shared combination that several steps refuse: one diagnostic',
      [['fields.json', '"enum": ["P"]', '"enum": ["P", "F"]']],
      'error form-narrowed: fields.json:37:38 "enum" → fields.json:37:38 "enum"',
      '"enum" was ["P"] and is now ["P","F"]: visitors who completed “partner”, “age” may not be able to continue.',
    ],
    [
      'a field that is required now',
      [['steps/traveller.json', '"DOB"]\n', '"DOB", "nickname"]\n']],
      'warning answer-needed: steps/traveller.json:16:7 "nickname" → steps/traveller.json:18:50 "nickname"',
      '"nickname" is required now: visitors who completed “traveller” without it are asked again.',
    ],
    [
      'a new required field',
      [
        ['steps/traveller.json', '"nickname": {', '"passport": { "type": "string" },\n      "nickname": {'],
        ['steps/traveller.json', '"DOB"]\n', '"DOB", "passport"]\n'],
      ],
      'warning answer-needed: steps/traveller.json:7:5 "properties" → steps/traveller.json:19:50 "passport"',
      '"passport" is required now: visitors who completed “traveller” without it are asked again.',
    ],
    [
      'a field of a list that is required now',
      [['steps/children.json', '["firstNameDependant"]', '["firstNameDependant", "school"]']],
      'warning answer-needed: steps/children.json:15:13 "school" → steps/children.json:17:46 "school"',
      '"school" is required now: visitors who completed "dependants" in “children” without it are asked again.',
    ],
    [
      'a new step with a required field',
      [
        [
          'pages/application.json',
          '{ "step": { "$ref": "../steps/children.json" } }',
          '{ "step": { "hash": "medical", "heading": "Your health", "uiSchema": {}, "schema": { "type": "object", "properties": { "smoker": { "type": "boolean" } }, "required": ["smoker"] } } },\n      { "step": { "$ref": "../steps/children.json" } }',
        ],
      ],
      'warning answer-needed: pages/application.json:7:5 "steps" → pages/application.json:13:27 "medical"',
      'The step “medical” is new: visitors who got past it are asked for "smoker".',
    ],
    [
      'a narrower shared condition: one diagnostic for all steps and fields that use it',
      [['fields.json', '"enum": ["D", "F"]', '"enum": ["F"]']],
      'error condition-narrowed: fields.json:32:38 "enum" → fields.json:32:38 "enum"',
      'Shown to fewer visitors (in its condition, "coverType": "enum" was ["D","F"] and is now ["F"]): the step “partner”, "partnerAge" in “age”. Answers given there no longer count.',
    ],
    [
      'a new condition of a step',
      [
        [
          'pages/application.json',
          '"$ref": "../steps/current-cover.json" }',
          '"$ref": "../steps/current-cover.json" }, "when": { "$ref": "../fields.json#/conditions/hasPartner" }',
        ],
      ],
      'error condition-narrowed: pages/application.json:14:9 "step" → pages/application.json:14:60 "when"',
      'Shown to fewer visitors (it has a new condition): the step “current-cover”. Answers given there no longer count.',
    ],
    [
      'a reveal that also depends on another answer',
      [
        [
          'steps/current-cover.json',
          '"properties": { "currentHealthCover": { "const": "yes" } }',
          '"properties": { "currentHealthCover": { "const": "yes" }, "coverType": { "const": "S" } }',
        ],
      ],
      'error condition-narrowed: steps/current-cover.json:16:11 "properties" → steps/current-cover.json:16:84 "const"',
      'Shown to fewer visitors (in its condition, "coverType": "const": ["S"] is new): "memberNumber" in “current-cover”. Answers given there no longer count.',
    ],
    [
      'a field that is only revealed now',
      [
        ['steps/current-cover.json', /,\s*"willMove": \{[^}]*\}/, ''],
        [
          'steps/current-cover.json',
          '"memberNumber": {',
          '"willMove": { "$ref": "../fields.json#/$defs/yesNo" }, "memberNumber": {',
        ],
      ],
      'error condition-narrowed: steps/current-cover.json:10:7 "willMove" → steps/current-cover.json:14:9 "if"',
      'Shown to fewer visitors (it has a new condition): "willMove" in “current-cover”. Answers given there no longer count.',
    ],
    [
      'a field moved into a conditional step',
      [
        ['steps/traveller.json', /,\s*"nickname": \{[^}]*\}/, ''],
        [
          'steps/partner.json',
          '"firstNamePartner": {',
          '"nickname": { "type": "string" }, "firstNamePartner": {',
        ],
      ],
      'error condition-narrowed: steps/traveller.json:16:7 "nickname" → pages/application.json:11:9 "when"',
      'Shown to fewer visitors (it has a new condition): "nickname" in “partner”. Answers given there no longer count.',
    ],
    [
      'a condition written with other keywords: it can’t be proved to be the same',
      [['fields.json', '"enum": ["D", "F"]', '"not": { "enum": ["S", "P"] }']],
      'error condition-narrowed: fields.json:32:23 "coverType" → fields.json:32:38 "not"',
      'Shown to fewer visitors (in its condition, "coverType": "not": {"enum":["S","P"]} is new): the step “partner”, "partnerAge" in “age”. Answers given there no longer count.',
    ],
  ])('%s', async (_name, edits, places, message) => {
    expect((await site.after(...edits)).map(formatChange)).toEqual([[places, message]]);
  });

  test('two renamed fields of one step, each with its own new name', async () => {
    const changes = await site.after(
      ['steps/traveller.json', /"firstName"/g, '"givenName"'],
      ['steps/traveller.json', /"lastName"/g, '"familyName"'],
    );
    expect(changes.map(({ message }) => message)).toEqual([
      expect.stringContaining('"firstName" was renamed to "givenName"'),
      expect.stringContaining('"lastName" was renamed to "familyName"'),
    ]);
  });

  test('a removed field, if two new ones are equally like it', async () => {
    const changes = await site.after([
      'steps/traveller.json',
      /"nickname": \{ "type": "string", "title": "Nickname" \}/,
      '"one": { "type": "string" }, "two": { "type": "string" }',
    ]);
    expect(changes.map(({ rule }) => rule)).toEqual(['field-removed']);
  });

  test('a removed page once, whatever it asked for', async () => {
    const other = createSite();
    rmSync(join(other.root, 'pages', 'quote.json'));
    const changes = await findBreakingChanges(other.root, 'HEAD');
    other.remove();
    expect(changes.map(formatChange)).toEqual([
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
        ['steps/traveller.json', /,\s*"nickname": \{[^}]*\}/, ''],
        ['steps/traveller.json', ', "nickname"]', ']'],
        ['steps/current-cover.json', '"willMove": {', '"nickname": { "type": "string" }, "willMove": {'],
      ],
    ],
    [
      'a renamed field of the payment, which is never stored',
      [['steps/payment.json', /"accountNumber"/g, '"account"']],
    ],
    [
      'a renamed field of the e-mail form, which is never stored',
      [['pages/product-summary.json', /"email"/g, '"mail"']],
    ],
    [
      'a renamed field of the landing page, which starts anew',
      [['pages/landing.json', '"coverType"', '"cover"']],
    ],
    [
      'a new rule for the whole payment form, which is never restored complete',
      [['steps/payment.json', '"required": [', '"minProperties": 2, "required": [']],
    ],
    ['a removed choice that is never stored', [['pages/landing.json', '["S", "D"]', '["S"]']]],
    ['a wider condition', [['fields.json', '"enum": ["D", "F"]', '"enum": ["S", "D", "F"]']]],
    [
      'a condition that also needs an answer to have a letter',
      [
        [
          'fields.json',
          '{ "coverType": { "enum": ["D", "F"] } }',
          '{ "coverType": { "enum": ["F", "D"], "minLength": 1 } }',
        ],
      ],
    ],
    [
      'other labels and headings',
      [
        ['steps/traveller.json', '"First name"', '"Given name"'],
        ['fields.json', '"title": "Single"', '"title": "Just me"'],
        ['steps/traveller.json', '"heading": "About you"', '"heading": "Who you are"'],
        ['pages/quote.json', '"name": "Get a quote"', '"name": "Your quote"'],
      ],
    ],
    [
      'another order of fields, choices, steps and required names',
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
      'a minimum length of 1: an emptied field has no answer',
      [['fields.json', '"maxLength": 10', '"maxLength": 10, "minLength": 1']],
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
      'a new optional field',
      [['steps/traveller.json', '"nickname": {', '"middleName": { "type": "string" }, "nickname": {']],
    ],
    [
      'a new choice and another widget',
      [
        [
          'fields.json',
          '{ "const": "S", "title": "Single" },',
          '{ "const": "S", "title": "Single" }, { "const": "P" },',
        ],
        ['steps/cover-type.json', '"ui:widget": "button-group"', '"ui:widget": "select"'],
      ],
    ],
    [
      'wider limits, more choices, fewer required fields',
      [
        ['fields.json', '"maxLength": 60', '"maxLength": 80'],
        ['steps/traveller.json', '"years": -18', '"years": -16'],
        ['steps/age.json', '"maximum": 100', '"maximum": 110'],
        ['fields.json', '["yes", "no"]', '["yes", "no", "unsure"]'],
        ['steps/traveller.json', '"lastName", "DOB"]\n', '"DOB"]\n'],
        ['fields.json', /,\s*"pattern": "\^\[A-Za-z0-9\]\+\$"/, ''],
      ],
    ],
  ])('%s', async (_name, edits) => {
    expect((await site.after(...edits)).map(formatChange)).toEqual([]);
  });

  test('renamed files and another layout of the JSON', async () => {
    const other = createSite();
    move(other.root, 'steps/traveller.json', 'steps/about-you.json');
    move(other.root, 'pages/quote.json', 'pages/wizard.json');
    other.edit(['pages/application.json', 'steps/traveller.json', 'steps/about-you.json']);
    other.minify();
    const changes = await findBreakingChanges(other.root, 'HEAD');
    other.remove();
    expect(changes.map(formatChange)).toEqual([]);
  });

  test('this project’s own content, compared with itself', () => {
    expect(compareContent(readContent(), readContent(), 'HEAD')).toEqual([]);
  });
});
