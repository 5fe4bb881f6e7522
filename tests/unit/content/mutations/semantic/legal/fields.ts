import { edit } from '../change.ts';

const STEP = (hash: string) => `steps/application/${hash}.json`;
const FIELDS = 'fields.json';
const IS = (name: string, value: string) =>
  `{ "type": "object", "properties": { "${name}": { "const": "${value}" } }, "required": ["${name}"] }`;
const inCoverStart = (name: string, schema: string, ui = '') => [
  edit(
    STEP('cover-start'),
    '"properties": { "coverStart"',
    `"properties": { "${name}": ${schema}, "coverStart"`,
  ),
  ...(ui ? [edit(STEP('cover-start'), '"uiSchema": {', `"uiSchema": { "${name}": ${ui},`)] : []),
];

const areYouHere = inCoverStart(
  'here',
  '{ "type": "string", "title": "Are you here?", "enum": ["yes", "no"] }',
  '{ "ui:widget": "button-group" }',
);

export const legal = {
  'an optional text': inCoverStart('flightNumber', '{ "type": "string", "title": "Your flight" }'),
  'a name with a hyphen and a digit': inCoverStart(
    'flight-number_2',
    '{ "type": "string", "title": "Your flight" }',
  ),
  'a long text with a message': inCoverStart(
    'flight',
    '{ "type": "string", "title": "Your flight", "maxLength": 8 }',
    '{ "ui:messages": "Enter up to 8 characters" }',
  ),
  'a number with limits': inCoverStart(
    'bags',
    '{ "type": "integer", "title": "Bags", "minimum": 0, "maximum": 5 }',
    '{ "ui:widget": "number", "ui:messages": "Enter up to 5 bags" }',
  ),
  'a number above an exclusive limit': inCoverStart(
    'weeks',
    '{ "type": "integer", "title": "Weeks", "exclusiveMinimum": 0 }',
    '{ "ui:widget": "number", "ui:messages": "Enter 1 or more weeks" }',
  ),
  'a box that need not be ticked': inCoverStart(
    'news',
    '{ "type": "boolean", "title": "Send me news" }',
    '{ "ui:widget": "checkbox" }',
  ),
  'a ticked box that is no consent': inCoverStart(
    'reminder',
    '{ "type": "boolean", "title": "Remind me", "default": true }',
    '{ "ui:widget": "checkbox" }',
  ),
  'choices with a default': inCoverStart(
    'season',
    '{ "type": "string", "title": "Season", "default": "dry", "oneOf": [{ "const": "dry", "title": "Dry" }, { "const": "wet", "title": "Wet" }] }',
    '{ "ui:widget": "button-group" }',
  ),
  'a code of six digits': inCoverStart(
    'code',
    '{ "type": "string", "title": "Code", "pattern": "^\\\\d{6}$" }',
    '{ "ui:description": "6 digits", "ui:messages": "Enter the 6-digit code" }',
  ),
  'a pattern of its own with a hint': inCoverStart(
    'booking',
    '{ "type": "string", "title": "Booking", "maxLength": 20, "pattern": "^[A-Z]{2}-\\\\d{4}$" }',
    '{ "ui:description": "7 characters, at least 2 letters", "ui:messages": "Enter the booking" }',
  ),
  'a required field': [
    ...inCoverStart('town', '{ "type": "string", "title": "Town" }', '{ "ui:messages": "Enter the town" }'),
    edit(STEP('cover-start'), '"required": ["coverStart"]', '"required": ["coverStart", "town"]'),
  ],
  'a reveal': [
    ...areYouHere,
    edit(
      STEP('cover-start'),
      '"required": ["coverStart"]',
      `"required": ["coverStart"], "allOf": [{ "if": ${IS('here', 'no')}, "then": { "properties": { "from": { "type": "string", "title": "From" } } } }]`,
    ),
  ],
  'a required reveal of a reveal': [
    ...areYouHere,
    edit(
      STEP('cover-start'),
      '"uiSchema": {',
      '"uiSchema": { "from": { "ui:messages": "Choose one", "ui:widget": "button-group" }, "by": { "ui:messages": "Enter it" },',
    ),
    edit(
      STEP('cover-start'),
      '"required": ["coverStart"]',
      `"required": ["coverStart"], "allOf": [{ "if": ${IS('here', 'no')}, "then": { "properties": { "from": { "type": "string", "title": "From", "enum": ["near", "far"] } }, "required": ["from"] } }, { "if": ${IS('from', 'far')}, "then": { "properties": { "by": { "type": "string", "title": "By" } }, "required": ["by", "from"] } }]`,
    ),
  ],
  'the same label after different answers': [
    ...areYouHere,
    edit(
      STEP('cover-start'),
      '"required": ["coverStart"]',
      `"required": ["coverStart"], "allOf": [{ "if": ${IS('here', 'no')}, "then": { "properties": { "from": { "type": "string", "title": "Town" } } } }, { "if": ${IS('here', 'yes')}, "then": { "properties": { "in": { "type": "string", "title": "Town" } } } }]`,
    ),
  ],
  'a field that two answers reveal': [
    ...inCoverStart(
      'way',
      '{ "type": "string", "title": "Way", "enum": ["air", "sea", "land"] }',
      '{ "ui:widget": "button-group" }',
    ),
    edit(STEP('cover-start'), '"uiSchema": {', '"uiSchema": { "from": { "ui:messages": "Enter it" },'),
    edit(
      STEP('cover-start'),
      '"required": ["coverStart"]',
      `"required": ["coverStart"], "allOf": [{ "if": { "type": "object", "properties": { "way": { "enum": ["air", "sea"] } }, "required": ["way"] }, "then": { "properties": { "from": { "type": "string", "title": "From" } } } }, { "if": ${IS('way', 'air')}, "then": { "required": ["from"] } }]`,
    ),
  ],
  'another label': edit(STEP('payment'), '"title": "Account name"', '"title": "Name of the account"'),
  'another order of fields': edit(
    STEP('personal-details'),
    '"ui:order": ["title", "gender"',
    '"ui:order": ["gender", "title"',
  ),
  'another order of choices': edit(
    FIELDS,
    '{ "const": "Mr", "title": "Mr" }, { "const": "Mrs", "title": "Mrs" }',
    '{ "const": "Mrs", "title": "Mrs" },\n        { "const": "Mr", "title": "Mr" }',
  ),
  'another choice': edit(
    FIELDS,
    '{ "const": "Prof", "title": "Prof" }',
    '{ "const": "Prof", "title": "Prof" },\n        { "const": "Rev", "title": "Rev" }',
  ),
  'a choice called otherwise': edit(FIELDS, '"title": "Fortnightly"', '"title": "Every two weeks"'),
  'a choice taken out': edit(FIELDS, '{ "const": "Miss", "title": "Miss" },', ''),
  'another default': edit(FIELDS, '"default": "W"', '"default": "M"'),
  'a narrower limit with its message': [
    edit(FIELDS, '"minimum": 18', '"minimum": 21'),
    edit(FIELDS, 'Enter an age between 18 and 100', 'Enter an age between 21 and 100'),
  ],
  'a limit in one step with its own message': [
    edit(
      'steps/quote/age.json',
      '"title": "Your partner’s age"',
      '"title": "Your partner’s age", "minimum": 21',
    ),
    edit(
      'steps/quote/age.json',
      '"partnerAge": { "$ref": "../../fields.json#/ui/age",',
      '"partnerAge": { "$ref": "../../fields.json#/ui/age", "ui:messages": "Enter an age between 21 and 100",',
    ),
  ],
  'a list without its widget': edit(STEP('dependants-details'), '"ui:widget": "list",', ''),
  'a shorter name': edit(FIELDS, '"maxLength": 100', '"maxLength": 80'),
  'a longer window of dates': edit(STEP('cover-start'), '"months": 13', '"months": 24'),
  'more children at most': edit(STEP('dependants-details'), '"minItems": 1', '"minItems": 1, "maxItems": 8'),
  'other examples': edit(FIELDS, '"examples": [34]', '"examples": [28, 41]'),
  'a consent in other words': edit(
    STEP('declaration'),
    'I agree to all of this for everyone on this policy',
    'I agree to all of this',
  ),
  'a hint': edit(
    STEP('contact-details'),
    '"currentLocation": { "$ref": "../../fields.json#/ui',
    '"currentLocation": { "ui:description": "Where you are today.", "$ref": "../../fields.json#/ui',
  ),
  'a narrower field': edit(STEP('payment'), '"width": 32', '"width": 24'),
  'select for button-group': edit(
    STEP('contact-details'),
    '"currentLocation": { "$ref": "../../fields.json#/ui/yesNo"',
    '"currentLocation": { "ui:widget": "select", "ui:messages": "Choose yes or no"',
  ),
};
