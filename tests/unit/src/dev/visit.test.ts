import { describe, expect, test } from 'vitest';
import { coversWith, type DevJourneys, placeAt } from '../../../../src/dev/journeys.ts';
import { answeredBefore } from '../../../../src/dev/visit/visit.ts';

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
      steps: ['visa', 'age'].map((hash) => ({ hash, heading: hash })),
      walks: { S: { told: {}, answers: { visa: { visa: 417 }, age: { age: 34 } } } },
    },
    {
      name: 'Application',
      path: '/apply',
      isConfirmation: false,
      steps: ['about', 'partner', 'payment'].map((hash) => ({ hash, heading: hash })),
      walks: {
        S: { told: { visa: 417 }, answers: { about: { name: 'Alex' }, payment: {} } },
        F: {
          told: { visa: 417 },
          answers: { about: { name: 'Alex' }, partner: { partner: 'Sam' }, payment: {} },
        },
      },
    },
    {
      name: 'Application',
      path: '/apply',
      isConfirmation: true,
      steps: [{ hash: 'done', heading: 'done' }],
      walks: { S: { told: {}, answers: { done: {} } } },
    },
  ],
  pages: [],
};
const answered = (path: string, hash: string, cover: string) =>
  answeredBefore(journeys, { path, hash, cover });

describe('npm run dev: the bar leads to a step', () => {
  test('of the quote, for which the steps before are answered', () => {
    expect(answered('/quote', 'age', 'S')).toEqual({
      quote: { visa: 417 },
      draft: {},
      isTold: false,
      isConfirmed: false,
    });
  });

  test('of the application, for which the quote is told and the steps of that cover type are answered', () => {
    expect(answered('/apply', 'payment', 'F')).toEqual({
      quote: { visa: 417 },
      draft: { name: 'Alex', partner: 'Sam' },
      isTold: true,
      isConfirmed: false,
    });
    expect(answered('/apply', 'payment', 'S').draft).toEqual({ name: 'Alex' });
  });

  test('of the confirmation, which is of an application that was accepted', () => {
    expect(answered('/apply', 'done', 'S').isConfirmed).toBe(true);
  });

  test('or to a page without steps, for which the quote is complete', () => {
    expect(answered('/product', '', 'S')).toEqual({
      quote: { visa: 417 },
      draft: {},
      isTold: false,
      isConfirmed: false,
    });
  });

  test('an address says which one is open: the first where its hash is none', () => {
    const place = (pathname: string, hash: string) => placeAt(journeys, { pathname, hash })?.hash;
    expect(place('/apply/', '#partner')).toBe('partner');
    expect(place('/apply', '#done')).toBe('done');
    expect(place('/quote', '#nowhere')).toBe('visa');
    expect(place('/product', '')).toBeUndefined();
  });

  test('a step says which cover types have it', () => {
    const [, application] = journeys.journeys;
    expect(application && coversWith(journeys, application, 'partner')).toEqual(['F']);
  });
});
