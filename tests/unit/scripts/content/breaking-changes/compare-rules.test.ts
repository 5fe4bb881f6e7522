import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changesTo, type Edit, edited, WITHOUT_NICKNAME } from './site.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 10), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('npm run check -- --against reports', () => {
  test.each<[name: string, edits: Edit[], places: string, message: string]>([
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
      [['steps/age.json', '"maximum": 100', '"maximum": 100, "multipleOf": 2']],
      'error field-narrowed: steps/age.json:9:7 "age" → steps/age.json:9:87 "multipleOf"',
      '"multipleOf": 2 is new: answers that were valid are invalid now in "age" in “age”.',
    ],
    [
      'a limit beside a $ref that is narrower than the definition',
      [['steps/current-cover.json', '$defs/memberNumber"', '$defs/memberNumber", "maxLength": 5']],
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
      [['steps/current-cover.json', /(?<="willMove.*)yesNo/, 'coverType']],
      'error choice-removed: steps/current-cover.json:10:29 "../fields.json#/$defs/yesNo" → steps/current-cover.json:10:29 "../fields.json#/$defs/coverType"',
      '"yes", "no" can’t be chosen any more: visitors who chose it have to choose again in "willMove" in “current-cover”.',
    ],
    [
      'a combination of answers that is no longer accepted',
      [
        [
          'steps/current-cover.json',
          /(?="allOf")/,
          '"not": { "required": ["coverType", "willMove", "age"] },\n    ',
        ],
      ],
      'error form-narrowed: steps/current-cover.json:6:3 "schema" → steps/current-cover.json:13:5 "not"',
      '"not": {"required":["coverType","willMove","age"]} is new: visitors who completed “current-cover” may not be able to continue.',
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
        ['steps/traveller.json', '"nickname": {', '"passport": {},\n      "nickname": {'],
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
          /(?=\{ .*children.json)/,
          '{ "step": { "hash": "medical", "uiSchema": {}, "schema": { "properties": { "smoker": {} }, "required": ["smoker"] } } },\n',
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
      [['pages/application.json', /(?<=current-cover.json" \})/, ', "when": { "required": ["coverType"] }']],
      'error condition-narrowed: pages/application.json:14:9 "step" → pages/application.json:14:60 "when"',
      'Shown to fewer visitors (it has a new condition): the step “current-cover”. Answers given there no longer count.',
    ],
    [
      'a reveal that also depends on another answer',
      [['steps/current-cover.json', /(?<="yes" \})/, ', "coverType": { "const": "S" }']],
      'error condition-narrowed: steps/current-cover.json:16:11 "properties" → steps/current-cover.json:16:84 "const"',
      'Shown to fewer visitors (in its condition, "coverType": "const": ["S"] is new): "memberNumber" in “current-cover”. Answers given there no longer count.',
    ],
    [
      'a field that is only revealed now',
      [
        ['steps/current-cover.json', /,\s*"willMove": \{[^}]*\}/, ''],
        ['steps/current-cover.json', /(?="memberNumber": \{)/, '"willMove": { "enum": ["yes", "no"] }, '],
      ],
      'error condition-narrowed: steps/current-cover.json:10:7 "willMove" → steps/current-cover.json:14:9 "if"',
      'Shown to fewer visitors (it has a new condition): "willMove" in “current-cover”. Answers given there no longer count.',
    ],
    [
      'a field moved into a conditional step',
      [
        WITHOUT_NICKNAME,
        ['steps/partner.json', /(?="firstNamePartner": \{)/, '"nickname": { "type": "string" }, '],
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
  ])('%s', (_name, edits, places, message) => {
    expect(changesTo(edited(...edits))).toEqual([[places, message]]);
  });
});
