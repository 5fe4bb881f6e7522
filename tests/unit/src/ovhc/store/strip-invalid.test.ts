import { expect, test } from 'vitest';
import fitsSavedQuote from '../../../../../schemas/data/saved-quote.schema.json?validator';
import { stripInvalid } from '../../../../../src/ovhc/store/storage.ts';

const visaType = [{ code: '482', name: 'Skills in Demand visa', isSupported: true }];
const quote = { visaType, coverType: 'D', age: 30, partnerAge: 31, rnNumber: 'RN1' };
const kept = (value: unknown) => stripInvalid(fitsSavedQuote, value);

test('decisions "Data": a record that fits is kept whole', () => {
  expect(kept(quote)).toEqual(quote);
});

test.each([
  ['an age below 18', 'age', 17],
  ['an age above 100', 'age', 101],
  ['half an age', 'age', 30.5],
  ['an age as text', 'age', '30'],
  ['a cover type that nobody sells', 'coverType', 'X'],
  ['a visa that is no list', 'visaType', visaType[0]],
  ['no visa in the list', 'visaType', []],
  ['two visas', 'visaType', [...visaType, ...visaType]],
  ['a visa without its code', 'visaType', [{ name: 'Visa', isSupported: true }]],
  ['a visa whose code would change the call’s path', 'visaType', [{ ...visaType[0], code: '482.S.A1' }]],
  ['a day that is none', 'dob', '2023-02-29'],
])('decisions "Data": %s is dropped, alone', (_case, name, misfit) => {
  const { [name]: _gone, ...others } = { ...quote, [name]: misfit } as Record<string, unknown>;
  expect(kept({ ...quote, [name]: misfit })).toEqual(others);
});

test('decisions "Data": a field that no schema names is dropped, alone', () => {
  expect(kept({ ...quote, version: 2 })).toEqual(quote);
});

test('decisions "Data": several misfits are dropped at once', () => {
  expect(kept({ ...quote, age: 'old', partnerAge: null, wrapper: {} })).toEqual({
    visaType,
    coverType: 'D',
    rnNumber: 'RN1',
  });
});

test.each([[null], [undefined], [[]], ['quote'], [7]])('decisions "Data": %j is no record', (value) => {
  expect(kept(value)).toEqual({});
});
