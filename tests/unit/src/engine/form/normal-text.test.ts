import { describe, expect, test } from 'vitest';
import { normalText } from '../../../../../src/engine/form/normal-text.ts';

describe('§5 a text from any keyboard is normalised', () => {
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
    ['a space', ' ', ['\u00a0', '\u202f', '\u2009', '\u2002', '\u3000', ' ']],
    ['a hyphen', '-', ['\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\uff0d', '\ufe63', '-']],
    ['an apostrophe', "'", ['\u2018', '\u00b4', '`', '\u2032', '\u02bc', '\u02bb', '\uff07', "'"]],
    ['nothing', '', ['\u200b', '\u200e', '\u200f', '\u202a', '\u2060', '\ufeff', '\u00ad']],
  ])('to %s', (_kind, plain, variants) => {
    for (const variant of variants) expect(normalText(`Anna${variant}Maria`)).toBe(`Anna${plain}Maria`);
  });

  test('an e-mail address in full-width letters and signs', () => {
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
])('letters, the apostrophe of phones and plain characters stay: %j', (text) => {
  expect(normalText(text)).toBe(text);
});

test.each(['١٢/٠٣/２０２６', 'O‘Neill\u00a0–\u200bB', '𝟘𝟙'])('a normalised text stays: %j', (text) => {
  const normal = normalText(text);
  expect(normalText(normal)).toBe(normal);
});
