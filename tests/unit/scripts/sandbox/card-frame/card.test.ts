import { expect, test } from 'vitest';
import {
  brandOf,
  cardProblems,
  digitsOf,
  expiryOf,
  groupedNumber,
  typedCvv,
  typedExpiry,
} from '../../../../../scripts/sandbox/card-frame/card.ts';
import { formatted, type TextState } from '../../../../../scripts/sandbox/card-frame/client/typing.ts';
import testCards from '../../../../../scripts/sandbox/data/test-cards.json' with { type: 'json' };
import { CARD } from '../support/payments.ts';

const problems = (changes: object, today = '2026-11-20') => cardProblems({ ...CARD, ...changes }, today);

test('lists distinct, valid test cards, grouped as printed', () => {
  for (const { number, description } of testCards) {
    expect(problems({ number }).number, description).toBeUndefined();
    expect(groupedNumber(digitsOf(number)), description).toBe(number);
  }
  expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length);
});

test.each([
  ['Visa', ['4']],
  ['Mastercard', ['5', '51', '55', '2221', '2720']],
  ['American Express', ['34', '37']],
  [undefined, ['', '50', '56', '2220', '2721', '35', '6011']],
])('returns the brand %s for numbers that start with %j', (brand, starts) => {
  for (const digits of starts) expect(brandOf(digits)?.niceType, digits).toBe(brand);
});

test.each([
  ['Enter the card number', ['', '   ']],
  ['Use a Visa, Mastercard or American Express card', ['6011 0009 9013 9424']],
  ['Check the card number', ['4111 1111 1111 111', '4111 1111 1111 1112', '3728 822463 10005']],
  ['Check the card number', ['3782 822463 1000', '4000 0000 0000 0000 0', '4111 1111 1111 1111 x', 'card']],
  [undefined, ['4111.1111-1111 1111', '٤١١١ ١١١١ ١١١١ ١١١١']],
])('returns the message %j for the card numbers %j', (message, texts) => {
  for (const number of texts) expect(problems({ number }).number, number).toBe(message);
});

test.each([
  ['41111', '4111 1'],
  ['37828224631', '3782 822463 1'],
  ['4111-1111.1111 1111', '4111 1111 1111 1111'],
  ['4111\u00a01111\u202f1111\u20091111', '4111 1111 1111 1111'],
  ['4111–1111‐1111‑1111', '4111 1111 1111 1111'],
  ['４１１１１', '4111 1'],
  ['411111111111111111119', '4111 1111 1111 111111119'],
  ['4111x1', '4111x1'],
])('groups the number %s as "%s"', (text, grouped) => {
  expect(groupedNumber(text)).toBe(grouped);
});

test.each([
  [undefined, ['11/26', '12/26', '01/27', '11/46']],
  ['This card has expired. Use another card', ['10/26', '12/25', '2026-10']],
  ['Check the expiry year', ['12/46', '01/99']],
  ['Enter the expiry date as MM/YY', ['', '13/27', '00/27', '11/202', '11/285']],
  ['Enter the expiry date as MM/YY', ['2028-13', '2028', '202', 'Nov 28']],
])('§9 returns the message %j in November 2026 for the expiry dates %j', (message, texts) => {
  for (const expiry of texts)
    for (const today of ['2026-11-20', '2026-11-30'])
      expect(problems({ expiry }, today).expiry, expiry).toBe(message);
});

/** Returns the text of an expiry date after each key press. */
function typing(keys: string): string[] {
  let text = '';
  return [...keys].map((key) => {
    text = typedExpiry(text + key, false);
    return text;
  });
}

test.each([
  ['11/28', ['11/28', '1128', '11 28', '11-28', '11.28', '11 / 28', '11/2028', '11 / 2028', '112028']],
  ['11/28', [' 11/28 ', '2028-11', '2028/11', '202811', '１１/２８', '١١/٢٨', '२०२८-११']],
  ['03/28', ['3/28', '3/2028', '2028-3', '2028-03', '03 28']],
])('§9 reads the expiry date %s from %j', (expiry, texts) => {
  for (const text of texts) {
    expect(expiryOf(text), text).toBe(expiry);
    expect(typing(text).at(-1), text).toBe(expiry);
  }
});

test.each([
  ['1128', ['1', '11/', '11/2', '11/28']],
  ['528', ['05/', '05/2', '05/28']],
  ['1/28', ['1', '01/', '01/2', '01/28']],
  ['112028', ['1', '11/', '11/2', '11/20', '11/202', '11/28']],
  ['2028-11', ['2', '20', '202', '2028', '2028-', '2028-1', '11/28']],
  ['228', ['2', '02/2', '02/28']],
  ['2/28', ['2', '02/', '02/2', '02/28']],
])('adds the slash while an expiry date is typed: %s', (keys, texts) => {
  expect(typing(keys)).toEqual(texts);
});

test('keeps other texts in the expiry date, and allows deleting the slash', () => {
  for (const text of ['no date', '11/28!', '2028-13', '20/28', '2028-11-30', '2028-1'])
    expect(typedExpiry(text, false)).toBe(text);
  expect(expiryOf('2028-1'), 'a month of one digit').toBe('01/28');
  expect([typedExpiry('11', true), typedExpiry('1', true)]).toEqual(['11', '1']);
});

const BACK_OF_CARD = 'Enter the 3 digits on the back of your card';

test.each([
  [undefined, '4111', ['123', '１２３', '१२३', '12 3']],
  [undefined, '', ['123']],
  [undefined, '378282246310005', ['1234']],
  [BACK_OF_CARD, '4111', ['', '12', '1234', '12a', '12345678']],
  ['Enter the 4 digits on the front of your card', '378282246310005', ['123']],
])('returns the message %j for a card that starts with "%s" and the codes %j', (message, number, texts) => {
  for (const cvv of texts) expect(problems({ number, cvv }).cvv, cvv).toBe(message);
});

/** Reads and writes texts in which a bar marks the caret. */
const at = (marked: string): TextState => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const marked = ({ text, caret }: TextState) => `${text.slice(0, caret)}|${text.slice(caret)}`;

const BACK = 'deleteContentBackward';
const FORWARD = 'deleteContentForward';

test.each([
  [groupedNumber, '4111', '41111|', 'insertText', '4111 1|'],
  [groupedNumber, '4111 1', '4111 12|', 'insertText', '4111 12|'],
  [groupedNumber, '4111 2222', '94|111 2222', 'insertText', '94|11 1222 2'],
  [groupedNumber, '4111 2222', '41119| 2222', 'insertText', '4111 9|222 2'],
  [groupedNumber, '', '4111111111111111|', 'insertFromPaste', '4111 1111 1111 1111|'],
  [groupedNumber, '4111 1', '4111 |', BACK, '4111|'],
  [groupedNumber, '4111 2222', '4111| 222', FORWARD, '4111| 222'],
  // deleting a space deletes the adjacent digit
  [groupedNumber, '4111 2222', '4111|2222', BACK, '411|2 222'],
  [groupedNumber, '4111 2222', '4111|2222', FORWARD, '4111| 222'],
  // a cut space is restored
  [groupedNumber, '4111 2222', '4111|2222', 'deleteByCut', '4111| 2222'],
  // letters stay, so that the message can show, and can be deleted
  [groupedNumber, '4111', '4x|111', 'insertText', '4x|111'],
  [groupedNumber, '4111 2x', '4111 2|', BACK, '4111 2|'],
  // digits of other scripts become ASCII digits
  [groupedNumber, '4111', '4111٢|', 'insertText', '4111 2|'],
  [groupedNumber, '4111', '4３|111', 'insertText', '43|11 1'],
  [typedExpiry, '1', '11|', 'insertText', '11/|'],
  [typedExpiry, '', '5|', 'insertText', '05/|'],
  [typedExpiry, '12/', '1|2/8', 'insertText', '1|2/8'],
  [typedExpiry, '11/', '11|', BACK, '11|'],
  [typedCvv, '1', '1 ２|a', 'insertText', '12|a'],
])('%o formats "%s", changed to "%s" (%s), as "%s"', (format, before, now, inputType, after) => {
  expect(marked(formatted(before, at(now), inputType, format))).toBe(after);
});
