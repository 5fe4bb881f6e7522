import { expect, test } from 'vitest';
import { readFile } from '../../../../../scripts/content/read.ts';
import { manualStates } from '../../../../../scripts/gallery/catalogue/manual/index.ts';
import type { ManualGroup, ManualState } from '../../../../../scripts/gallery/catalogue/manual/state.ts';

const content = {
  heading: 'Email my quote',
  sending: 'Sending...',
  uiSchema: {
    'ui:messages': { not: 'Please wait' },
    bsb: { 'ui:options': { failed: 'No branch', source: 'branches' }, 'ui:messages': 'Enter a BSB' },
  },
  dialogs: { failed: { title: 'Oh', text: 'Try again', level: 'info' } },
};
const text = JSON.stringify(content, null, 2);
const files = new Map([['/site/email.json', readFile('/site/email.json', '/site', text)]]);

const GROUP = { folder: 'pages/email', step: 'Email', texts: 'email.json#/' };
const catalogueOf = (options: ManualState[1], group: Partial<ManualGroup> = {}) =>
  manualStates(files, [], [{ ...GROUP, ...group, states: { x: ['X', options] } }]);
const textsOf = (...given: Parameters<typeof catalogueOf>) =>
  catalogueOf(...given).states[0]?.shows.map(({ target }) => 'text' in target && target.text);

test('a manual state finds its texts by their places', () => {
  const target = { kind: 'text', text: 'Sending...' };
  expect(catalogueOf({ texts: 'sending' }).states).toMatchObject([
    { id: 'pages/email/x', group: 'Pages', shows: [{ hash: 'email', target, file: 'email.json', line: 3 }] },
  ]);
  expect(textsOf({ texts: ['email.json#/heading', 'dialogs/failed'] })).toEqual([
    'Email my quote',
    'Oh',
    'Try again',
  ]);
});

test.each(['email.json#/moon', 'other.json#/sending'])('a place without a text is an error: %s', (place) => {
  expect(() => catalogueOf({ texts: place })).toThrow(`the text at ${place}, which does not exist`);
});

test('texts that depend on no condition have to be in a state', () => {
  const { notPictured } = catalogueOf({ texts: ['sending', 'dialogs/failed'] });
  expect(notPictured.map(({ id }) => id)).toEqual(['email text “Please wait”', 'email text “No branch”']);
});

test('a manual state adds calls that fail to its group, and says so', () => {
  const { states } = catalogueOf({ failing: 'getPrice', pending: ['kleber'] }, { setup: { waited: 5 } });
  const faults = [
    { call: 'getPrice', status: 400 },
    { call: 'kleber', fault: 'delay' },
  ];
  const instructions = ['getPrice answers with status 400', 'kleber is not answered'];
  expect(states).toMatchObject([{ setup: { waited: 5, faults }, instructions }]);
});
