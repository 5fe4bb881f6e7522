import { describe, expect, test } from 'vitest';
import { coversWith, type DevJourneys, findStep } from '../../../../src/dev/journeys.ts';
import { earlierAnswers } from '../../../../src/dev/visit/visit.ts';

const stepsOf = (...hashes: string[]) => hashes.map((hash) => ({ hash, heading: hash }));
const given = { visa: 417 };

const journeys: DevJourneys = {
  covers: [
    { value: 'S', label: 'Single' },
    { value: 'F', label: 'Family' },
  ],
  journeys: [
    {
      name: 'Quote',
      path: '/quote',
      isConfirmation: false,
      steps: stepsOf('visa', 'age'),
      samples: { S: { given: {}, answers: { visa: { visa: 417 }, age: { age: 34 } } } },
    },
    {
      name: 'Application',
      path: '/apply',
      isConfirmation: false,
      steps: stepsOf('about', 'partner', 'payment'),
      samples: {
        S: { given, answers: { about: { name: 'Alex' }, payment: {} } },
        F: { given, answers: { about: { name: 'Alex' }, partner: { partner: 'Sam' }, payment: {} } },
      },
    },
    {
      name: 'Application',
      path: '/apply',
      isConfirmation: true,
      steps: stepsOf('done'),
      samples: { S: { given: {}, answers: { done: {} } } },
    },
  ],
  pages: [],
};

describe('the development toolbar opens a step', () => {
  const QUOTE = { quote: given, draft: {}, hasDraft: false, isConfirmed: false };

  test.each([
    ['of the quote, with its earlier answers', '/quote', 'age', 'S', QUOTE],
    [
      'of the application',
      '/apply',
      'payment',
      'S',
      { quote: given, draft: { name: 'Alex' }, hasDraft: true },
    ],
    [
      'of another cover type',
      '/apply',
      'payment',
      'F',
      { quote: given, draft: { name: 'Alex', partner: 'Sam' } },
    ],
    ['of the confirmation', '/apply', 'done', 'S', { isConfirmed: true }],
    ['or a page without steps, with a complete quote', '/product', '', 'S', QUOTE],
  ])('%s', (_case, path, hash, cover, expected) => {
    expect(earlierAnswers(journeys, { path, hash, cover })).toMatchObject(expected);
  });

  test.each([
    ['/apply/', '#partner', 'partner'],
    ['/apply', '#done', 'done'],
    ['/quote', '#nowhere', 'visa'],
    ['/product', '', undefined],
  ])('%s%s shows the step "%s"', (pathname, hash, expected) => {
    expect(findStep(journeys, { pathname, hash })?.hash).toBe(expected);
  });

  test('which has its own cover types', () => {
    const [, application] = journeys.journeys;
    expect(application && coversWith(journeys, application, 'partner')).toEqual(['F']);
  });
});
