import { describe, expect, test } from 'vitest';
import { dateText } from '../../../../../../src/engine/widgets/date/date-text.ts';

describe('at the end of the text', () => {
  test.each([
    ['', ''],
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['12/3', '12/3'],
    ['12/03', '12/03'],
    ['12/031', '12/03/1'],
    ['12/03/1', '12/03/1'],
    ['12/03/2026', '12/03/2026'],
    ['1/23', '1/23'],
    ['1/234', '1/23/4'],
  ])('§5 a slash comes with the first digit of the next part: %j is shown as %j', (typed, shown) => {
    expect(dateText(typed, true)).toBe(shown);
  });

  test.each(['12/03/202', '12/03/2', '12/03/', '12/03', '12/0', '12/', '12', '1', ''])(
    '§5 so Backspace gets through: %j stays',
    (typed) => {
      expect(dateText(typed, true)).toBe(typed);
    },
  );

  test.each([
    ['12/', '12/'],
    ['12.', '12/'],
    ['12-', '12/'],
    ['12 ', '12/'],
    ['12//', '12/'],
    ['12/.', '12/'],
    ['1/', '1/'],
    ['/', ''],
    [' ', ''],
  ])('§5 what separates becomes a slash, and one only: %j is shown as %j', (typed, shown) => {
    expect(dateText(typed, true)).toBe(shown);
  });

  test('§5 a digit is not put before a part that has one', () => {
    expect(dateText('1/2/2020', true)).toBe('1/2/2020');
  });

  test.each(['12/03/20267', '12/03/202612'])(
    '§5 a digit too many stays, so that nobody mistakes it for another date: %j',
    (typed) => {
      expect(dateText(typed, true)).toBe(typed);
    },
  );

  test.each(['12/03/2026/', '12/03/2026 '])(
    '§5 nothing has to be separated after a whole date: %j',
    (typed) => {
      expect(dateText(typed, true)).toBe('12/03/2026');
    },
  );
});

describe('pasted or filled in', () => {
  test.each([
    '20112026',
    ' 20112026 ',
    '20/11/2026',
    '\t20/11/2026\n',
    '20.11.2026',
    '20. 11. 2026',
    '20-11-2026',
    '20 11 2026',
    '20 / 11 / 2026',
    '20/112026',
  ])('§5 %j is shown as 20/11/2026', (typed) => {
    expect(dateText(typed, true)).toBe('20/11/2026');
  });

  test.each([true, false])('§9 2026-11-20, as a browser knows a birthday, is that day', (isAtEnd) => {
    expect(dateText('2026-11-20', isAtEnd)).toBe('20/11/2026');
    expect(dateText(' 2026-11-20 ', isAtEnd)).toBe('20/11/2026');
  });

  test.each(['20 November 2026', '20th', 'soon', '20/11/2026, noon'])(
    '§5 %j is no date in digits, and stays as it is',
    (typed) => {
      expect(dateText(typed, true)).toBe(typed);
    },
  );
});

test.each([
  ['1203/2026', 'a slash was taken out'],
  ['12032026', 'both were'],
  ['12.03/2026', 'a point was put in'],
  ['12/003/2026', 'a digit was put in'],
  ['/03/2026', 'the day was taken out'],
  [' 12/03/2026', 'a space was put before it'],
])('§5 in the middle of the text %j stays, although %s: the caret is not moved away', (typed) => {
  expect(dateText(typed, false)).toBe(typed);
});
