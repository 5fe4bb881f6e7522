import { describe, expect, test } from 'vitest';
import { plainText } from '../../../../src/engine/plain-text.ts';

describe('texts that searches take for the same', () => {
  test.each([
    ['case', 'VISITOR Visa', 'visitor visa'],
    ['accents', 'Côte', 'cote'],
    ['accents as characters of their own', 'Co\u0302te', 'cote'],
    ['spaces around', '  visitor visa ', 'visitor visa'],
    ['the apostrophe of phones', 'Côte d’Ivoire', "cote d'ivoire"],
    ['another apostrophe', 'Côte d‘Ivoire', "cote d'ivoire"],
    ['full-width letters and digits', 'ＶＩＳＡ　４１７', 'visa 417'],
    ['digits of another script', '٤١٧', '417'],
    ['ligatures', 'ﬁnland', 'finland'],
    ['invisible marks', '\u200e417', '417'],
  ])('without %s: %j', (_difference, text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});

test.each([
  ['Österreich', 'Australia'],
  ['visa 417', 'visa417'],
  ['visa-417', 'visa 417'],
])('%j and %j are two', (one, other) => {
  expect(plainText(one)).not.toBe(plainText(other));
});
