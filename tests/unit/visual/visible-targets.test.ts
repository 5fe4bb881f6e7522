import { describe, expect, test } from 'vitest';
import { isVisible } from '../../visual/visible-targets.ts';
import { reach } from '../scripts/gallery/support.ts';

const PAGE = {
  steps: ['contact'],
  fields: [
    { name: 'email', message: 'Enter your email address' },
    { name: 'suburb', message: 'Enter up to 60 characters' },
  ],
  alerts: ['It was A$31.65 per week. Call us on 1800 555 010. Email us, or write.', 'PLEASE CHOOSE A COVER'],
  lines: ['Extended Visitor Cover', 'Who is covered', 'You’ll be charged A$137.15 today.'],
  texts: ['Getting your price...'],
};

const alert = (text: string) => reach({ kind: 'alert', text });
const item = (text: string) => reach({ kind: 'item', text });
const text = (text: string) => ({ hash: 'contact', target: { kind: 'text' as const, text } });
const email = (text: string) => reach({ kind: 'message', field: 'email', keyword: 'required', text });
const suburb = { kind: 'message', field: 'address.suburb', keyword: 'maxLength' } as const;

describe('visible targets of a state', () => {
  test.each([
    ['a step', reach({ kind: 'step' })],
    ['a field', reach({ kind: 'reveal', field: 'email' })],
    ['a message in a group', reach({ ...suburb, text: 'Enter up to {limit} characters' })],
    [
      'an alert',
      alert('It was **{before}**. Call us on [{phone}](tel:{phone}).\n\n* Email us,\n* or write.'),
    ],
    ['an alert in capitals', alert('Please choose a cover')],
    ['a notice', reach({ kind: 'notice', text: 'Please choose a cover' })],
    ['a line', item('You’ll be charged {amount} today.')],
    ['a text anywhere', text('Getting your price...')],
  ])('include %s', (_, target) => {
    expect(isVisible(target, PAGE)).toBe(true);
  });

  test.each([
    ['another field', reach({ kind: 'reveal', field: 'phone' })],
    ['another message', email('Enter up to {limit} characters')],
    ['a part of a message', email('Enter your email')],
    ['a part of a line', item('Cover')],
    ['a part of an alert', alert('Call us on {phone}.')],
    ['a part of a text', text('Your price')],
    ['an alert as a line', item('Please choose a cover')],
    ['a line as an alert', alert('Who is covered')],
  ])('do not include %s', (_, target) => {
    expect(isVisible(target, PAGE)).toBe(false);
  });
});
