import { edit } from '../change.ts';

const JOURNEY = 'journeys/application.json';
const QUOTE = 'journeys/quote.json';
const STEP = (hash: string) => `steps/application/${hash}.json`;
const entry = (hash: string, more = '') =>
  `{ "step": { "$ref": "../steps/application/${hash}.json" }, "stage": "details"${more} }`;
const info = (hash: string, buttons: string) =>
  `{ "hash": "${hash}", "heading": "Good to know", "content": "This takes 10 minutes.", "schema": { "type": "object" }, "uiSchema": {}, "buttons": ${buttons} }`;
const NEXT = '{ "next": { "text": "Next" } }';
const HAS = (name: string) => `{ "$ref": "../fields.json#/conditions/${name}" }`;

export const legal = {
  'a step with a text only': edit(QUOTE, '"steps": [', `"steps": [{ "step": ${info('welcome', NEXT)} },`),
  'a yes or no that continues by itself': edit(
    QUOTE,
    '"steps": [',
    `"steps": [{ "step": { "hash": "welcome", "heading": "Welcome", "schema": { "type": "object", "properties": { "isNew": { "type": "boolean", "title": "Are you new here?" } }, "required": ["isNew"] }, "uiSchema": { "isNew": { "ui:widget": "yes-no", "ui:messages": "Choose yes or no" } }, "autoSubmit": { "field": "isNew", "delay": 300 }, "buttons": ${NEXT} } },`,
  ),
  'a last step with a text only': edit(
    QUOTE,
    'select-cover.json" } }',
    `select-cover.json" } }, { "step": ${info('more', '{}')} }`,
  ),
  'a last step with a link': edit(
    'steps/quote/select-cover.json',
    '"buttons": { "previous": { "text": "Previous" }',
    '"buttons": { "previous": { "text": "Previous" }, "links": [{ "text": "Read about visas", "href": "https://www.example.com/visas" }]',
  ),
  'a step for couples': edit(
    JOURNEY,
    entry('contact-details'),
    `${entry('contact-details')}, { "step": ${info('couples', NEXT)}, "stage": "details", "when": ${HAS('hasPartner')} }`,
  ),
  'two variants of a step': edit(
    JOURNEY,
    entry('contact-details'),
    `${entry('contact-details')}, { "step": ${info('cover', NEXT)}, "stage": "details", "when": ${HAS('hasPartner')} }, { "step": ${info('cover', NEXT)}, "stage": "details", "when": { "not": ${HAS('hasPartner')} } }`,
  ),
  'another order within a stage': edit(
    JOURNEY,
    `${entry('personal-details')}, ${entry('partner-details', ', "when": { "$ref": "../fields.json#/conditions/hasPartner" }')}`,
    `${entry('partner-details', `, "when": ${HAS('hasPartner')}`)}, ${entry('personal-details')}`,
  ),
  'a stage for contact details': [
    edit(
      JOURNEY,
      '{ "name": "payment", "text": "Payment" }',
      '{ "name": "last", "text": "Last questions" }, { "name": "payment", "text": "Payment" }',
    ),
    edit(
      JOURNEY,
      entry('declaration', ', "mark": "progress-66"'),
      '{ "step": { "$ref": "../steps/application/declaration.json" }, "stage": "last" }',
    ),
  ],
  'a stage called otherwise': edit(JOURNEY, '"text": "Your details"', '"text": "About you"'),
  'other marks': [edit(JOURNEY, 'progress-33', 'progress-50'), edit(JOURNEY, 'progress-66', 'progress-75')],
  'equal marks': edit(JOURNEY, 'progress-66', 'progress-33'),
  'no marks': [edit(JOURNEY, ', "mark": "progress-33"', ''), edit(JOURNEY, ', "mark": "progress-66"', '')],
  'a mark on every step': [
    edit(JOURNEY, entry('personal-details'), entry('personal-details', ', "mark": "progress-10"')),
    edit(
      JOURNEY,
      '"stage": "details", "when": { "$ref": "../fields.json#/conditions/hasPartner" }',
      `"stage": "details", "mark": "progress-15", "when": ${HAS('hasPartner')}`,
    ),
    edit(
      JOURNEY,
      '"stage": "details", "when": { "$ref": "../fields.json#/conditions/hasDependants" }',
      `"stage": "details", "mark": "progress-20", "when": ${HAS('hasDependants')}`,
    ),
    edit(JOURNEY, entry('contact-details'), entry('contact-details', ', "mark": "progress-25"')),
  ],
  'no position': edit(JOURNEY, '"position": "Step {step} of {steps}",', ''),
  'no automatic continuation': edit(
    'steps/quote/cover-type.json',
    '"autoSubmit": { "field": "coverType", "delay": 300 },',
    '',
  ),
  'a slower continuation': edit('steps/quote/cover-type.json', '"delay": 300', '"delay": 600'),
  'a print button': edit(STEP('declaration'), '"buttons": {', '"buttons": { "print": { "text": "Print" },'),
  'another next': edit(STEP('cover-start'), '"next": { "text": "Next" }', '"next": { "text": "Continue" }'),
  'no previous': edit(STEP('cover-start'), '"previous": { "text": "Previous" },', ''),
  'a previous on the first step': edit(
    'steps/quote/visa-type.json',
    '"buttons": {',
    '"buttons": { "previous": { "text": "Back" },',
  ),
  'another hash with its links': [
    edit('steps/quote/age.json', '"hash": "age"', '"hash": "how-old"'),
    ...['fields.json', 'fields.json'].map((file) => edit(file, '"#age"', '"#how-old"')),
    ...['', ''].map(() =>
      edit('pages/application.json', 'get-a-quote?change#age', 'get-a-quote?change#how-old'),
    ),
    ...['', ''].map(() =>
      edit('pages/application.json', 'get-a-quote?change#age', 'get-a-quote?change#how-old'),
    ),
    ...['', '', '', ''].map(() =>
      edit('pages/product-summary.json', 'get-a-quote#age', 'get-a-quote#how-old'),
    ),
    ...['', ''].map(() => edit('steps/quote/select-cover.json', '"#age"', '"#how-old"')),
  ],
  'an alert on a step': edit(
    STEP('declaration'),
    '"hash": "declaration",',
    '"hash": "declaration", "alerts": [{ "level": "info", "text": "Please read this first." }],',
  ),
  'a summary on a step': edit(
    STEP('cover-start'),
    '"hash": "cover-start",',
    '"hash": "cover-start", "reads": ["productName"], "summary": { "items": [{ "label": "Product", "text": "{productName}" }] },',
  ),
  'a condition with not': edit(
    JOURNEY,
    `"when": ${HAS('hasPartner')}`,
    `"when": { "not": { "not": ${HAS('hasPartner')} } }`,
  ),
  'a wide step': edit(
    STEP('contact-details'),
    '"hash": "contact-details",',
    '"hash": "contact-details", "width": "wide",',
  ),
  'a shorter list of what is needed': edit(
    STEP('cover-start'),
    '{ "icon": "map-pin", "label": "Your home address in Australia" },',
    '',
  ),
};
