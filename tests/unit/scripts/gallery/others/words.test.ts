import { describe, expect, test } from 'vitest';
import { readFile } from '../../../../../scripts/content/read.ts';
import { other } from '../../../../../scripts/gallery/others/state.ts';
import { sayFrom, unsaid } from '../../../../../scripts/gallery/others/words.ts';
import type { Shown } from '../../../../../scripts/gallery/states/gallery-state.ts';

const content = {
  heading: 'Email my quote',
  sending: 'Sending...',
  uiSchema: {
    'ui:messages': { not: 'Please wait' },
    bsb: { 'ui:options': { failed: 'No branch', source: 'branches' }, 'ui:messages': 'Enter a BSB' },
  },
  submit: { sending: [{ text: 'Paying...' }], slow: 'Paying for long.' },
};
const text = JSON.stringify(content, null, 2);
const files = new Map([['/site/email.json', readFile('/site/email.json', '/site', text)]]);
const say = sayFrom(files);
const showing = (...shows: Shown[]) => [
  other({ id: 'pages/email/x', group: 'Pages', step: 'Email', name: 'X', address: '/', shows }),
];

describe('npm run gallery: words that no condition brings', () => {
  test('a state names those it shows by their place', () => {
    expect(say('email.json', '/sending')).toEqual({
      hash: 'email',
      target: { kind: 'words', text: 'Sending...' },
      file: 'email.json',
      line: 3,
    });
  });

  test('a place that has none says what to do', () => {
    expect(() => say('email.json', '/sent')).toThrow(/email\.json#\/sent.*say there where they are now/);
  });

  test('what no state shows is told of, with its place', () => {
    const reason = (line: number) =>
      `No state shows what content/email.json:${line} says: add one in scripts/gallery/others/.`;
    expect(unsaid(files, [])).toEqual([
      { id: 'email words “Sending...”', reason: reason(3) },
      { id: 'email words “Please wait”', reason: reason(6) },
      { id: 'email words “No branch”', reason: reason(10) },
      { id: 'email words “Paying...”', reason: reason(19) },
      { id: 'email words “Paying for long.”', reason: reason(22) },
    ]);
    const all = [
      '/sending',
      '/uiSchema/ui:messages/not',
      '/uiSchema/bsb/ui:options/failed',
      '/submit/sending/0/text',
      '/submit/slow',
    ].map((pointer) => say('email.json', pointer));
    expect(unsaid(files, showing(...all))).toEqual([]);
  });
});
