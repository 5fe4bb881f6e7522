import { expect, test } from 'vitest';
import { readFile } from '../../../../../scripts/content/read.ts';
import { manualStates } from '../../../../../scripts/gallery/catalogue/manual/index.ts';
import type { ManualGroup, ManualState } from '../../../../../scripts/gallery/catalogue/manual/state.ts';

const content = {
  heading: 'Email my quote',
  sending: 'Sending...',
  dialogs: { failed: { title: 'Oh', text: 'Try again', level: 'info' } },
};
const text = JSON.stringify(content, null, 2);
const files = new Map([['/site/email.json', readFile('/site/email.json', '/site', text)]]);

const GROUP = { folder: 'pages/email', step: 'Email' };
const catalogueOf = (places: Record<string, string>, options: ManualState[1] = {}, group: object = {}) => {
  const groups: ManualGroup[] = [{ ...GROUP, ...group, states: { x: ['X', options], y: ['Y'] } }];
  return manualStates(files, [], groups, places);
};

test('shows each text in the states of the first place that matches', () => {
  const { states, notPictured } = catalogueOf({
    'email.json#/(sending)': 'pages/email/x',
    'dialogs/failed/(title|text)': 'pages/email/[xy]',
    '/sending': 'pages/email/y',
  });
  const target = { kind: 'text', text: 'Sending...' };
  expect(states[0]?.shows[0]).toEqual({ hash: 'email', target, file: 'email.json', line: 3 });
  expect(states.map(({ shows }) => shows.map(({ target }) => 'text' in target && target.text))).toEqual([
    ['Sending...', 'Oh', 'Try again'],
    ['Oh', 'Try again'],
  ]);
  expect(notPictured).toEqual([{ id: '/sending', reason: expect.stringContaining('has no text there') }]);
});

test('lists texts without an existing state as not pictured', () => {
  const { notPictured } = catalogueOf({ '/sending': '', '/dialogs/(failed)/text': 'pages/email/$1' });
  const texts = [
    ['email text “Sending...”', 'email.json:3'],
    ['email text “Try again”', 'email.json:7'],
  ];
  expect(notPictured).toEqual(
    texts.map(([id, place]) => ({ id, reason: expect.stringContaining(`No state shows content/${place}`) })),
  );
});

test('adds failing and pending calls to a state and its instructions', () => {
  const { states } = catalogueOf({}, { failing: 'getPrice', pending: ['kleber'] }, { waited: 5 });
  const faults = [
    { call: 'getPrice', status: 400 },
    { call: 'kleber', fault: 'delay' },
  ];
  const instructions = ['getPrice answers with status 400', 'kleber is not answered'];
  expect(states).toMatchObject([{ setup: { waited: 5, faults }, instructions }, { setup: { faults: [] } }]);
});
