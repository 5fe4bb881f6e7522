import { expect, test } from 'vitest';
import { siteQueries } from '../../../../../scripts/gallery/catalogue/site-queries.ts';
import { readSite } from '../../../../../scripts/journeys/site/site.ts';
import { object, siteOf, when } from '../../journeys/site-of.ts';
import { reach, visit } from '../support.ts';

const step = {
  hash: 'contact',
  reads: ['instalment', 'regularPaymentDate', 'coverType'],
  alerts: [
    { level: 'warning', title: 'No price', text: 'Please come back.', when: when({ instalment: 'failed' }) },
    { level: 'info', text: 'You are two.', when: when({ coverType: 'D' }) },
    { level: 'info', text: 'Hello.', when: when({ name: 'Alex' }) },
  ],
  summary: {
    items: [
      {
        label: 'First payment',
        text: '{regularPaymentDate}',
        when: { anyOf: [when({ instalment: 'updating' }), { required: ['regularPaymentDate'] }] },
      },
    ],
  },
  schema: object({ name: { type: 'string' } }),
};
const site = readSite(siteOf([step]), {
  schemas: new Map([['regularPaymentDate', { type: 'string', examples: ['20 December 2026'] }]]),
  answered: new Set(['coverType']),
});
const [journey] = site.journeys;
if (!journey) throw new Error('There is a journey.');
const { titleOf, isShown, appearanceOf } = siteQueries(journey);
const alert = (text: string) => reach({ kind: 'alert', text });

test('an alert is named by its title, and without one by its text', () => {
  expect(titleOf(alert('Please come back.'))).toBe('No price');
  expect(titleOf(alert('You are two.'))).toBe('You are two.');
});

test.each([
  ['nothing', alert('Please come back.'), visit(), false],
  ['a fact', alert('Please come back.'), visit({}, { facts: { instalment: 'failed' } }), true],
  ['an answer in another journey', alert('You are two.'), visit({}, { told: { coverType: 'D' } }), true],
  ['an answer before', alert('You are two.'), visit({}, { earlier: { who: { coverType: 'D' } } }), true],
  ['an answer there', alert('Hello.'), visit({ name: 'Alex' }), true],
  ['a derived fact', reach({ kind: 'item', text: 'First payment' }), visit(), true],
])('content decides whether a line shows, by %s', (_, target, found, expected) => {
  expect(isShown(target, found)).toBe(expected);
});

test('answers that leave nothing to see make no difference', () => {
  expect(appearanceOf(visit({ name: 'Alex' }))).not.toBe(appearanceOf(visit()));
  expect(appearanceOf(visit({ moon: 'full' }))).toBe(appearanceOf(visit()));
});
