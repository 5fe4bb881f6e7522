import { describe, expect, test } from 'vitest';
import {
  brandOf,
  cardProblems,
  expiryOf,
  groupedNumber,
  typedCvv,
  typedExpiry,
} from '../../../../../scripts/sandbox/card-frame/card.ts';
import { digitsOf, plainDigits } from '../../../../../scripts/sandbox/card-frame/digits.ts';
import { testCards } from '../../../../../scripts/sandbox/data/index.ts';
import { CARD } from '../support/payments.ts';

const TODAY = '2026-11-20';
const numberProblem = (number: string) => cardProblems({ ...CARD, number }, TODAY).number;
const expiryProblem = (expiry: string, today = TODAY) => cardProblems({ ...CARD, expiry }, today).expiry;
const cvvProblem = (cvv: string, number: string) => cardProblems({ ...CARD, number, cvv }, TODAY).cvv;

describe('digits', () => {
  test.each([
    ['full-width', '４１１１'],
    ['Arabic', '٤١١١'],
    ['Persian', '۴۱۱۱'],
    ['Devanagari', '४१११'],
    ['Thai', '๔๑๑๑'],
    ['bold mathematical', '𝟒𝟏𝟏𝟏'],
  ])('of the %s script count as digits', (_script, text) => {
    expect(plainDigits(text)).toBe('4111');
  });

  test('of every script that Unicode knows have their value', () => {
    const wrong: string[] = [];
    let run = 0;
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code);
      const isDigit = /\p{Nd}/u.test(character);
      if (isDigit && plainDigits(character) !== String(run % 10)) wrong.push(character);
      run = isDigit ? run + 1 : 0;
    }
    expect(wrong).toEqual([]);
    expect(plainDigits('１٢३')).toBe('123');
  });
});

describe('a card’s number', () => {
  test.each(testCards.map(({ number, description }) => [number, description]))(
    'the test card %s is valid: %s',
    (number) => {
      expect(numberProblem(number)).toBeUndefined();
      expect(groupedNumber(digitsOf(number))).toBe(number);
    },
  );

  test('the test cards are all different', () => {
    expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length);
  });

  test.each([
    ['4', 'Visa'],
    ['51', 'Mastercard'],
    ['55', 'Mastercard'],
    ['2221', 'Mastercard'],
    ['2720', 'Mastercard'],
    ['34', 'American Express'],
    ['37', 'American Express'],
    ['5', 'Mastercard'],
    ['', undefined],
    ['50', undefined],
    ['56', undefined],
    ['2220', undefined],
    ['2721', undefined],
    ['35', undefined],
    ['6011', undefined],
  ])('a number that starts with "%s" has the brand %s', (digits, name) => {
    expect(brandOf(digits)?.niceType).toBe(name);
  });

  test.each([
    ['', 'Enter the card number'],
    ['   ', 'Enter the card number'],
    ['6011 0009 9013 9424', 'Use a Visa, Mastercard or American Express card'],
    ['4111 1111 1111 111', 'Check the card number'],
    ['4111 1111 1111 1112', 'Check the card number'],
    ['3728 822463 10005', 'Check the card number'],
    ['3782 822463 1000', 'Check the card number'],
    ['4000 0000 0000 0000 0', 'Check the card number'],
    ['4111 1111 1111 1111 x', 'Check the card number'],
    ['card', 'Check the card number'],
  ])('"%s": %s', (text, message) => {
    expect(numberProblem(text)).toBe(message);
  });

  test.each([
    ['4', '4'],
    ['41111', '4111 1'],
    ['4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['37828224631', '3782 822463 1'],
    ['4111.1111.1111.1111', '4111 1111 1111 1111'],
    ['4111\u00a01111\u202f1111\u20091111', '4111 1111 1111 1111'],
    ['4111–1111‐1111‑1111', '4111 1111 1111 1111'],
    ['４１１１１', '4111 1'],
    ['411111111111111111119', '4111 1111 1111 111111119'],
    ['4111x1', '4111x1'],
    ['card', 'card'],
  ])('%s is grouped as "%s"; only separators are dropped', (text, grouped) => {
    expect(groupedNumber(text)).toBe(grouped);
  });

  test.each(['4111.1111-1111 1111', '٤١١١ ١١١١ ١١١١ ١١١١'])('%s is valid as it is', (text) => {
    expect(numberProblem(text)).toBeUndefined();
    expect(digitsOf(text)).toBe('4111111111111111');
  });
});

describe('§9 card expiry is MM/YY', () => {
  test.each(['11/26', '12/26', '01/27', '11/46'])('§9 %s is valid in November 2026', (text) => {
    expect(expiryProblem(text)).toBeUndefined();
    expect(expiryProblem(text, '2026-11-30')).toBeUndefined();
  });

  test.each([
    ['10/26', 'This card has expired. Use another card'],
    ['12/25', 'This card has expired. Use another card'],
    ['12/46', 'Check the expiry year'],
    ['01/99', 'Check the expiry year'],
    ['', 'Enter the expiry date as MM/YY'],
    ['13/27', 'Enter the expiry date as MM/YY'],
    ['00/27', 'Enter the expiry date as MM/YY'],
    ['11/202', 'Enter the expiry date as MM/YY'],
    ['11/285', 'Enter the expiry date as MM/YY'],
    ['2028-13', 'Enter the expiry date as MM/YY'],
    ['2028', 'Enter the expiry date as MM/YY'],
    ['202', 'Enter the expiry date as MM/YY'],
    ['Nov 28', 'Enter the expiry date as MM/YY'],
    ['2026-10', 'This card has expired. Use another card'],
  ])('§9 "%s": %s', (text, message) => {
    expect(expiryProblem(text)).toBe(message);
  });

  test.each([
    '11/28',
    '1128',
    '11 28',
    '11-28',
    '11.28',
    '11 / 28',
    '11/2028',
    '11 / 2028',
    '112028',
    '2028-11',
    '2028/11',
    '202811',
    ' 11/28 ',
    '１１/２８',
    '١١/٢٨',
    '२०२८-११',
  ])('§9 "%s" is 11/28, typed, pasted or filled in', (text) => {
    expect(expiryOf(text)).toBe('11/28');
    expect(typedExpiry(text, false)).toBe('11/28');
    expect(typing(text).at(-1)).toBe('11/28');
  });

  test.each(['3/28', '3/2028', '2028-3', '2028-03', '03 28'])('§9 "%s" is 03/28', (text) => {
    expect(expiryOf(text)).toBe('03/28');
    expect(typing(text).at(-1)).toBe('03/28');
  });

  test('§9 a year that comes first may have a month of one digit', () => {
    expect(typing('2028-1').at(-1)).toBe('2028-1');
    expect(expiryOf('2028-1')).toBe('01/28');
  });

  /** Returns the text after each key. */
  function typing(keys: string): string[] {
    let text = '';
    return [...keys].map((key) => {
      text = typedExpiry(text + key, false);
      return text;
    });
  }

  test.each([
    ['1128', ['1', '11/', '11/2', '11/28']],
    ['11/28', ['1', '11/', '11/', '11/2', '11/28']],
    ['528', ['05/', '05/2', '05/28']],
    ['1/28', ['1', '01/', '01/2', '01/28']],
    ['112028', ['1', '11/', '11/2', '11/20', '11/202', '11/28']],
    ['11285', ['1', '11/', '11/2', '11/28', '11/285']],
    ['2028-11', ['2', '20', '202', '2028', '2028-', '2028-1', '11/28']],
    ['228', ['2', '02/2', '02/28']],
    ['2/28', ['2', '02/', '02/2', '02/28']],
  ])('adds the slash: %s', (keys, texts) => {
    expect(typing(keys)).toEqual(texts);
  });

  test.each(['no date', 'Nov 28', '11/28!', '2028-13', '20/28', '2028-11-30'])(
    '"%s" stays as it is, for the message',
    (text) => {
      expect(typedExpiry(text, false)).toBe(text);
    },
  );

  test('the slash can be deleted', () => {
    expect(typedExpiry('11', true)).toBe('11');
    expect(typedExpiry('1', true)).toBe('1');
    expect(typedExpiry('112', false)).toBe('11/2');
  });
});

describe('a card’s code', () => {
  test.each([
    ['123', '4111'],
    ['123', ''],
    ['1234', '378282246310005'],
    ['１２３', '4111'],
    ['१२३', '4111'],
    ['12 3', '4111'],
  ])('%s is valid for a card that starts with "%s"', (text, number) => {
    expect(cvvProblem(text, number)).toBeUndefined();
  });

  test.each([
    ['', '4111', 'Enter the 3 digits on the back of your card'],
    ['12', '4111', 'Enter the 3 digits on the back of your card'],
    ['1234', '4111', 'Enter the 3 digits on the back of your card'],
    ['123', '378282246310005', 'Enter the 4 digits on the front of your card'],
    ['12a', '4111', 'Enter the 3 digits on the back of your card'],
    ['12345678', '4111', 'Enter the 3 digits on the back of your card'],
  ])('"%s" is invalid for "%s"', (text, number, message) => {
    expect(cvvProblem(text, number)).toBe(message);
  });
  test('keeps everything but spaces', () => {
    expect(typedCvv('1234567')).toBe('1234567');
    expect(typedCvv(' １２３ ')).toBe('123');
    expect(typedCvv('12a')).toBe('12a');
  });
});
