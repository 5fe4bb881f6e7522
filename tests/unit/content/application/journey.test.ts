import { expect, test } from 'vitest';
import { activeSteps } from '../../../../src/engine/journey/active-steps.ts';
import { journey, rules } from './steps.ts';

const entriesFor = (coverType: string) => activeSteps(journey, { coverType }, rules);
const hashes = (coverType: string) => entriesFor(coverType).map(({ step }) => step.hash);

test.each([
  ['S', []],
  ['D', ['partner-details']],
  ['P', ['dependants-details']],
  ['F', ['partner-details', 'dependants-details']],
])('§2 cover type %s inserts %j', (coverType, inserted) => {
  expect(hashes(coverType)).toEqual([
    'cover-start',
    'personal-details',
    ...inserted,
    'contact-details',
    'current-cover',
    'declaration',
    'payment',
  ]);
});

test('decisions "Steps": progress stages follow the step’s identity, whoever is covered', () => {
  const stages = journey.progress?.stages.map(({ name }) => name);
  expect(stages).toEqual(['cover-start', 'details', 'payment', 'confirmation']);
  const shown = Object.fromEntries(
    entriesFor('F').map(({ step, stage, mark }) => [step.hash, [stage, mark].filter(Boolean).join(' ')]),
  );
  expect(shown).toEqual({
    'cover-start': 'cover-start',
    'personal-details': 'details',
    'partner-details': 'details',
    'dependants-details': 'details',
    'contact-details': 'details',
    'current-cover': 'details progress-33',
    declaration: 'details progress-66',
    payment: 'payment',
  });
});

test('§2 every step but the last leads on and back', () => {
  const buttons = journey.steps.map(({ step }) => Object.keys(step.buttons).sort().join());
  expect(new Set(buttons.slice(0, -1))).toEqual(new Set(['next,previous']));
  expect(buttons.at(-1)).toBe('previous');
});
