import { edit, fault } from '../change.ts';

const STEP = (hash: string) => `steps/application/${hash}.json`;
const NEXT = '"next": { "text": "Next" }';
const BOTH = '"buttons": { "previous": { "text": "Previous" }, "next": { "text": "Next" } }';
const PAY = '"next": { "text": "Pay now" }';
const JOURNEY = 'journeys/application.json';
const ENTRY = (hash: string, rest: string) =>
  `{ "step": { "$ref": "../steps/application/${hash}.json" }, ${rest} }`;
const DECLARATION = ENTRY('declaration', '"stage": "details", "mark": "progress-66"');
const PAYMENT = ENTRY('payment', '"stage": "payment"');
const CURRENT_COVER = ENTRY('current-cover', '"stage": "details", "mark": "progress-33"');
const SUBMIT =
  '"submit": { "sending": [{ "text": "Sending." }], "incomplete": { "text": "Please complete it.", "link": "Complete it" } }';

const withoutNext = (file: string) =>
  fault(edit(file, BOTH, '"buttons": { "previous": { "text": "Previous" } }'));
const autoSubmit = (file: string, field: string) =>
  fault(edit(file, BOTH, `"autoSubmit": { "field": "${field}", "delay": 300 },\n  ${BOTH}`));

export const faults = {
  'no buttons on the first step': fault(
    edit('steps/quote/visa-type.json', `"buttons": { ${NEXT} }`, '"buttons": {}'),
  ),
  'no buttons in the middle': fault(edit(STEP('contact-details'), BOTH, '"buttons": {}')),
  'no next on a question': withoutNext('steps/quote/age.json'),
  'no next on a step that continues by itself': withoutNext('steps/quote/cover-type.json'),
  'no next on the first application step': withoutNext(STEP('cover-start')),
  'no next on a step for some': withoutNext(STEP('partner-details')),
  'no next before the last step': withoutNext(STEP('declaration')),
  'only a print button': fault(
    edit(STEP('personal-details'), BOTH, '"buttons": { "print": { "text": "Print" } }'),
  ),
  'the last step does not submit': fault(
    edit(STEP('payment'), '"submit": { … }, "buttons"', '"buttons"'),
    `${STEP('payment')}: ${PAY}`,
  ),
  'submit in the middle': fault(edit(STEP('declaration'), BOTH, `${SUBMIT},\n  ${BOTH}`)),
  'submit on the first step': fault(edit(STEP('cover-start'), BOTH, `${SUBMIT},\n  ${BOTH}`)),
  'submit moved a step up': fault([
    edit(STEP('payment'), '"submit": { … }, "buttons"', '"buttons"'),
    edit(STEP('declaration'), BOTH, `${SUBMIT},\n  ${BOTH}`),
  ]),
  'payment before the declaration': fault(
    [edit(JOURNEY, `${DECLARATION}, ${PAYMENT}`, `${PAYMENT},\n    ${DECLARATION}`)],
    `${STEP('payment')}: "submit":`,
    `${STEP('payment')}: "hash":`,
  ),
  'payment only for some': fault(
    edit(
      JOURNEY,
      PAYMENT,
      ENTRY('payment', '"stage": "payment", "when": { "$ref": "../fields.json#/conditions/hasPartner" }'),
    ),
    `${STEP('declaration')}: ${NEXT}`,
  ),
  'a next button that leads nowhere': fault(
    edit(
      'steps/quote/select-cover.json',
      '"buttons": { "previous": { "text": "Previous" } }',
      '"buttons": { "previous": { "text": "Previous" }, "next": { "text": "Next" } }',
    ),
  ),
  'auto-submit on a date': autoSubmit(STEP('cover-start'), 'coverStart'),
  'auto-submit on a number': autoSubmit('steps/quote/age.json', 'age'),
  'auto-submit on a search': fault(
    edit(
      'steps/quote/visa-type.json',
      `"buttons": { ${NEXT} }`,
      `"autoSubmit": { "field": "visaType", "delay": 300 },\n  "buttons": { ${NEXT} }`,
    ),
  ),
  'auto-submit on a select': autoSubmit(STEP('personal-details'), 'title'),
  'auto-submit on a checkbox': autoSubmit(STEP('declaration'), 'declaration'),
  'auto-submit before other fields': autoSubmit(STEP('personal-details'), 'gender'),
  'auto-submit on a revealed field': autoSubmit(STEP('current-cover'), 'currentHealthCoverPartner'),
  'auto-submit on an unknown field': autoSubmit(STEP('current-cover'), 'healthCover'),
  'stages in another order': fault(
    edit(
      JOURNEY,
      '{ "name": "details", "text": "Your details" }, { "name": "payment", "text": "Payment" }',
      '{ "name": "payment", "text": "Payment" },\n      { "name": "details", "text": "Your details" }',
    ),
    `${JOURNEY}: ${ENTRY('payment', '"stage": "payment"')}`,
  ),
  'a step in a later stage': fault(
    edit(
      JOURNEY,
      ENTRY('contact-details', '"stage": "details"'),
      ENTRY('contact-details', '"stage": "payment"'),
    ),
  ),
  'a stage of no step': fault(
    edit(
      JOURNEY,
      '{ "name": "payment", "text": "Payment" }',
      '{ "name": "review", "text": "Review" },\n      { "name": "payment", "text": "Payment" }',
    ),
  ),
  'the stage of the only step left out': fault(
    edit('journeys/confirmation.json', '"stage": "confirmation"', '"stage": "payment"'),
    `${JOURNEY}: "name": "confirmation"`,
  ),
  'an unknown stage': fault(
    edit(JOURNEY, ENTRY('payment', '"stage": "payment"'), ENTRY('payment', '"stage": "money"')),
  ),
  'a mark that falls': fault(
    edit(JOURNEY, '"mark": "progress-33"', '"mark": "progress-80"'),
    `${JOURNEY}: "mark": "progress-66"`,
  ),
  'marks swapped': fault([
    edit(JOURNEY, '"mark": "progress-33"', '"mark": "progress-70"'),
    edit(JOURNEY, '"mark": "progress-66"', '"mark": "progress-35"'),
  ]),
  'a mark before steps without one': fault(
    edit(
      JOURNEY,
      ENTRY('personal-details', '"stage": "details"'),
      ENTRY('personal-details', '"stage": "details", "mark": "progress-20"'),
    ),
  ),
  'a step moved up with its mark': fault([
    edit(JOURNEY, `${CURRENT_COVER},`, ''),
    edit(
      JOURNEY,
      ENTRY('personal-details', '"stage": "details"'),
      `${CURRENT_COVER},\n    ${ENTRY('personal-details', '"stage": "details"')}`,
    ),
  ]),
  'the hash of another journey of the page': fault(
    edit(STEP('declaration'), '"hash": "declaration"', '"hash": "confirmation"'),
    `${STEP('confirmation')}: "hash": "confirmation"`,
  ),
  'the hash of the confirmation on the first step': fault(
    edit(STEP('cover-start'), '"hash": "cover-start"', '"hash": "confirmation"'),
    `${STEP('confirmation')}: "hash": "confirmation"`,
  ),
};
