import { describe, expect, test } from 'vitest';
import { createWordFinder, matchCase } from '../../../../../../scripts/content/check/rules/text-words.ts';

const find = createWordFinder({
  words: [
    { avoid: ['cover'], use: ['policy'], except: ['health cover', 'cover letter'] },
    { avoid: ['a cover'], use: ['a policy'] },
    { avoid: ['e.g.'], use: ['for example'] },
    { avoid: ["what's more", 'and/or'] },
  ],
});

const found = (text: string) => find(text).map((words) => `${words.start} ${words.text}`);

describe('words to avoid', () => {
  test.each([
    ['Your COVER, and her cover.', ['5 COVER', '20 cover']],
    ['Covers, uncover, cover-all, discovery', []],
    ['Choose e.g. this', ['7 e.g.']],
    ['What’s more,\nwhat\n’s more', ['0 What’s more']],
    ['One and/or two', ['4 and/or']],
    // if two entries match at the same place, the longer one counts
    ['Line\nbreak: a\n cover', ['12 a\n cover']],
    // an exception is accepted, but the same word elsewhere in the text is not
    ['Health cover, the cover letter and the cover', ['39 cover']],
  ])('finds whole words in upper and lower case with any apostrophe and space: %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test.each([
    ['before', 'prior to', 'before'],
    ['before', 'Prior to', 'Before'],
    ['before', 'PRIOR TO', 'BEFORE'],
    ['PO box', 'post box', 'PO box'],
    ['I', 'A', 'I'],
  ])('writes "%s" in place of "%s" as "%s"', (word, replaced, expected) => {
    expect(matchCase(word, replaced)).toBe(expected);
  });
});
