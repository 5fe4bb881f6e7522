import { expect, test } from 'vitest';
import { plainText } from '../../../../src/engine/plain-text.ts';

test.each([
  ['VISITOR Visa', 'visitor visa'],
  ['Côte', 'cote'],
  ['Co\u0302te', 'cote'],
  ['  visitor visa ', 'visitor visa'],
  ['Côte d’Ivoire', "cote d'ivoire"],
  ['ＶＩＳＡ　４１７', 'visa 417'],
  ['٤١٧', '417'],
  ['ﬁnland', 'finland'],
  ['\u200e417', '417'],
  ['visa-417', 'visa-417'],
])('normalises %j to %j for searches', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
