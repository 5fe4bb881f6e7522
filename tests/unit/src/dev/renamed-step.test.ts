import { describe, expect, test } from 'vitest';
import { hashesIn, renamedStep } from '../../../../src/dev/content/renamed-step.ts';

describe('new hash of the open step', () => {
  const before = ['start', 'about', 'partner', 'payment'];

  test.each([
    ['between unchanged steps', ['start', 'you', 'partner', 'payment'], 'about', 'you'],
    ['after a removed step', ['you', 'partner', 'payment'], 'about', undefined],
    ['of the first step', ['begin', 'about', 'partner', 'payment'], 'start', 'begin'],
    ['of the last step', ['start', 'about', 'partner', 'pay'], 'payment', 'pay'],
    ['beside another new hash', ['start', 'you', 'spouse', 'payment'], 'partner', 'spouse'],
    ['of a journey with a moved step', ['about', 'partner', 'pay'], 'payment', 'pay'],
    ['not of a removed step', ['start', 'partner', 'payment'], 'about', undefined],
    ['not of a step that stays', ['about', 'start', 'partner', 'payment'], 'about', undefined],
  ])('%s', (_case, after, hash, expected) => {
    expect(renamedStep(before, after, hash)).toBe(expected);
  });

  test('is found in any journey of a page', () => {
    const journey = (...hashes: string[]) => ({
      name: 'A',
      steps: hashes.map((hash) => ({ step: { hash } })),
    });
    const page = { title: 'Page', journey: journey('a', 'b'), confirmation: journey('c'), steps: [1] };
    expect(hashesIn(page)).toEqual([['a', 'b'], ['c']]);
  });
});
