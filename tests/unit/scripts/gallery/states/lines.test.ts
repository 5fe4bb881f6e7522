import { describe, expect, test } from 'vitest';
import { linesIn } from '../../../../../scripts/gallery/states/lines.ts';
import { readSite } from '../../../../../scripts/journeys/site/read-site.ts';
import { object, siteOf, when } from '../../journeys/site-of.ts';
import { reach, visit } from '../visits.ts';

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
const { titleOf, isShown } = linesIn(site, journey);
const alert = (text: string) => reach({ kind: 'alert', text });

describe('npm run gallery: the alerts and the lines of a step', () => {
  test('an alert goes by its title, and where it has none by its text', () => {
    expect(titleOf(alert('Please come back.'))).toBe('No price');
    expect(titleOf(alert('You are two.'))).toBe('You are two.');
  });

  test('one shows for what is known, told before, or answered there', () => {
    expect(isShown(alert('Please come back.'), visit())).toBe(false);
    expect(isShown(alert('Please come back.'), visit({}, { facts: { instalment: 'failed' } }))).toBe(true);
    expect(isShown(alert('You are two.'), visit({}, { told: { coverType: 'D' } }))).toBe(true);
    expect(isShown(alert('You are two.'), visit({}, { earlier: { who: { coverType: 'D' } } }))).toBe(true);
    expect(isShown(alert('Hello.'), visit({ name: 'Alex' }))).toBe(true);
  });

  test('a fact that only says more of others is there by itself', () => {
    expect(isShown(reach({ kind: 'item', text: 'First payment' }), visit())).toBe(true);
  });
});
