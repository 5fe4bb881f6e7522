import { describe, expect, test } from 'vitest';
import { byField, errorAt, messageFor } from '../../../../../src/engine/form/field-errors.ts';
import type { ValidationError } from '../../../../../src/engine/validators/validators.ts';
import { compileForm } from '../../compile.ts';

const error = (keyword: string, instancePath = '/name', params: ValidationError['params'] = {}) => ({
  keyword,
  instancePath,
  params,
});

describe('byField', () => {
  test('§5 a missing answer is the error of its field, at its full path', () => {
    const errors = byField([
      error('required', '', { missingProperty: 'name' }),
      error('required', '/dependants/0', { missingProperty: 'firstName' }),
    ]);
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
  ])('§5 of %s and %s, in either order, a field shows %s', (one, other, shown) => {
    expect(byField([error(one), error(other)]).get('/name')?.keyword).toBe(shown);
    expect(byField([error(other), error(one)]).get('/name')?.keyword).toBe(shown);
  });

  test('§5 of two that rank alike, the first is shown', () => {
    const errors = byField([
      error('maxLength', '/name', { limit: 3 }),
      error('maximum', '/name', { limit: 9 }),
    ]);
    expect(errors.get('/name')?.params).toEqual({ limit: 3 });
  });

  test('§5 "if" and "allOf" only carry other errors; "not" is one itself, of the whole form too', () => {
    for (const carrier of ['if', 'allOf']) {
      expect(byField([error(carrier, '')]).size).toBe(0);
      expect(byField([error(carrier), error('pattern')]).get('/name')?.keyword).toBe('pattern');
    }
    expect(byField([error('not', ''), error('pattern')]).get('')?.keyword).toBe('not');
    expect(byField([error('not'), error('pattern')]).get('/name')?.keyword).toBe('pattern');
  });

  test('§5 an error of a revealed field stands at that field, as compiled validators report it', async () => {
    const isCouple = { type: 'object', properties: { cover: { const: 'couple' } }, required: ['cover'] };
    const partner = {
      properties: { partnerAge: { type: 'integer', minimum: 18 } },
      required: ['partnerAge'],
    };
    const { schema, validators } = await compileForm({
      type: 'object',
      properties: { cover: { type: 'string' } },
      allOf: [{ if: isCouple, then: partner }],
    });
    const places = (data: object) =>
      [...byField(validators.errors(schema, data))].map(([at, { keyword }]) => [at, keyword]);
    expect(places({ cover: 'couple' })).toEqual([['/partnerAge', 'required']]);
    expect(places({ cover: 'couple', partnerAge: 17 })).toEqual([['/partnerAge', 'minimum']]);
    expect(places({ cover: 'single', partnerAge: 17 })).toEqual([]);
  });
});

test('§5 a field shows its own error, a field of a list also the first one inside', () => {
  const errors = byField([
    error('minItems', '/list'),
    error('type', '/visa/0/code'),
    error('required', '/visa/0', { missingProperty: 'name' }),
    error('pattern', '/visaExpiry'),
  ]);
  expect(errorAt(errors, '/list', true)?.keyword).toBe('minItems');
  expect(errorAt(errors, '/visaExpiry', false)?.keyword).toBe('pattern');
  expect(errorAt(errors, '/visa', true)).toMatchObject({ keyword: 'type', instancePath: '/visa/0/code' });
  expect(errorAt(errors, '/visa', false)).toBeUndefined();
  expect(errorAt(byField([error('pattern', '/visaExpiry')]), '/visa', true)).toBeUndefined();
});

describe('messageFor', () => {
  const messages = { required: 'Enter a name', pattern: 'Use letters', maxLength: 'At most {limit} letters' };
  const ends = { bound: 'min', min: '2026-11-20' };

  test.each([
    ['§5 one message for every rule', error('maximum'), 'Enter an age', 'Enter an age'],
    ['§5 a message of its own keyword', error('pattern'), messages, 'Use letters'],
    ['§5 no message of another keyword', error('minLength'), messages, undefined],
    ['§5 the limit of its rule', error('maxLength', '/name', { limit: 10 }), messages, 'At most 10 letters'],
    [
      '§9 long dates for the ends of a window',
      error('dateRange', '/start', { ...ends, max: '2027-12-02' }),
      'From {min} to {max}',
      'From 20 November 2026 to 2 December 2027',
    ],
    [
      '§9 one end of an open window',
      error('dateRange', '/expiry', { ...ends, max: undefined }),
      'From {min} on',
      'From 20 November 2026 on',
    ],
    ['§8 nothing without a message', error('required'), undefined, undefined],
    ['§8 nothing without an error', undefined, 'Enter an age', undefined],
  ])('returns %s', (_case, failed, configured, message) => {
    expect(messageFor(failed, configured)).toBe(message);
  });
});
