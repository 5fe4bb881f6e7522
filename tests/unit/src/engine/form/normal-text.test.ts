import { expect, test } from 'vitest';
import { normalText } from '../../../../../src/engine/form/normal-text.ts';

test.each([
  ...['０１２３４５６７８９', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯'],
  ...['๐๑๒๓๔๕๖๗๘๙', '០១២៣៤៥៦៧៨៩'],
  ...['𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿', '0123456789'],
])('§5 normalises the digits %s', (digits) => {
  expect(normalText(digits)).toBe('0123456789');
});

test.each([
  ['a space', ' ', ['\u00a0', '\u202f', '\u2009', '\u2002', '\u3000', ' ']],
  ['a hyphen', '-', ['\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\uff0d', '\ufe63', '-']],
  ['an apostrophe', "'", ['\u2018', '\u00b4', '`', '\u2032', '\u02bc', '\u02bb', '\uff07', "'"]],
  ['nothing', '', ['\u200b', '\u200e', '\u200f', '\u202a', '\u2060', '\ufeff', '\u00ad']],
])('§5 replaces characters of any keyboard with %s', (_kind, plain, variants) => {
  for (const variant of variants) expect(normalText(`Anna${variant}Maria`)).toBe(`Anna${plain}Maria`);
});

test('§5 normalises a full-width e-mail address', () => {
  expect(normalText('ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ')).toBe('ana@example.com');
});

test.each([
  ...['Łukasz', 'Amélie O’Neill-Brontë', 'e\u0301', '李小龙', 'Ольга', 'محمد', 'नेहा'],
  ...['ﬁ', ' two  spaces ', '\t\n', ''],
])('keeps letters, typographic apostrophes and plain characters: %j', (text) => {
  expect(normalText(text)).toBe(text);
});

test.each(['١٢/٠٣/２０２６', 'O‘Neill\u00a0–\u200bB', '𝟘𝟙'])('keeps a normalised text: %j', (text) => {
  const normal = normalText(text);
  expect(normalText(normal)).toBe(normal);
});
