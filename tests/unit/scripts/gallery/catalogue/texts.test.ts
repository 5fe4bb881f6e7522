import { expect, test } from 'vitest';
import { readFile } from '../../../../../scripts/content/read.ts';
import { statesIn } from '../../../../../scripts/gallery/catalogue/manual/state.ts';
import { findMissingTexts, resolveTexts } from '../../../../../scripts/gallery/catalogue/manual/texts.ts';

const content = {
  heading: 'Email my quote',
  sending: 'Sending...',
  uiSchema: {
    'ui:messages': { not: 'Please wait' },
    bsb: { 'ui:options': { failed: 'No branch', source: 'branches' }, 'ui:messages': 'Enter a BSB' },
  },
};
const text = JSON.stringify(content, null, 2);
const files = new Map([['/site/email.json', readFile('/site/email.json', '/site', text)]]);
const showing = (...texts: readonly string[]) =>
  statesIn('pages/email', { group: 'Pages', step: 'Email', address: '/' }, { x: { name: 'X', texts } }).map(
    (state) => resolveTexts(files, state),
  );

test('a manual state finds its texts by their places', () => {
  const target = { kind: 'text', text: 'Sending...' };
  expect(showing('email.json#/sending')).toMatchObject([
    { id: 'pages/email/x', shows: [{ hash: 'email', target, file: 'email.json', line: 3 }] },
  ]);
});

test.each(['email.json#/moon', 'other.json#/sending'])('a place without a text is an error: %s', (place) => {
  expect(() => showing(place)).toThrow(`the text at ${place}, which does not exist`);
});

test('texts that depend on no condition have to be in a state', () => {
  const missing = findMissingTexts(files, showing('email.json#/sending'));
  expect(missing.map(({ id }) => id)).toEqual(['email text “Please wait”', 'email text “No branch”']);
});
