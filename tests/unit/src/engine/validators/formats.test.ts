import { expect, test } from 'vitest';
import { formats } from '../../../../../src/engine/validators/formats.ts';
import { compileValue } from '../../compile.ts';

const isDate = (text: string) => formats.date?.(text);

test.each(['2026-11-20', '2024-02-29', '2000-02-29', '2026-01-31', '2026-04-30', '1926-12-01'])(
  '§9 %s is a day of the calendar',
  (text) => {
    expect(isDate(text)).toBe(true);
  },
);

test.each([
  ['2023-02-29', 'no leap year'],
  ['1900-02-29', 'no leap year, as every full century but the fourth'],
  ['2026-04-31', 'April has 30 days'],
  ['2026-00-10', 'there is no month 0'],
  ['2026-13-10', 'there is no month 13'],
  ['2026-11-00', 'there is no day 0'],
])('§9 %s is no day: %s', (text) => {
  expect(isDate(text)).toBe(false);
});

test.each([
  '20/11/2026',
  '2026-1-2',
  '26-11-20',
  '2026-11-20T00:00',
  ' 2026-11-20',
  '2026-11-20\n',
  '',
  '２０２６-11-20',
])('§9 %j is not written yyyy-MM-dd', (text) => {
  expect(isDate(text)).toBe(false);
});

test('§5 a field with format "date" is checked by it', async () => {
  const broken = await compileValue({ type: 'string', format: 'date' });
  expect(broken('2024-02-29')).toEqual([]);
  expect(broken('2023-02-29')).toEqual(['format']);
});

test('design: a format that nobody knows does not compile', async () => {
  await expect(compileValue({ type: 'string', format: 'e-mail' })).rejects.toThrow('unknown format "e-mail"');
});
