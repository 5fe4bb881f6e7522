import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSite, type Edit, type Site, told } from './site.ts';

let site: Site;
beforeAll(() => {
  site = createSite();
});
afterAll(() => site.remove());
beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 10), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const ofNames =
  '"firstName" in “traveller”, "lastName" in “traveller”, "firstNamePartner" in “partner”, "dependants.firstNameDependant" in “children”';

describe('npm run check -- --against: answers that were right and are wrong now', () => {
  test.each<[string, Edit[], string[]]>([
    [
      'a shared rule that is narrower: one finding, at the definition, for all that share it',
      [['fields.json', '"maxLength": 60', '"maxLength": 45']],
      [
        'error field-narrowed',
        'fields.json:7:7 "maxLength"',
        'fields.json:7:7 "maxLength"',
        `“Mariaaaaaaaaaaaaaaaa…” (60 letters) was accepted and now fails by "maxLength": such an answer has to be changed: ${ofNames}.`,
      ],
    ],
    [
      'a pattern that no sample tells apart: the shortest text that it refuses now',
      [['fields.json', "^[A-Za-z '’-]+$", "^[A-Za-z '-]+$"]],
      [
        'error field-narrowed',
        'fields.json:6:7 "pattern"',
        'fields.json:6:7 "pattern"',
        `“’” was accepted and now fails by "pattern": such an answer has to be changed: ${ofNames}.`,
      ],
    ],
    [
      'a pattern that a sample tells apart',
      [['fields.json', '^[A-Za-z0-9]+$', '^[A-Z]{2}[0-9]+$']],
      [
        'error field-narrowed',
        'fields.json:13:7 "pattern"',
        'fields.json:13:7 "pattern"',
        '“Maria” was accepted and now fails by "pattern": such an answer has to be changed: "memberNumber" in “current-cover”.',
      ],
    ],
    [
      'a rule that was not there: before, its definition',
      [
        [
          'steps/age.json',
          '"maximum": 100 }\n    },\n    "required": ["age"]',
          '"maximum": 100, "multipleOf": 2 }\n    },\n    "required": ["age"]',
        ],
      ],
      [
        'error field-narrowed',
        'steps/age.json:9:7 "age"',
        'steps/age.json:9:87 "multipleOf"',
        '19 was accepted and now fails by "multipleOf": such an answer has to be changed: "age" in “age”.',
      ],
    ],
    [
      'a word beside a $ref that is stricter than the definition',
      [
        [
          'steps/current-cover.json',
          '"memberNumber": { "$ref": "../fields.json#/$defs/memberNumber" }',
          '"memberNumber": { "$ref": "../fields.json#/$defs/memberNumber", "maxLength": 5 }',
        ],
      ],
      [
        'error field-narrowed',
        'fields.json:12:7 "maxLength"',
        'steps/current-cover.json:20:91 "maxLength"',
        '“0412345678” was accepted and now fails by "maxLength": such an answer has to be changed: "memberNumber" in “current-cover”.',
      ],
    ],
    [
      'a window of dates: the day nearest to it that is refused (§9)',
      [['steps/traveller.json', '"years": -18', '"years": -21']],
      [
        'error field-narrowed',
        'steps/traveller.json:14:9 "dateRange"',
        'steps/traveller.json:14:9 "dateRange"',
        '“2008-11-20” was accepted and now fails by "dateRange": such an answer has to be changed: "DOB" in “traveller”.',
      ],
    ],
    [
      'another type',
      [['steps/age.json', '"age": { "type": "integer"', '"age": { "type": "string"']],
      [
        'error field-narrowed',
        'steps/age.json:9:16 "type"',
        'steps/age.json:9:16 "type"',
        '34 was accepted and now fails by "type": such an answer has to be changed: "age" in “age”.',
      ],
    ],
    [
      'a choice that is gone: the choice itself before, the list now',
      [['fields.json', /,\s*\{ "const": "F", "title": "Family" \}/, '']],
      [
        'error choice-removed',
        'fields.json:21:9 { "const": "F", "title": "Family" }',
        'fields.json:18:7 "oneOf"',
        '“F” (Family) can’t be chosen any more: who has chosen so has to choose again: "coverType" in “cover-type”.',
      ],
    ],
    [
      'several choices of one list: one finding',
      [['pages/product-summary.json', '["A", "G", "N"]', '["N"]']],
      [
        'error choice-removed',
        'pages/product-summary.json:10:67 "A"',
        'pages/product-summary.json:10:58 "enum"',
        '“A”, “G” can’t be chosen any more: who has chosen so has to choose again: "excess" in pages/product-summary.json › choices.',
      ],
    ],
    [
      'another definition: the $ref that brings it',
      [
        [
          'steps/current-cover.json',
          '"willMove": { "$ref": "../fields.json#/$defs/yesNo"',
          '"willMove": { "$ref": "../fields.json#/$defs/coverType"',
        ],
      ],
      [
        'error choice-removed',
        'steps/current-cover.json:10:29 "../fields.json#/$defs/yesNo"',
        'steps/current-cover.json:10:29 "../fields.json#/$defs/coverType"',
        '“yes”, “no” can’t be chosen any more: who has chosen so has to choose again: "willMove" in “current-cover”.',
      ],
    ],
    [
      'answers that are right by themselves, and not together any more',
      [
        [
          'steps/current-cover.json',
          '"required": ["currentHealthCover"],\n    "allOf"',
          '"required": ["currentHealthCover"],\n    "not": { "required": ["coverType"], "properties": { "coverType": { "const": "F" } } },\n    "allOf"',
        ],
      ],
      [
        'error form-narrowed',
        'steps/current-cover.json:6:3 "schema"',
        'steps/current-cover.json:13:5 "not"',
        'Answers that were complete fail by "not" now: who had finished “current-cover” can’t go on.',
      ],
    ],
    [
      'what several steps forbid by a shared condition: where it differs, once',
      [['fields.json', '"enum": ["P"]', '"enum": ["P", "F"]']],
      [
        'error form-narrowed',
        'fields.json:37:38 "enum"',
        'fields.json:37:38 "enum"',
        'Answers that were complete fail by "not" now: who had finished “partner”, “age” can’t go on.',
      ],
    ],
  ])('%s', async (_case, edits, expected) => {
    expect((await site.after(...edits)).map(told)).toEqual([expected]);
  });

  test.each<[string, Edit[], string[]]>([
    [
      'a field that could be left out',
      [['steps/traveller.json', '"DOB"]\n', '"DOB", "nickname"]\n']],
      [
        'warning answer-needed',
        'steps/traveller.json:16:7 "nickname"',
        'steps/traveller.json:18:50 "nickname"',
        '"nickname" has to be answered now: who had finished “traveller” is asked once more.',
      ],
    ],
    [
      'a field that is new',
      [
        ['steps/traveller.json', '"nickname": {', '"passport": { "type": "string" },\n      "nickname": {'],
        ['steps/traveller.json', '"DOB"]\n', '"DOB", "passport"]\n'],
      ],
      [
        'warning answer-needed',
        'steps/traveller.json:7:5 "properties"',
        'steps/traveller.json:19:50 "passport"',
        '"passport" has to be answered now: who had finished “traveller” is asked once more.',
      ],
    ],
    [
      'a field of an item in a list',
      [['steps/children.json', '["firstNameDependant"]', '["firstNameDependant", "school"]']],
      [
        'warning answer-needed',
        'steps/children.json:17:11 "required"',
        'steps/children.json:17:46 "school"',
        '"school" has to be answered now: who has left it out is asked again. It is part of "dependants" in “children”.',
      ],
    ],
    [
      'a step that is new',
      [
        [
          'pages/application.json',
          '{ "step": { "$ref": "../steps/children.json" } }',
          '{ "step": { "hash": "medical", "heading": "Your health", "uiSchema": {}, "schema": { "type": "object", "properties": { "smoker": { "type": "boolean" } }, "required": ["smoker"] } } },\n      { "step": { "$ref": "../steps/children.json" } }',
        ],
      ],
      [
        'warning answer-needed',
        'pages/application.json:7:5 "steps"',
        'pages/application.json:13:27 "medical"',
        'The step “medical” is new: who had come further is asked for "smoker".',
      ],
    ],
  ])('what merely asks again is a warning: %s', async (_case, edits, expected) => {
    expect((await site.after(...edits)).map(told)).toEqual([expected]);
  });

  test.each<[string, Edit]>([
    ['the payment, of which nothing is kept', ['steps/payment.json', '"maxLength": 9', '"maxLength": 8']],
    [
      'the payment: who had begun it types it anew anyway',
      ['steps/payment.json', '"required": [', '"minProperties": 2, "required": ['],
    ],
    ['a choice that storage never kept', ['pages/landing.json', '["S", "D"]', '["S"]']],
  ])('nothing of %s', async (_case, edit) => {
    expect((await site.after(edit)).map(told)).toEqual([]);
  });
});
