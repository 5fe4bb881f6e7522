import { describe, expect, test } from 'vitest';
import { isSeen, type Seen } from '../../../../../scripts/gallery/stage/seen.ts';
import { message, reach, visit } from '../visits.ts';

const PAGE: Seen = {
  steps: ['contact'],
  fields: ['email', 'suburb'],
  messages: { email: 'Enter your email address', suburb: 'Enter up to 60 characters' },
  alerts: ['It was A$31.65 per week. Call us on 1800 555 010. Email us, or write.', 'PLEASE CHOOSE A COVER'],
  lines: ['Extended Visitor Cover', 'Who is covered', 'You’ll be charged A$137.15 today.'],
  words: ['Getting your price...'],
};

const alert = (text: string) => reach({ kind: 'alert', text });
const item = (text: string) => reach({ kind: 'item', text });

describe('npm run gallery: a picture has to show what it was taken for', () => {
  test.each([
    ['It was **{before}**. Call us on [{phone}](tel:{phone}).\n\n* Email us,\n* or write.'],
    ['Please choose a cover'],
  ])('an alert’s words are found as they are drawn: %s', (text) => {
    expect(isSeen(alert(text), PAGE)).toBe(true);
    expect(isSeen(reach({ kind: 'notice', text }), PAGE)).toBe(true);
  });

  test('so are a line’s', () => {
    expect(isSeen(item('Who is covered'), PAGE)).toBe(true);
    expect(isSeen(item('You’ll be charged {amount} today.'), PAGE)).toBe(true);
  });

  test('a step, a field and a message are seen where they are', () => {
    expect(isSeen(reach({ kind: 'step' }), PAGE)).toBe(true);
    expect(isSeen(reach({ kind: 'reveal', field: 'email' }), PAGE)).toBe(true);
    const text = 'Enter up to {limit} characters';
    const tooLong = { kind: 'message', field: 'address.suburb', keyword: 'maxLength', text } as const;
    expect(isSeen(reach(tooLong), PAGE)).toBe(true);
  });

  test('words are seen wherever on the page they stand', () => {
    const words = (text: string) => ({
      ...reach({ kind: 'step' }),
      target: { kind: 'words' as const, text },
    });
    expect(isSeen(words('Getting your price...'), PAGE)).toBe(true);
    expect(isSeen(words('Your price'), PAGE)).toBe(false);
  });

  test('what is not there is not seen', () => {
    expect(isSeen(reach({ kind: 'reveal', field: 'phone' }), PAGE)).toBe(false);
    expect(isSeen(alert('We have no price'), PAGE)).toBe(false);
    expect(isSeen(message('email', 'pattern', visit()), PAGE)).toBe(false);
  });

  test('nor is a part of something else, or what stands somewhere else', () => {
    expect(isSeen(item('Cover'), PAGE)).toBe(false);
    expect(isSeen(alert('Call us on {phone}.'), PAGE)).toBe(false);
    expect(isSeen(item('Please choose a cover'), PAGE)).toBe(false);
    expect(isSeen(alert('Who is covered'), PAGE)).toBe(false);
    const text = 'Enter your email';
    expect(isSeen(reach({ kind: 'message', field: 'email', keyword: 'required', text }), PAGE)).toBe(false);
  });
});
