import { describe, expect, test } from 'vitest';
import { byField, errorAt, messageFor } from '../../../../../src/engine/form/field-errors.ts';
import type { ValidationError } from '../../../../../src/engine/validators/validators.ts';
import { compileForm } from '../../compile.ts';

const error = (
  keyword: string,
  instancePath = '/name',
  params: ValidationError['params'] = {},
): ValidationError => ({
  keyword,
  instancePath,
  params,
});

describe('byField', () => {
  test('§5 a missing answer is the error of the field that is missing', () => {
    const errors = byField([error('required', '', { missingProperty: 'name' })]);
    expect(errors.get('/name')?.keyword).toBe('required');
    expect(errors.has('')).toBe(false);
  });

  test('§5 a missing answer inside an object stands at its full path', () => {
    const errors = byField([error('required', '/dependants/0', { missingProperty: 'firstName' })]);
    expect([...errors.keys()]).toEqual(['/dependants/0/firstName']);
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

  test('§5 of two that rank alike, the first as reported is shown', () => {
    const errors = byField([
      error('maxLength', '/name', { limit: 3 }),
      error('maximum', '/name', { limit: 9 }),
    ]);
    expect(errors.get('/name')?.params).toEqual({ limit: 3 });
  });

  test.each(['if', 'allOf'])('§5 "%s" only carries what a nested rule found and says nothing', (carrier) => {
    expect(byField([error(carrier, '')]).size).toBe(0);
    expect(byField([error(carrier), error('pattern')]).get('/name')?.keyword).toBe('pattern');
  });

  test('§5 "not" is an error of its own, of the form as a whole too', () => {
    expect(byField([error('not', ''), error('pattern')]).get('')?.keyword).toBe('not');
    expect(byField([error('not'), error('pattern')]).get('/name')?.keyword).toBe('pattern');
  });

  test('§5 what a revealed field breaks stands at that field, as compiled validators report it', async () => {
    const { schema, validators } = await compileForm({
      type: 'object',
      properties: { cover: { type: 'string' } },
      allOf: [
        {
          if: { type: 'object', properties: { cover: { const: 'couple' } }, required: ['cover'] },
          then: { properties: { partnerAge: { type: 'integer', minimum: 18 } }, required: ['partnerAge'] },
        },
      ],
    });
    const places = (data: object) =>
      [...byField(validators.errors(schema, data))].map(([at, { keyword }]) => [at, keyword]);
    expect(places({ cover: 'couple' })).toEqual([['/partnerAge', 'required']]);
    expect(places({ cover: 'couple', partnerAge: 17 })).toEqual([['/partnerAge', 'minimum']]);
    expect(places({ cover: 'single', partnerAge: 17 })).toEqual([]);
  });
});

describe('errorAt', () => {
  const errors = byField([
    error('minItems', '/list'),
    error('type', '/visa/0/code'),
    error('required', '/visa/0', { missingProperty: 'name' }),
    error('pattern', '/visaExpiry'),
  ]);

  test('§5 a field shows its own error', () => {
    expect(errorAt(errors, '/list', true)?.keyword).toBe('minItems');
    expect(errorAt(errors, '/visaExpiry', false)?.keyword).toBe('pattern');
  });

  test('§5 a field whose answer is a list shows the first error inside', () => {
    expect(errorAt(errors, '/visa', true)).toMatchObject({ keyword: 'type', instancePath: '/visa/0/code' });
  });

  test('§5 a plain field shows nothing from inside, nor from a field whose name starts like its own', () => {
    expect(errorAt(errors, '/visa', false)).toBeUndefined();
    expect(errorAt(byField([error('pattern', '/visaExpiry')]), '/visa', true)).toBeUndefined();
  });
});

describe('messageFor', () => {
  test('§5 one configured message serves every rule', () => {
    expect(messageFor(error('required'), 'Enter an age')).toBe('Enter an age');
    expect(messageFor(error('maximum'), 'Enter an age')).toBe('Enter an age');
  });

  test('§5 a message per keyword speaks for its own keyword only', () => {
    const messages = { required: 'Enter a name', pattern: 'Use letters' };
    expect(messageFor(error('pattern'), messages)).toBe('Use letters');
    expect(messageFor(error('maxLength'), messages)).toBeUndefined();
  });

  test('§5 {limit} is the limit that the rule reports', () => {
    const tooLong = error('maxLength', '/name', { limit: 10 });
    expect(messageFor(tooLong, { maxLength: 'At most {limit} letters' })).toBe('At most 10 letters');
  });

  test('§9 the ends of a window of dates are read as long dates', () => {
    const early = error('dateRange', '/start', { bound: 'min', min: '2026-11-20', max: '2027-12-02' });
    expect(messageFor(early, 'From {min} to {max}')).toBe('From 20 November 2026 to 2 December 2027');
    const open = error('dateRange', '/expiry', { bound: 'min', min: '2026-11-20', max: undefined });
    expect(messageFor(open, 'From {min} on')).toBe('From 20 November 2026 on');
  });

  test('§8 field messages come from configuration: without one, nothing is said', () => {
    expect(messageFor(error('required'), undefined)).toBeUndefined();
    expect(messageFor(undefined, 'Enter an age')).toBeUndefined();
  });
});
