import { describe, expect, test } from 'vitest';
import { coversWith, type DevJourney, type DevJourneys, findStep } from '../../../../src/dev/journeys.ts';
import { earlierAnswers } from '../../../../src/dev/visit/visit.ts';

const given = { visa: 417 };

function journey(path: string, hashes: string[], samples: DevJourney['samples']): DevJourney {
  const steps = hashes.map((hash) => ({ hash, heading: hash }));
  return { name: path, path, isConfirmation: hashes[0] === 'done', steps, samples };
}

const application = journey('/apply', ['about', 'partner', 'payment'], {
  S: { given, answers: { about: { name: 'Alex' }, payment: {} } },
  F: { given, answers: { about: { name: 'Alex' }, partner: { partner: 'Sam' }, payment: {} } },
});
const journeys: DevJourneys = {
  covers: [
    { value: 'S', label: 'Single' },
    { value: 'F', label: 'Family' },
  ],
  journeys: [
    journey('/quote', ['visa', 'age'], {
      S: { given: {}, answers: { visa: { visa: 417 }, age: { age: 34 } } },
    }),
    application,
    journey('/apply', ['done'], { S: { given: {}, answers: { done: {} } } }),
  ],
  pages: [],
};

describe('development toolbar', () => {
  const QUOTE = { quote: given, draft: {}, hasDraft: false, isConfirmed: false };
  const COUPLE = { name: 'Alex', partner: 'Sam' };

  test.each([
    ['of the quote, with its earlier answers', '/quote', 'age', 'S', QUOTE],
    ['of the application', '/apply', 'payment', 'S', { ...QUOTE, draft: { name: 'Alex' }, hasDraft: true }],
    ['of another cover type', '/apply', 'payment', 'F', { quote: given, draft: COUPLE }],
    ['of the confirmation', '/apply', 'done', 'S', { isConfirmed: true }],
    ['or a page without steps, with a complete quote', '/product', '', 'S', QUOTE],
  ])('opens a step %s', (_case, path, hash, cover, expected) => {
    expect(earlierAnswers(journeys, { path, hash, cover })).toMatchObject(expected);
  });

  test.each([
    ['/apply/', '#partner', 'partner'],
    ['/apply', '#done', 'done'],
    ['/quote', '#nowhere', 'visa'],
    ['/product', '', undefined],
  ])('finds the step of %s%s: "%s"', (pathname, hash, expected) => {
    expect(findStep(journeys, { pathname, hash })?.hash).toBe(expected);
  });

  test('returns the cover types that have the step', () => {
    expect(coversWith(journeys, application, 'partner')).toEqual(['F']);
  });
});
