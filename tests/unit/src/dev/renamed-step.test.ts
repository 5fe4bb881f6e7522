import { describe, expect, test } from 'vitest';
import { hashesIn, renamedStep } from '../../../../src/dev/content/renamed-step.ts';

describe('new hash of the open step', () => {
  const before = ['start', 'about', 'partner', 'payment'];

  test.each([
    ['is found between unchanged steps', ['start', 'you', 'partner', 'payment'], 'about', 'you'],
    ['is not found directly after a removed step', ['you', 'partner', 'payment'], 'about', undefined],
    ['is found for the first step', ['begin', 'about', 'partner', 'payment'], 'start', 'begin'],
    ['is found for the last step', ['start', 'about', 'partner', 'pay'], 'payment', 'pay'],
    ['is found beside another new hash', ['start', 'you', 'spouse', 'payment'], 'partner', 'spouse'],
    ['is found if an earlier step is removed', ['about', 'partner', 'pay'], 'payment', 'pay'],
    ['is not found for a removed step', ['start', 'partner', 'payment'], 'about', undefined],
    ['is not found for a step that moves', ['about', 'start', 'partner', 'payment'], 'about', undefined],
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
