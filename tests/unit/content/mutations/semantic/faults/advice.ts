import { edit, fault } from '../change.ts';

const JOURNEY = 'journeys/application.json';
const STEP = (hash: string) => `steps/application/${hash}.json`;
const when = (name: string, value: string) =>
  `"when": { "type": "object", "properties": { "${name}": { "const": "${value}" } }, "required": ["${name}"] }`;
const entry = (hash: string, more = '') =>
  `{ "step": { "$ref": "../steps/application/${hash}.json" }, "stage": "details"${more} }`;

export const faults = {
  $Ref: fault(
    edit(
      'steps/quote/visa-type.json',
      '"$ref": "../../fields.json#/$defs/visaType"',
      '"$Ref": "../../fields.json#/$defs/visaType"',
    ),
  ),
  'ref without $': fault(
    edit(
      STEP('personal-details'),
      '"$ref": "../../fields.json#/$defs/title"',
      '"ref": "../../fields.json#/$defs/title"',
    ),
  ),
  'label for title': fault(edit(STEP('payment'), '"title": "Account number"', '"label": "Account number"')),
  'label for the title of a choice': fault(
    edit('fields.json', '"title": "Half-yearly"', '"label": "Half-yearly"'),
  ),
  'value for const': fault(
    edit(
      'fields.json',
      '"const": "H", "title": "Half-yearly"',
      '"value": "H",\n          "title": "Half-yearly"',
    ),
  ),
  'equals for const': fault(
    edit(
      STEP('contact-details'),
      '"currentLocation": { "const": "no" }',
      '"currentLocation": {\n              "equals": "no"\n            }',
    ),
  ),
  'a button that is a text': fault(
    edit('steps/quote/visa-type.json', '"next": { "text": "Next" }', '"next": "Next"'),
  ),
  'a button with a label': fault(
    edit('steps/quote/visa-type.json', '"next": { "text": "Next" }', '"next": { "label": "Next" }'),
  ),
  'a widget option beside the widget': fault(
    edit(STEP('payment'), '"ui:options": { "width": 12 }', '"width": 12'),
  ),
  'a list option with another name': fault(
    edit(STEP('dependants-details'), '"add": "Add another dependant"', '"addText": "Add another dependant"'),
  ),
  'a list without its widget and a button': fault(
    [
      edit(STEP('dependants-details'), '"ui:widget": "list",', ''),
      edit(
        STEP('dependants-details'),
        '"add": "Add another dependant", "remove": "Remove {item}"',
        '"add": "Add another dependant"',
      ),
    ],
    `${STEP('dependants-details')}: "ui:options": { "hideLabel"`,
  ),
  'a widget in the schema': fault(
    edit(
      STEP('cover-start'),
      '"title": "Cover start date",',
      '"title": "Cover start date",\n        "ui:widget": "date",',
    ),
  ),
  'a step that waits for a later answer': fault(
    edit(
      JOURNEY,
      entry('personal-details'),
      entry('personal-details', `, ${when('currentLocation', 'yes')}`),
    ),
  ),
  'a step that waits for an earlier answer': fault(
    edit(
      JOURNEY,
      '"stage": "payment" }',
      `"stage": "payment",\n      ${when('currentLocation', 'yes')}\n    }`,
    ),
    `${STEP('declaration')}: "next": { "text": "Next" }`,
  ),
  'a step moved before the answer that it reads': fault(
    edit(
      'journeys/quote.json',
      '{ "step": { "$ref": "../steps/quote/cover-type.json" } }, { "step": { "$ref": "../steps/quote/age.json" } }',
      '{ "step": { "$ref": "../steps/quote/age.json" } },\n    { "step": { "$ref": "../steps/quote/cover-type.json" } }',
    ),
    'steps/quote/age.json: "reads"',
  ),
  'a choice that code does not know': fault(
    edit(
      'fields.json',
      '{ "const": "F", "title": "Family" }',
      '{ "const": "F", "title": "Family" },\n        { "const": "G", "title": "Group" }',
    ),
  ),
  'a way to pay that code does not know': fault(
    edit(
      STEP('payment'),
      '{ "const": "bankAccount", "title": "Bank account" }',
      '{ "const": "bankAccount", "title": "Bank account" },\n          { "const": "payLater", "title": "Later" }',
    ),
  ),
};
