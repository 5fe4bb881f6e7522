import { expect, test } from 'vitest';
import { wayOf } from '../../../../../scripts/gallery/states/words.ts';
import { visit } from '../visits.ts';

test('npm run gallery: a way tells the facts that are brought about, not those that come out as they do', () => {
  const facts = { instalment: 'failed', firstInstalmentAmount: '137.15' };
  expect(wayOf(visit({ name: '' }, { facts, earlier: { start: { day: '2026-12-01' } } }), ['email'])).toEqual(
    [
      'Known: instalment: failed',
      'At #start: day: 2026-12-01',
      'Here: name: “”',
      'Gone into and left: email',
    ],
  );
});
