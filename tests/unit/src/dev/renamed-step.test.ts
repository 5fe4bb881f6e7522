import { describe, expect, test } from 'vitest';
import { hashesIn, renamedStep } from '../../../../src/dev/content/renamed-step.ts';

describe('npm run dev: the open step’s hash was edited', () => {
  const before = ['start', 'about', 'partner', 'payment'];

  test.each([
    ['its neighbours kept theirs', ['start', 'you', 'partner', 'payment'], 'about', 'you'],
    ['the one before it goes as well', ['you', 'partner', 'payment'], 'about', undefined],
    ['the first one', ['begin', 'about', 'partner', 'payment'], 'start', 'begin'],
    ['the last one', ['start', 'about', 'partner', 'pay'], 'payment', 'pay'],
    ['the next one’s as well', ['start', 'you', 'spouse', 'payment'], 'partner', 'spouse'],
    ['a step goes elsewhere', ['about', 'partner', 'pay'], 'payment', 'pay'],
    ['it was not: it is gone', ['start', 'partner', 'payment'], 'about', undefined],
    ['it was not: it is there', ['about', 'start', 'partner', 'payment'], 'about', undefined],
  ])('%s', (_case, after, hash, expected) => {
    expect(renamedStep(before, after, hash)).toBe(expected);
  });

  test('journeys are found wherever they stand in a page', () => {
    const journey = (...hashes: string[]) => ({
      name: 'A',
      steps: hashes.map((hash) => ({ step: { hash } })),
    });
    const page = { title: 'Page', journey: journey('a', 'b'), confirmation: journey('c'), steps: [1] };
    expect(hashesIn(page)).toEqual([['a', 'b'], ['c']]);
  });
});
