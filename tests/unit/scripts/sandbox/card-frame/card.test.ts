import { describe, expect, test } from 'vitest';
import { brandOf } from '../../../../../scripts/sandbox/card-frame/card/brands.ts';
import { cvvProblem } from '../../../../../scripts/sandbox/card-frame/card/cvv.ts';
import { expiryProblem, typedExpiry } from '../../../../../scripts/sandbox/card-frame/card/expiry.ts';
import { passesLuhn } from '../../../../../scripts/sandbox/card-frame/card/luhn.ts';
import {
  digitsOf,
  groupedNumber,
  numberProblem,
} from '../../../../../scripts/sandbox/card-frame/card/number.ts';
import { testCards } from '../../../../../scripts/sandbox/data/test-cards.ts';

describe('issue 5: a card’s number', () => {
  test.each(testCards.map(({ number, description }) => [number, description]))(
    'issue 5: the test card %s is a possible one: %s',
    (number) => {
      expect(numberProblem(number)).toBeUndefined();
      expect(groupedNumber(digitsOf(number))).toBe(number);
    },
  );

  test('issue 5: no two test cards are one', () => {
    expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length);
  });

  test('issue 5: a wrong digit, or two that changed places, fails the check', () => {
    expect(passesLuhn('4111111111111111')).toBe(true);
    expect(passesLuhn('4111111111111112')).toBe(false);
    expect(passesLuhn('378282246310005')).toBe(true);
    expect(passesLuhn('387282246310005')).toBe(false);
    expect(passesLuhn('')).toBe(false);
  });

  test.each([
    ['4', 'Visa'],
    ['51', 'Mastercard'],
    ['55', 'Mastercard'],
    ['2221', 'Mastercard'],
    ['2720', 'Mastercard'],
    ['34', 'American Express'],
    ['37', 'American Express'],
    ['', undefined],
    ['5', undefined],
    ['50', undefined],
    ['56', undefined],
    ['2220', undefined],
    ['2721', undefined],
    ['35', undefined],
    ['6011', undefined],
  ])('issue 5: a number that begins with "%s" is of the brand %s', (digits, name) => {
    expect(brandOf(digits)?.name).toBe(name);
  });

  test.each([
    ['', 'Enter the card number'],
    ['   ', 'Enter the card number'],
    ['6011 0009 9013 9424', 'Use a Visa, Mastercard or American Express card'],
    ['4111 1111 1111 111', 'Check the card number'],
    ['4111 1111 1111 1112', 'Check the card number'],
    ['3782 822463 1000', 'Check the card number'],
    ['4000 0000 0000 0000 06', 'Check the card number'],
  ])('issue 5: "%s" is told of: %s', (text, words) => {
    expect(numberProblem(text)).toBe(words);
  });

  test.each([
    ['4', '4'],
    ['41111', '4111 1'],
    ['4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['37828224631', '3782 822463 1'],
    ['411111111111111111119', '4111 1111 1111 1111111'],
    ['card', ''],
  ])('issue 5: %s is written as "%s"', (text, grouped) => {
    expect(groupedNumber(text)).toBe(grouped);
  });
});

describe('§9 card expiry is MM/YY', () => {
  const TODAY = '2026-11-20';

  test.each(['11/26', '12/26', '01/27', '11/46'])('§9 %s is good in November 2026', (text) => {
    expect(expiryProblem(text, TODAY)).toBeUndefined();
    expect(expiryProblem(text, '2026-11-30')).toBeUndefined();
  });

  test.each([
    ['10/26', 'This card has expired'],
    ['12/25', 'This card has expired'],
    ['12/46', 'Check the year of the expiry date'],
    ['01/99', 'Check the year of the expiry date'],
    ['', 'Enter the expiry date as MM/YY'],
    ['1/27', 'Enter the expiry date as MM/YY'],
    ['13/27', 'Enter the expiry date as MM/YY'],
    ['00/27', 'Enter the expiry date as MM/YY'],
    ['11/202', 'Enter the expiry date as MM/YY'],
  ])('§9 "%s" is told of: %s', (text, words) => {
    expect(expiryProblem(text, TODAY)).toBe(words);
  });

  /** What stands there after each key. */
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
    ['11285', ['1', '11/', '11/2', '11/28', '11/28']],
  ])('issue 5: the slash comes by itself: %s', (keys, seen) => {
    expect(typing(keys)).toEqual(seen);
  });

  test.each([
    ['1128', '11/28'],
    ['11 / 2028', '11/28'],
    ['3/2028', '03/28'],
    ['11-28', '11/28'],
    ['no date', ''],
  ])('issue 5: what is pasted or filled in as "%s" is %s', (text, expiry) => {
    expect(typedExpiry(text, false)).toBe(expiry);
  });

  test('issue 5: the slash can be taken away again', () => {
    expect(typedExpiry('11', true)).toBe('11');
    expect(typedExpiry('1', true)).toBe('1');
    expect(typedExpiry('112', false)).toBe('11/2');
  });
});

describe('issue 5: a card’s code', () => {
  test.each([
    ['123', '4111'],
    ['123', ''],
    ['1234', '378282246310005'],
  ])('issue 5: %s is one for a card that begins with "%s"', (text, number) => {
    expect(cvvProblem(text, number)).toBeUndefined();
  });

  test.each([
    ['', '4111', 'Enter the 3 digits on the back'],
    ['12', '4111', 'Enter the 3 digits on the back'],
    ['1234', '4111', 'Enter the 3 digits on the back'],
    ['123', '378282246310005', 'Enter the 4 digits on the front'],
    ['12a', '4111', 'Enter the 3 digits on the back'],
  ])('issue 5: "%s" is none for "%s"', (text, number, words) => {
    expect(cvvProblem(text, number)).toBe(words);
  });
});
