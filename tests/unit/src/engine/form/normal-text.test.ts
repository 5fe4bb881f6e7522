import { describe, expect, test } from 'vitest';
import { normalText } from '../../../../../src/engine/form/normal-text.ts';

describe('§5 what is typed on any keyboard becomes what validators and the insurer know', () => {
  test.each([
    ['full-width', '０１２３４５６７８９'],
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
    ['Khmer', '០១២៣៤៥៦៧៨៩'],
    ['mathematical', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['mathematical, the last of their rows', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
    ['plain', '0123456789'],
  ])('%s digits', (_script, digits) => {
    expect(normalText(digits)).toBe('0123456789');
  });

  test.each([
    ['no-break', '\u00a0'],
    ['narrow no-break', '\u202f'],
    ['thin', '\u2009'],
    ['en', '\u2002'],
    ['ideographic', '\u3000'],
    ['plain', ' '],
  ])('a %s space', (_kind, space) => {
    expect(normalText(`Anna${space}Maria`)).toBe('Anna Maria');
  });

  test.each([
    ['hyphen', '\u2010'],
    ['no-break hyphen', '\u2011'],
    ['en dash', '\u2013'],
    ['em dash', '\u2014'],
    ['minus', '\u2212'],
    ['full-width hyphen', '\uff0d'],
    ['small hyphen', '\ufe63'],
    ['plain', '-'],
  ])('a hyphen: %s', (_kind, hyphen) => {
    expect(normalText(`Anna${hyphen}Maria`)).toBe('Anna-Maria');
  });

  test.each([
    ['left single quote', '\u2018'],
    ['acute accent', '\u00b4'],
    ['grave accent', '`'],
    ['prime', '\u2032'],
    ['modifier letter', '\u02bc'],
    ['okina', '\u02bb'],
    ['full-width apostrophe', '\uff07'],
    ['plain', "'"],
  ])('an apostrophe: %s', (_kind, apostrophe) => {
    expect(normalText(`O${apostrophe}Neill`)).toBe("O'Neill");
  });

  test.each([
    ['zero-width space', '\u200b'],
    ['left-to-right mark', '\u200e'],
    ['right-to-left mark', '\u200f'],
    ['embedding', '\u202a'],
    ['word joiner', '\u2060'],
    ['byte order mark', '\ufeff'],
    ['soft hyphen', '\u00ad'],
  ])('a mark that nobody sees goes: %s', (_kind, mark) => {
    expect(normalText(`${mark}0491${mark}570006${mark}`)).toBe('0491570006');
  });

  test('full-width letters and signs of an e-mail address', () => {
    expect(normalText('ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ')).toBe('ana@example.com');
  });
});

test.each([
  'Łukasz',
  'Amélie O’Neill-Brontë',
  'e\u0301',
  '李小龙',
  'Ольга',
  'محمد',
  'नेहा',
  'ﬁ',
  ' two  spaces ',
  '\t\n',
  '',
])('letters, the apostrophe of phones and plain characters stay as they are: %j', (text) => {
  expect(normalText(text)).toBe(text);
});

test.each(['١٢/٠٣/２０２６', 'O‘Neill\u00a0–\u200bB', '𝟘𝟙'])(
  'a text that was made normal stays so: %j',
  (text) => {
    const normal = normalText(text);
    expect(normalText(normal)).toBe(normal);
  },
);
