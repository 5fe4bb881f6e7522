import { edit, fault } from '../change.ts';

const FIELDS = 'fields.json';
const STEP = (hash: string) => `steps/application/${hash}.json`;
const AGREEMENT = '"agreement": { "type": "boolean", "const": true }';

export const faults = {
  'a true that is a text': fault(
    edit(FIELDS, AGREEMENT, '"agreement": { "type": "boolean", "const": "true" }'),
  ),
  'a consent that must be false': fault(
    edit(FIELDS, AGREEMENT, '"agreement": { "type": "boolean", "const": false }'),
  ),
  'a consent that must be false in one step': fault(
    edit(
      STEP('declaration'),
      '"title": "I agree to all of this for everyone on this policy"',
      '"title": "I agree to all of this for everyone on this policy",\n        "const": false',
    ),
  ),
  'a number for a yes': fault(
    edit(STEP('payment'), '"title": "Your card"', '"title": "Your card",\n              "const": 1'),
  ),
  'an enum that shares nothing with oneOf': fault(
    edit(
      FIELDS,
      '"title": "Who needs cover?",',
      '"title": "Who needs cover?",\n      "enum": ["Single", "Couple", "Family"],',
    ),
    `${FIELDS}: "coverType": {`,
  ),
  'an enum with the texts of the choices': fault(
    edit(FIELDS, '"title": "Pronouns",', '"title": "Pronouns",\n      "enum": ["he", "she", "they"],'),
  ),
  'a const that is no choice': fault(
    edit(STEP('payment'), '"title": "How you pay",', '"title": "How you pay",\n        "const": "card",'),
  ),
  'no items at most': fault(edit(FIELDS, '"maxItems": 1', '"maxItems": 0'), `${FIELDS}: "minItems": 1`),
  'no dependants at most': fault(edit(STEP('dependants-details'), '"minItems": 1', '"maxItems": 0')),
  'no letters at most': fault(edit(FIELDS, '"maxLength": 100', '"maxLength": 0')),
  'more items at least than at most': fault(edit(FIELDS, '"minItems": 1', '"minItems": 2')),
  'more letters at least than at most': fault(
    edit(STEP('payment'), '"minLength": 1', '"minLength": 5,\n                    "maxLength": 3'),
  ),
  'an oldest age below the youngest': fault(
    edit(FIELDS, '"maximum": 100', '"maximum": 10'),
    `${FIELDS}: "minimum": 18`,
  ),
  'a last day before the first': fault(
    edit(
      STEP('cover-start'),
      '"from": "startOfMonth", "months": 13',
      '"from": "startOfMonth",\n            "months": -13',
    ),
    `${STEP('cover-start')}: "dateRange": {`,
  ),
  'a revealed field required from everyone': fault(
    edit('steps/quote/age.json', '"required": ["age"]', '"required": ["age", "partnerAge"]'),
  ),
  'a revealed consent required from everyone': fault(
    edit(
      STEP('payment'),
      '"required": ["paymentFrequency", "paymentType"]',
      '"required": ["paymentFrequency", "paymentType", "paymentagree"]',
    ),
  ),
  'a field of another answer required': fault(
    edit(STEP('payment'), '"required": ["cardForm"]', '"required": ["cardForm", "accountName"]'),
  ),
  'a field of the other place required': fault(
    edit(
      STEP('contact-details'),
      '"required": ["intendedAddress"]',
      '"required": ["intendedAddress", "phoneNumber"]',
    ),
  ),
  'a follow-up required without its question': fault(
    edit(
      STEP('current-cover'),
      '"required": ["currentHealthCoverPartner"] } },',
      '"required": ["currentHealthCoverPartner", "currentFundPartner"]\n        }\n      },',
    ),
  ),
  'a default below the minimum': fault(edit(FIELDS, '"minimum": 18', '"default": 10,\n      "minimum": 18')),
  'a default below the minimum in one step': fault(
    edit('steps/quote/age.json', '"title": "Your age"', '"title": "Your age",\n        "default": 17'),
  ),
  'a default that is no choice': fault(edit(FIELDS, '"default": "W"', '"default": "Weekly"')),
  'a default that is too long': fault(
    edit(FIELDS, '"title": "Member number",', '"title": "Member number",\n      "default": "not known yet",'),
  ),
  'a ticked consent': fault(
    edit(FIELDS, AGREEMENT, '"agreement": { "type": "boolean", "const": true, "default": true }'),
  ),
  'a ticked declaration': fault(
    edit(
      STEP('declaration'),
      '"title": "I agree to all of this for everyone on this policy"',
      '"title": "I agree to all of this for everyone on this policy",\n        "default": true',
    ),
  ),
  'a ticked direct debit': fault(
    edit(
      STEP('payment'),
      '"title": "I agree to pay from this account by direct debit"',
      '"title": "I agree to pay from this account by direct debit",\n              "default": true',
    ),
  ),
};
