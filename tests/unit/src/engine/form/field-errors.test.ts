import { describe, expect, test } from 'vitest';
import { byField, errorAt, messageFor } from '../../../../../src/engine/form/field-errors.ts';
import type { ValidationError } from '../../../../../src/engine/validators/validators.ts';
import { compileForm } from '../../compile.ts';

type Params = ValidationError['params'];
const error = (keyword: string, instancePath = '/name', params: Params = {}) => ({
  keyword,
  instancePath,
  params,
});
const missing = (at: string, missingProperty: string) => error('required', at, { missingProperty });

describe('byField', () => {
  test('§5 reports a missing answer at the full path of its field', () => {
    const errors = byField([missing('', 'name'), missing('/dependants/0', 'firstName')]);
    expect([...errors.keys()]).toEqual(['/name', '/dependants/0/firstName']);
    expect(errors.get('/name')?.keyword).toBe('required');
  });

  test.each([
    ['maxLength', 'pattern', 'pattern'],
    ['pattern', 'type', 'type'],
    ['minItems', 'required', 'required'],
    ['pattern', 'dateRange', 'dateRange'],
    ['dateRange', 'format', 'format'],
    ['minLength', 'pattern', 'pattern'],
    ['minimum', 'type', 'type'],
  ])('§5 for %s and %s, in either order, reports %s', (one, other, shown) => {
    for (const errors of [
      [error(one), error(other)],
      [error(other), error(one)],
    ])
      expect(byField(errors).get('/name')?.keyword).toBe(shown);
    expect(byField([error('maxLength'), error('maximum')]).get('/name')?.keyword).toBe('maxLength');
  });

  test('§5 ignores "if" and "allOf" errors, and reports "not" errors', () => {
    for (const carrier of ['if', 'allOf']) {
      expect(byField([error(carrier, '')]).size).toBe(0);
      expect(byField([error(carrier), error('pattern')]).get('/name')?.keyword).toBe('pattern');
    }
    expect(byField([error('not', ''), error('pattern')]).get('')?.keyword).toBe('not');
    expect(byField([error('not'), error('pattern')]).get('/name')?.keyword).toBe('pattern');
  });

  test('§5 reports an error of a revealed field at that field', async () => {
    const isCouple = { type: 'object', properties: { cover: { const: 'couple' } }, required: ['cover'] };
    const partnerAge = { type: 'integer', minimum: 18 };
    const { schema, validators } = await compileForm({
      type: 'object',
      properties: { cover: { type: 'string' } },
      allOf: [{ if: isCouple, then: { properties: { partnerAge }, required: ['partnerAge'] } }],
    });
    const places = (data: object) =>
      [...byField(validators.errors(schema, data))].map(([at, { keyword }]) => [at, keyword]);
    expect(places({ cover: 'couple' })).toEqual([['/partnerAge', 'required']]);
    expect(places({ cover: 'couple', partnerAge: 17 })).toEqual([['/partnerAge', 'minimum']]);
    expect(places({ cover: 'single', partnerAge: 17 })).toEqual([]);
  });
});

test('§5 returns a field’s own error, or the first one inside its list', () => {
  const inside = [error('type', '/visa/0/code'), missing('/visa/0', 'name')];
  const errors = byField([error('minItems', '/list'), ...inside, error('pattern', '/visaExpiry')]);
  expect(errorAt(errors, '/list', true)?.keyword).toBe('minItems');
  expect(errorAt(errors, '/visaExpiry', false)?.keyword).toBe('pattern');
  expect(errorAt(errors, '/visa', true)).toMatchObject({ keyword: 'type', instancePath: '/visa/0/code' });
  expect(errorAt(errors, '/visa', false)).toBeUndefined();
  expect(errorAt(byField([error('pattern', '/visaExpiry')]), '/visa', true)).toBeUndefined();
});

const messages = { required: 'Enter a name', pattern: 'Use letters', maxLength: 'At most {limit} letters' };
const window = (max?: string) => error('dateRange', '/start', { bound: 'min', min: '2026-11-20', max });
const [SPAN, LONG_SPAN] = ['From {min} to {max}', 'From 20 November 2026 to 2 December 2027'];

test.each([
  ['§5 returns one message for every rule', error('maximum'), 'Enter an age', 'Enter an age'],
  ['§5 returns the message of its keyword', error('pattern'), messages, 'Use letters'],
  ['§5 returns no message of a different keyword', error('minLength'), messages, undefined],
  ['§5 fills in a limit', error('maxLength', '/name', { limit: 10 }), messages, 'At most 10 letters'],
  ['§9 returns long dates for the ends of a window', window('2027-12-02'), SPAN, LONG_SPAN],
  ['§9 returns one end of an open window', window(), 'From {min} on', 'From 20 November 2026 on'],
  ['§8 returns undefined without a message', error('required'), undefined, undefined],
  ['§8 returns undefined without an error', undefined, 'Enter an age', undefined],
])('%s', (_case, failed, configured, message) => {
  expect(messageFor(failed, configured)).toBe(message);
});
