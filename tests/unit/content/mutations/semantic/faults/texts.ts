import { edit, fault } from '../change.ts';

const FIELDS = 'fields.json';
const STEP = (hash: string) => `steps/application/${hash}.json`;
const HEADING = '"heading": "How old are you?"';
const heading = (text: string) =>
  fault(edit('steps/quote/age.json', HEADING, `"heading": ${JSON.stringify(text)}`));
const CLOSING = 'call us on [{phone}](tel:{phone}).';
const closing = (text: string) => fault(edit(STEP('confirmation'), CLOSING, text));
const named = (name: string) =>
  fault(
    edit(
      STEP('cover-start'),
      '"properties": { "coverStart"',
      `"properties": {\n      "${name}": { "type": "string", "title": "Your flight" },\n      "coverStart"`,
    ),
  );

export const faults = {
  'a zero-width space': heading('How old\u200B are you?'),
  'a zero-width joiner': heading('How old a\u200Dre you?'),
  'a byte order mark inside': heading('How old are \uFEFFyou?'),
  'a right-to-left override': heading('How old are \u202Eyou?'),
  'a left-to-right mark': heading('How old are you?\u200E'),
  'an isolate that is not closed': heading('How \u2066old are you?'),
  'a zero-width space in a label': fault(
    edit(FIELDS, '"title": "Phone number"', '"title": "Phone\u200B number"'),
  ),
  'a zero-width space in a value': fault(edit(FIELDS, '"const": "Miss"', '"const": "Miss\u200B"')),
  'a zero-width space in a name': fault(
    edit(FIELDS, '"visaIsUnsupported": { "level"', '"visaIsUn\u200Bsupported": {\n      "level"'),
  ),
  'an apostrophe in another encoding': heading('We donâ€™t know how old you are'),
  'quotes in another encoding': heading('â€œHow old are you?â€\u009D'),
  'a dash in another encoding': heading('How old are you â€\u201C in years?'),
  'an accent in another encoding': heading('How old is your fiancÃ©?'),
  'a fixed space in another encoding': fault(edit('insurer.json', '8:30\\u00a0am', '8:30Â\\u00a0am')),
  'a fixed space in another encoding that lost half of it': fault(
    edit('insurer.json', '8:30\\u00a0am', '8:30Â am'),
  ),
  'an apostrophe in another encoding of a Mac': heading('We don‚Äôt know how old you are'),
  'a word joiner in a word': heading('How o\u2060ld are you?'),
  'a filler that nobody sees': heading('How old\u3164 are you?'),
  'a tag character': heading('How old\u{E0041} are you?'),
  'a private character': heading('How old are you?\uE000'),
  'a placeholder of an object': heading('How old are you?\uFFFC'),
  'a grave accent for an apostrophe': heading('We can`t know how old you are'),
  'an acute accent for an apostrophe': heading('We can´t know how old you are'),
  'a link with swapped brackets': closing('call us on ({phone})[tel:{phone}].'),
  'a label of spaces': fault(edit(STEP('payment'), '"title": "Account number"', '"title": " "')),
  'a label in the uiSchema like another': fault(
    edit(
      STEP('personal-details'),
      '"lastName": { "$ref": "../../fields.json#/ui/lastName"',
      '"lastName": { "$ref": "../../fields.json#/ui/lastName", "ui:title": "First name"',
    ),
  ),
  'a link without its end': closing('call us on [{phone}](tel:{phone}.'),
  'a link without its middle': closing('call us on [{phone}(tel:{phone}).'),
  'a link without its start': closing('call us on {phone}](tel:{phone}).'),
  'a link with a space in the middle': closing('call us on [{phone}] (tel:{phone}).'),
  'bold that ends too early': closing('**call us* on {phone}.'),
  'bold that begins too late': closing('*call us** on {phone}.'),
  'bold that is not closed': closing('**call us on {phone}.'),
  'a dollar before a name': closing(['call us on $', '{phone}.'].join('')),
  'two braces around a name': closing('call us on {{phone}}.'),
  'a message with another limit': fault(
    edit(
      FIELDS,
      '"maxLength": "Enter up to {limit} letters and numbers"',
      '"maxLength": "Enter up to 12 letters and numbers"',
    ),
  ),
  'a limit that changed without its message': fault(
    edit(FIELDS, '"minimum": 18', '"minimum": 21'),
    `${FIELDS}: "Enter an age between 18 and 100"`,
  ),
  'a limit that changed in one step': fault(
    edit(
      'steps/quote/age.json',
      '"title": "Your partner’s age"',
      '"title": "Your partner’s age",\n              "minimum": 21',
    ),
    'steps/quote/age.json: "partnerAge": { "$ref": "../../fields.json#/ui/age"',
  ),
  'a message for one rule with the limit of another': fault(
    edit(
      FIELDS,
      '"ui:messages": "Enter an age between 18 and 100"',
      '"ui:messages": { "required": "Enter the age", "type": "Enter digits", "minimum": "You must be 16 or older", "maximum": "You must be 100 or younger" }',
    ),
  ),
  'a message with another number of digits': fault(
    edit(FIELDS, '"pattern": "Enter a 4-digit postcode"', '"pattern": "Enter a 5-digit postcode"'),
  ),
  'a hint with another limit': fault(
    edit(STEP('payment'), '"Up to 9 digits, excluding the BSB"', '"Up to 8 digits, excluding the BSB"'),
  ),
  'a hint with another size of files': fault([
    edit(
      STEP('cover-start'),
      '"properties": { "coverStart"',
      '"properties": { "papers": { "type": "array", "title": "Papers", "maxItems": 3, "items": { "type": "object" } }, "coverStart"',
    ),
    edit(
      STEP('cover-start'),
      '"uiSchema": {',
      '"uiSchema": { "papers": { "ui:widget": "file", "ui:description": "Up to 3 files of up to 20 MB", "ui:messages": "Add fewer files" },',
    ),
  ]),
  'an age in words that is not the date’s': fault(
    edit(
      FIELDS,
      '"dateRange": "Enter a date of birth from {min} to {max}"',
      '"dateRange": "You must be 16 or older"',
    ),
  ),
  'the link of another phone': fault(
    edit('site.json', '"phoneHref": "tel:1800555010"', '"phoneHref": "tel:1800555100"'),
  ),
  'a new phone number without its link': fault(
    edit('site.json', '1800\\u00a0555\\u00a0010', '1300\\u00a0555\\u00a0010'),
    'site.json: "phoneHref"',
  ),
  'a phone number beside another link': closing('call us on [1800 555 010](tel:1800555011).'),
  'the same label twice': fault(
    edit(STEP('personal-details'), '"title": "Last name"', '"title": "First name"'),
  ),
  'the same label twice for a partner': fault(
    edit(STEP('partner-details'), '"title": "First name"', '"title": "Last name"'),
    `${STEP('partner-details')}: "title": "Last name" }, "DOBPartner"`,
  ),
  'the same label twice after an answer': fault(
    edit(STEP('payment'), '"title": "Account number"', '"title": "Account name"'),
  ),
  'the label of the question in its follow-up': fault(
    edit(
      STEP('current-cover'),
      '"title": "Does your partner have Australian health cover now?"',
      '"title": "Do you have Australian health cover now?"',
    ),
  ),
  'a field called constructor': named('constructor'),
  'a field called 0': named('0'),
  'a field called arrival day': named('arrival day'),
  'a field called __proto__': named('__proto__'),
};
