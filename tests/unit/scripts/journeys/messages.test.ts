import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../scripts/content/json.ts';
import {
  choice,
  mapJourneys,
  mapOf,
  object,
  reachesIn,
  reveals,
  type StepOf,
  siteOf,
  text,
  when,
} from './site-of.ts';

const colour = choice('Colour', 'red', 'blue');

const ASKED = { properties: { number: { pattern: '^\\d{11}$' } } };
test.each<[string, object, unknown]>([
  ['required', { required: ['number'] }, { kind: 'company' }],
  ['pattern', ASKED, { kind: 'company', number: expect.any(String) }],
  ['maxLength', { required: ['number'] }, 'no answer was found that breaks "maxLength"'],
])('maps the message of a field with a conditional schema: %s', (keyword, then, found) => {
  const fields = {
    kind: choice('Kind', 'person', 'company'),
    number: text('Number', { examples: ['12345678901'] }),
  };
  const schema = object(fields, { required: ['kind'], if: when({ kind: 'company' }), then });
  const map = mapOf([{ hash: 'who', schema, uiSchema: { number: { 'ui:messages': { [keyword]: 'No.' } } } }]);
  expect(reachesIn(map)[`message number ${keyword} No.`]).toEqual(found);
});

test.each<[object, number]>([
  [{ type: 'number', multipleOf: 0.5, minimum: 1, maximum: 20 }, 1.25],
  [{ type: 'number', multipleOf: 0.01, minimum: 0.29, maximum: 19.99 }, 0.295],
  [{ type: 'integer', multipleOf: 5, minimum: 10, maximum: 14 }, 11],
])('finds an answer within the limits that is not a multiple: %j', (rules, amount) => {
  const uiSchema = { amount: { 'ui:messages': { multipleOf: 'No.' } } };
  const map = mapOf([{ hash: 'pay', schema: object({ amount: { ...rules, title: 'Amount' } }), uiSchema }]);
  expect(reachesIn(map)['message amount multipleOf No.']).toEqual({ amount });
});

test.each<[string, JsonObject, object | string]>([
  ['minProperties', { minProperties: 1 }, { days: {} }],
  ['required', {}, {}],
  ['anyOf', { anyOf: [{ required: ['monday'] }, { required: ['friday'] }] }, { days: {} }],
  ['maxProperties', { maxProperties: 2 }, 'no answer was found that breaks "maxProperties"'],
])('maps a group’s own message: %s', (keyword, rules, found) => {
  const days = object({ monday: text('Monday'), friday: text('Friday') }, rules);
  const uiSchema = { days: { 'ui:messages': { [keyword]: 'No.' }, monday: { 'ui:messages': 'Never.' } } };
  const map = mapOf([{ hash: 'days', schema: object({ days }, { required: ['days'] }), uiSchema }]);
  expect(reachesIn(map)[`message days ${keyword} No.`]).toEqual(found);
});

describe('a message of a whole form', () => {
  const schemas = new Map([
    ['open', { enum: ['yes', 'no'] }],
    ['price', { type: 'string', examples: ['$5'] }],
  ]);
  const notRed = { not: when({ colour: 'red' }) };
  const needsPrice = object({ colour }, { required: ['price'] });
  const notClosed = { ...needsPrice, not: when({ open: 'no' }) };
  const BOTH = { required: 'No.', not: 'No.' };

  test.each<[string, StepOf[string], StepOf[string], string, unknown, StepOf[]]>([
    ['is reachable for a required fact', needsPrice, { required: 'No.' }, 'required', {}, []],
    ['is reachable for a refused fact', notClosed, BOTH, 'not', { open: 'no' }, []],
    ['is reachable for a refused answer', object({ colour }, notRed), 'No.', 'not', { colour: 'red' }, []],
    [
      'is reachable for a refused answer of an earlier step',
      object({}, notRed),
      'No.',
      'not',
      { paint: { colour: 'red' } },
      [{ hash: 'paint', schema: object({ colour }) }],
    ],
    [
      'is unreachable if nothing breaks its keyword',
      needsPrice,
      { not: 'No.' },
      'not',
      'nothing was found that breaks the form’s own "not"',
      [],
    ],
    [
      'is unreachable if nothing breaks the form as a whole',
      object({ colour }, { required: ['colour'] }),
      'No.',
      '',
      'nothing was found that breaks a rule of the form as a whole',
      [],
    ],
  ])('%s', (_case, schema, messages, keyword, found, steps) => {
    const reads = ['open', 'price', ...(steps.length > 0 ? ['colour'] : [])];
    const step = { hash: 'visit', reads, schema, uiSchema: { 'ui:messages': messages } };
    const [map] = mapJourneys(siteOf([...steps, step]), { schemas, answered: new Set(['colour']) });
    const name = ['message', keyword, 'No.'].filter(Boolean).join(' ');
    expect(map && reachesIn(map, 'visit')[name]).toEqual(found);
  });
});

test('a submission has a notice only if an earlier step can be incomplete', () => {
  const incomplete = { text: 'Finish “{heading}” first.', link: 'Go' };
  const submit = { sending: [{ text: 'Sending' }], incomplete };
  const send = { hash: 'send', schema: object({}), submit, buttons: { next: { text: 'Send' } } };
  const club = { type: 'boolean', title: 'Member' };
  const member = object({ club }, reveals(when({ club: true }), { number: text('Number') }, 'number'));
  const map = mapOf([{ hash: 'club', schema: member }, send]);
  expect(reachesIn(map)).toHaveProperty(['notice Finish “{heading}” first.'], { club: { club: true } });
  expect(Object.keys(reachesIn(mapOf([send])))).toEqual(['step']);
});
