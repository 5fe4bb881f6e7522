import { describe, expect, test } from 'vitest';
import {
  isTooHard,
  isTooLong,
  sentencesOf,
} from '../../../../../../scripts/content/check/rules/reading-ease.ts';

const inMarkdown = (text: string) => sentencesOf({ text, kind: 'markdown' });
const inPlain = (text: string) => sentencesOf({ text, kind: 'plain' });

describe('npm run check: sentences', () => {
  test.each([
    ['Pay now. You can’t pay later!', ['Pay now.', 'You can’t pay later!']],
    ['It costs A$1.50 a day, or e.g. $45 a month.', ['It costs A$1.50 a day, or e.g. $45 a month.']],
    ['Call us on {phone}. We are there.', ['Call us on {phone}.', 'We are there.']],
    ['{price}', ['{price}']],
    ['...', []],
  ])('splits %j into %j', (text, expected) => {
    expect(inPlain(text).map((sentence) => sentence.text)).toEqual(expected);
  });

  test('ends sentences at paragraphs and list items, without Markdown marks and link addresses', () => {
    const text = 'You **need**\n\n- a [passport](/about-passports)\n- a\n  card\n\nand a pen';
    const sentences = ['You need', 'a passport', 'a card', 'and a pen'];
    expect(inMarkdown(text).map((sentence) => sentence.text)).toEqual(sentences);
  });

  test('counts a placeholder and an amount as easy words', () => {
    const [filled, amount] = inPlain('You pay {firstInstalmentAmount} today. You pay A$1,200.50 today.');
    expect(filled?.words).toEqual(['You', 'pay', 'X', 'today']);
    expect(amount).toMatchObject({ words: ['You', 'pay', 'A$1,200.50', 'today'], grade: filled?.grade });
  });

  test('grades by Flesch and Kincaid and by the Automated Readability Index', () => {
    // 10 words, 13 syllables: 0.39 × 10 + 11.8 × 1.3 − 15.59
    // 10 words, 42 letters: 4.71 × 4.2 + 0.5 × 10 − 21.43
    const [sentence] = inPlain('Enter your name as it stands in your passport today.');
    expect(sentence?.grade).toBeCloseTo(3.65, 2);
    expect(sentence?.gradeByLetters).toBeCloseTo(3.35, 2);
  });

  test.each([
    'Still waiting for a decision on your visa application?',
    'Prices are in Australian dollars and include all fees and charges.',
    'If your visa isn’t granted yet, enter the expected expiry date',
    'I authorise you to cancel this cover and request a clearance certificate',
    'Choose the day your Australian health insurance policy starts',
    'Your application was accepted and your policy starts on 4 December 2026.',
    'An ambulance to hospital in an emergency, anywhere in Australia.',
    'waiting periods, including for pre-existing conditions',
    'Read the product disclosure statement.',
    'Visa, Mastercard or American Express',
    'Read the privacy policy and the direct debit terms before you continue.',
  ])('accepts: %s', (text) => {
    expect(inPlain(text).some((sentence) => isTooHard(sentence) || isTooLong(sentence))).toBe(false);
  });

  test.each([
    'Please ensure that all information provided is accurate prior to submission of your application.',
    'Benefits are payable subject to applicable waiting periods and annual limits as specified in the policy.',
    'Your instalment will be automatically debited from the nominated financial institution.',
    'It is recommended that applicants familiarise themselves with the relevant documentation.',
  ])('reports long words in: %s', (text) => {
    expect(inPlain(text).map(isTooHard)).toEqual([true]);
  });

  test('reports a sentence of more than 25 words, even if they are short', () => {
    const words = (count: number) => `${Array.from({ length: count }, () => 'go').join(' ')}.`;
    expect(inPlain(words(25)).map(isTooLong)).toEqual([false]);
    expect(inPlain(words(26)).map(isTooLong)).toEqual([true]);
  });
});
