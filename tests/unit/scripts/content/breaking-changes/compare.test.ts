import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type BreakingChange,
  compareContent,
} from '../../../../../scripts/content/breaking-changes/index.ts';
import { filesOf, readContent } from '../../../../../scripts/content/read.ts';

const FIXTURE = fileURLToPath(new URL('../../../../fixtures/content/breaking-changes/', import.meta.url));

/** A text replacement in a file, as an author might make. */
type Edit = readonly [file: string, from: string | RegExp, to: string];

const WITHOUT_PARTNER: Edit = [
  'pages/application.json',
  /\{\s*"step": \{ "\$ref": "..\/steps\/partner.json" \},[^}]*\}\s*\},/,
  '',
];
const WITHOUT_NICKNAME: Edit = ['steps/traveller.json', /,\s*"nickname": \{[^}]*\}/, ''];

const content = readContent(FIXTURE);

/** Returns the texts of a small site's files by name, after some edits. */
function edited(...edits: readonly Edit[]): Map<string, string> {
  const texts = new Map([...content.values()].map(({ name, text }) => [name, text]));
  for (const [name, from, to] of edits) {
    const text = texts.get(name)?.replace(from, () => to) ?? '';
    if (texts.get(name) === text) throw new Error(`Nothing to edit: ${from}`);
    texts.set(name, text);
  }
  return texts;
}

type Marked = Pick<BreakingChange, 'text' | 'file' | 'line' | 'column' | 'end'>;

function formatPlace({ text, file, line, column, end }: Marked): string {
  const first = text.split('\n')[line - 1] ?? '';
  const marked = line === end.line ? first.slice(column - 1, end.column - 1) : `${first.slice(column - 1)} …`;
  return `${file}:${line}:${column} ${marked}`;
}

/** Returns what new texts of the site break: the rule with the locations before and after, and the message. */
function changesTo(texts: ReadonlyMap<string, string>): string[][] {
  const paths = [...texts].map(([name, text]) => [join(FIXTURE, name), text] as const);
  return compareContent(content, filesOf(new Map(paths), FIXTURE), 'HEAD').map((change) => [
    `${change.severity} ${change.rule}: ${formatPlace(change.before)} → ${formatPlace(change)}`,
    change.message,
  ]);
}

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 10), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const REPORTED: Readonly<Record<string, readonly Edit[]>> = {
  'a removed field inside a widget': [['steps/traveller.json', '"street": { "type": "string" }, ', '']],
  'a changed hash is a warning: no answer is lost (§2)': [
    ['steps/partner.json', '"hash": "partner"', '"hash": "partner-details"'],
  ],
  'a removed step whose fields moved to another step is a warning': [
    WITHOUT_PARTNER,
    ['steps/traveller.json', /(?="nickname": \{)/, '"firstNamePartner": { "type": "string" }, '],
  ],
  'a removed step with its answers': [WITHOUT_PARTNER],
  'a changed path': [['pages/quote.json', '"/get-a-quote"', '"/quote"']],
  'a changed hash of the confirmation, which a reload needs (§2)': [
    ['pages/application.json', '"hash": "confirmation"', '"hash": "thanks"'],
  ],
  'a renamed field: both names and locations': [['steps/traveller.json', /"lastName"/g, '"familyName"']],
  'a renamed field that conditions use: reports only the rename': [
    ['steps/current-cover.json', /currentHealthCover/g, 'hasCover'],
  ],
  'a removed field: the current location is the "properties" that had the field': [
    WITHOUT_NICKNAME,
    ['steps/traveller.json', ', "nickname"]', ']'],
  ],
  'a renamed required field of a list: one diagnostic': [
    ['steps/children.json', /"firstNameDependant"/g, '"givenNameDependant"'],
  ],
  'a field moved to a page that stores its answers elsewhere': [
    ['steps/traveller.json', /,\s*"DOB": \{[^}]*\}[^}]*\}[^}]*\}/, ''],
    ['steps/traveller.json', ', "DOB"]', ']'],
    ['steps/age.json', '"age": {', '"DOB": { "type": "string" }, "age": {'],
  ],
  'a renamed field that is stored under another name (§3)': [
    ['pages/product-summary.json', /"excess"/g, '"excessCode"'],
  ],
  'a narrower shared limit: one diagnostic at the definition, for all fields that use it': [
    ['fields.json', '"maxLength": 60', '"maxLength": 45'],
  ],
  'a changed pattern, which is only a warning': [['fields.json', '^[A-Za-z0-9]+$', '^[A-Z]{2}[0-9]+$']],
  'a new keyword: the earlier location is the field': [
    ['steps/age.json', '"maximum": 100', '"maximum": 100, "multipleOf": 2'],
  ],
  'a limit that is now another answer, which is only a warning': [
    ['steps/age.json', '"maximum": 100', '"maximum": { "$data": "1/partnerAge" }'],
  ],
  'a new comparison with another answer': [
    ['steps/traveller.json', '"nickname": {', '"nickname": { "const": { "$data": "1/firstName" },'],
  ],
  'a new limit of days': [['steps/traveller.json', '"DOB": {', '"DOB": { "formatMaximum": "2010-01-01",']],
  'a limit beside a $ref that is narrower than the definition': [
    ['steps/current-cover.json', '$defs/memberNumber"', '$defs/memberNumber", "maxLength": 5'],
  ],
  'a narrower date range (§9)': [['steps/traveller.json', '"years": -18', '"years": -21']],
  'a changed type': [['steps/age.json', '"age": { "type": "integer"', '"age": { "type": "string"']],
  'a removed choice: the earlier location is the choice, the current location is the list': [
    ['fields.json', /,\s*\{ "const": "F", "title": "Family" \}/, ''],
  ],
  'several removed choices of one list: one diagnostic': [
    ['pages/product-summary.json', '["A", "G", "N"]', '["N"]'],
  ],
  'a $ref to another definition: the location is the field with the $ref': [
    ['steps/current-cover.json', /(?<="willMove.*)yesNo/, 'coverType'],
  ],
  'a combination of answers that is no longer accepted': [
    [
      'steps/current-cover.json',
      /(?="allOf")/,
      '"not": { "required": ["coverType", "willMove", "age"] },\n    ',
    ],
  ],
  'a shared combination that several steps refuse: one diagnostic': [
    ['fields.json', '"enum": ["P"]', '"enum": ["P", "F"]'],
  ],
  'an optional field that is required now': [['steps/traveller.json', '"DOB"]\n', '"DOB", "nickname"]\n']],
  'a new required field': [
    ['steps/traveller.json', '"nickname": {', '"passport": {},\n      "nickname": {'],
    ['steps/traveller.json', '"DOB"]\n', '"DOB", "passport"]\n'],
  ],
  'an optional field in a list that is required now': [
    ['steps/children.json', '["firstNameDependant"]', '["firstNameDependant", "school"]'],
  ],
  'a new step with a required field': [
    [
      'pages/application.json',
      /(?=\{ .*children.json)/,
      '{ "step": { "hash": "medical", "uiSchema": {}, "schema": { "properties": { "smoker": {} }, "required": ["smoker"] } } },\n',
    ],
  ],
  'a narrower shared condition: one diagnostic for all steps and fields that use it': [
    ['fields.json', '"enum": ["D", "F"]', '"enum": ["F"]'],
  ],
  'a new condition of a step': [
    ['pages/application.json', /(?<=current-cover.json" \})/, ', "when": { "required": ["coverType"] }'],
  ],
  'a reveal that also depends on another answer': [
    ['steps/current-cover.json', /(?<="yes" \})/, ', "coverType": { "const": "S" }'],
  ],
  'a field that becomes a reveal': [
    ['steps/current-cover.json', /,\s*"willMove": \{[^}]*\}/, ''],
    ['steps/current-cover.json', /(?="memberNumber": \{)/, '"willMove": { "enum": ["yes", "no"] }, '],
  ],
  'a field moved into a conditional step': [
    WITHOUT_NICKNAME,
    ['steps/partner.json', /(?="firstNamePartner": \{)/, '"nickname": { "type": "string" }, '],
  ],
  'an equal condition in other keywords: nothing proves that it is equal': [
    ['fields.json', '"enum": ["D", "F"]', '"not": { "enum": ["S", "P"] }'],
  ],
  'two renamed fields of one step, each with its own new name': [
    ['steps/traveller.json', /"firstName"/g, '"givenName"'],
    ['steps/traveller.json', /"lastName"/g, '"familyName"'],
  ],
  'a removed field and two new fields that are equally similar to it': [
    [
      'steps/traveller.json',
      /"nickname": \{[^}]*\}/,
      '"one": { "type": "string" }, "two": { "type": "string" }',
    ],
  ],
  'a "not" that refused one choice and now refuses all': [['fields.json', '{ "enum": ["P"] }', '{}']],
};

test('npm run check -- --against reports the breaking changes in reports.txt', async () => {
  const reports = Object.entries(REPORTED).map(([name, edits]) => {
    const changes = changesTo(edited(...edits)).map((change) => `\n  ${change.join('\n    ')}`);
    return `${name}${changes.join('')}\n`;
  });
  await expect(reports.join('\n')).toMatchFileSnapshot('./reports.txt');
});

const SAFE: Readonly<Record<string, readonly Edit[]>> = {
  'a field moved to another step that restores its answer': [
    WITHOUT_NICKNAME,
    ['steps/traveller.json', ', "nickname"]', ']'],
    ['steps/current-cover.json', '"willMove": {', '"nickname": { "type": "string" }, "willMove": {'],
  ],
  'changes to forms whose answers are never restored: payment, e-mail and landing page': [
    ['steps/payment.json', /"accountNumber"/g, '"account"'],
    ['steps/payment.json', '"required": [', '"minProperties": 2, "required": ['],
    ['pages/product-summary.json', /"email"/g, '"mail"'],
    ['pages/landing.json', '"coverType"', '"cover"'],
    ['pages/landing.json', '["S", "D"]', '["S"]'],
  ],
  'changes to labels, headings and the order of fields, choices, steps and required names': [
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
  'a removed property that a widget stores without asking for it': [
    ['steps/traveller.json', ', "streetId": { "type": "string" }', ''],
  ],
  'a renamed definition': [
    ['fields.json', '"memberNumber": {', '"numberOfMember": {'],
    ['steps/current-cover.json', '#/$defs/memberNumber', '#/$defs/numberOfMember'],
  ],
  'a definition written out in place of its $ref': [
    [
      'steps/current-cover.json',
      '"$ref": "../fields.json#/$defs/memberNumber"',
      '"type": "string", "pattern": "^[A-Za-z0-9]+$", "maxLength": 10',
    ],
  ],
  'a condition that also has a minimum length of 1': [
    ['fields.json', '{ "enum": ["D", "F"] }', '{ "enum": ["F", "D"], "minLength": 1 }'],
  ],
  'new optional fields, new choices, other widgets and a minimum length of 1': [
    ['steps/traveller.json', '"nickname": {', '"middleName": { "type": "string" }, "nickname": {'],
    ['fields.json', /(?=\{ "const": "S")/, '{ "const": "P" }, '],
    ['steps/cover-type.json', '"ui:widget": "button-group"', '"ui:widget": "select"'],
    // an emptied field has no answer, so `minLength` 1 breaks nothing
    ['fields.json', '"maxLength": 10', '"maxLength": 10, "minLength": 1'],
  ],
  'wider limits and conditions, more choices and fewer required fields': [
    ['fields.json', '"maxLength": 60', '"maxLength": 80'],
    ['fields.json', '["yes", "no"]', '["yes", "no", "unsure"]'],
    ['fields.json', /,\s*"pattern": "\^\[A-Za-z0-9\]\+\$"/, ''],
    ['fields.json', '"enum": ["D", "F"]', '"enum": ["S", "D", "F"]'],
    ['steps/traveller.json', '"years": -18', '"years": -16'],
    ['steps/traveller.json', '"lastName", "DOB"]\n', '"DOB"]\n'],
    ['steps/age.json', '"maximum": 100', '"maximum": 110'],
  ],
};

describe('npm run check -- --against with compatible content', () => {
  test.each(Object.entries(SAFE))('ignores %s', (_name, edits) => {
    expect(changesTo(edited(...edits))).toEqual([]);
  });

  test('ignores renamed files and reformatted JSON', () => {
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

  test('finds no change between this project’s content and itself', () => {
    expect(compareContent(readContent(), readContent(), 'HEAD')).toEqual([]);
  });
});
