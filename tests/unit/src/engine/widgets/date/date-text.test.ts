import { expect, test } from 'vitest';
import { dateText } from '../../../../../../src/engine/widgets/date/date-text.ts';

test.each([
  ['', ''],
  ['1', '1'],
  ['12', '12'],
  ['123', '12/3'],
  ['12/3', '12/3'],
  ['12/031', '12/03/1'],
  ['12/03/2026', '12/03/2026'],
  ['1/23', '1/23'],
  ['1/234', '1/23/4'],
])('§5 adds a slash with the first digit of the next part: %j becomes %j', (typed, shown) => {
  expect(dateText(typed, true)).toBe(shown);
});

test.each([
  ['12/', ['12.', '12-', '12 ', '12//', '12/.']],
  ['1/', ['1/']],
  ['', ['/', ' ']],
  ['12/03/2026', ['12/03/2026/', '12/03/2026 ']],
])('§5 replaces separators with a slash between parts: shows %j for %j', (shown, texts) => {
  for (const typed of texts) expect(dateText(typed, true)).toBe(shown);
});

// results of Backspace, of a digit inserted into a part, one digit too many, and text that is not a numeric date
test.each([
  ...['12/03/202', '12/03/2', '12/03/', '12/0', '12/', '1/2/2020', '12/03/20267', '12/03/202612'],
  ...['20 November 2026', '20th', 'soon', '20/11/2026, noon'],
])('§5 keeps %j', (typed) => {
  expect(dateText(typed, true)).toBe(typed);
});

test.each([
  ...['20112026', ' 20112026 ', '20/11/2026', '\t20/11/2026\n', '20.11.2026', '20. 11. 2026'],
  ...['20-11-2026', '20 11 2026', '20 / 11 / 2026', '20/112026', '2026-11-20', ' 2026-11-20 '],
])('§5 shows a pasted %j as 20/11/2026', (typed) => {
  expect(dateText(typed, true)).toBe('20/11/2026');
  if (typed.includes('2026-')) expect(dateText(typed, false)).toBe('20/11/2026');
});

test.each([
  ['1203/2026', 'a slash was removed'],
  ['12032026', 'both slashes were removed'],
  ['12.03/2026', 'a point was added'],
  ['12/003/2026', 'a digit was added'],
  ['/03/2026', 'the day was removed'],
  [' 12/03/2026', 'a space was added before the day'],
])('§5 keeps %j while the middle of the text is edited: %s', (typed) => {
  expect(dateText(typed, false)).toBe(typed);
});
