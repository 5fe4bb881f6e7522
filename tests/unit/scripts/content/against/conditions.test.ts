import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSite, type Edit, type Site, told } from './site.ts';

let site: Site;
beforeAll(() => {
  site = createSite();
});
afterAll(() => site.remove());

describe('npm run check -- --against: what is not asked any more of some who have answered it', () => {
  test.each<[string, Edit[], string[]]>([
    [
      'a shared condition: one finding where it differs, for the steps and fields that wait for it',
      [['fields.json', '"enum": ["D", "F"]', '"enum": ["F"]']],
      [
        'error condition-narrowed',
        'fields.json:32:38 "enum"',
        'fields.json:32:38 "enum"',
        'Not asked any more where "coverType" is “D”: the step “partner”, "partnerAge" in “age”. What was answered there does not count.',
      ],
    ],
    [
      'a step that was for all',
      [
        [
          'pages/application.json',
          '"$ref": "../steps/current-cover.json" }',
          '"$ref": "../steps/current-cover.json" }, "when": { "$ref": "../fields.json#/conditions/hasPartner" }',
        ],
      ],
      [
        'error condition-narrowed',
        'pages/application.json:14:9 "step"',
        'pages/application.json:14:60 "when"',
        'Not asked any more where "coverType" is “S”: the step “current-cover”. What was answered there does not count.',
      ],
    ],
    [
      'a reveal that waits for more',
      [
        [
          'steps/current-cover.json',
          '"properties": { "currentHealthCover": { "const": "yes" } }',
          '"properties": { "currentHealthCover": { "const": "yes" }, "coverType": { "const": "S" } }',
        ],
      ],
      [
        'error condition-narrowed',
        'steps/current-cover.json:16:11 "properties"',
        'steps/current-cover.json:16:69 "coverType"',
        'Not asked any more where "currentHealthCover" is “yes” and "coverType" is “D”: "memberNumber" in “current-cover”. What was answered there does not count.',
      ],
    ],
    [
      'a field that was for all, and is revealed now',
      [
        ['steps/current-cover.json', /,\s*"willMove": \{[^}]*\}/, ''],
        [
          'steps/current-cover.json',
          '"memberNumber": {',
          '"willMove": { "$ref": "../fields.json#/$defs/yesNo" }, "memberNumber": {',
        ],
      ],
      [
        'error condition-narrowed',
        'steps/current-cover.json:10:7 "willMove"',
        'steps/current-cover.json:14:9 "if"',
        'Not asked any more where "currentHealthCover" is “no”: "willMove" in “current-cover”. What was answered there does not count.',
      ],
    ],
    [
      'a field that moves into a step that not all have',
      [
        ['steps/traveller.json', /,\s*"nickname": \{[^}]*\}/, ''],
        [
          'steps/partner.json',
          '"firstNamePartner": {',
          '"nickname": { "type": "string" }, "firstNamePartner": {',
        ],
      ],
      [
        'error condition-narrowed',
        'pages/application.json:8:9 "step"',
        'pages/application.json:11:9 "when"',
        'Not asked any more where "coverType" is “S”: "nickname" in “partner”. What was answered there does not count.',
      ],
    ],
  ])('%s', async (_case, edits, expected) => {
    expect((await site.after(...edits)).map(told)).toEqual([expected]);
  });

  test.each<[string, Edit]>([
    ['a condition that holds for more', ['fields.json', '"enum": ["D", "F"]', '"enum": ["S", "D", "F"]']],
    [
      'one that says the same in other words',
      ['fields.json', '"enum": ["D", "F"]', '"not": { "enum": ["S", "P"] }'],
    ],
    [
      'one that only leaves out what nobody can choose',
      [
        'fields.json',
        '{ "coverType": { "enum": ["D", "F"] } }',
        '{ "coverType": { "enum": ["F", "D"], "minLength": 1 } }',
      ],
    ],
    [
      'one that waits for what is always so',
      ['steps/current-cover.json', '"if": {', '"if": { "minProperties": 1,'],
    ],
  ])('nothing of %s', async (_case, edit) => {
    expect((await site.after(edit)).map(told)).toEqual([]);
  });
});
