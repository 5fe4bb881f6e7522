import { describe, expect, test } from 'vitest';
import { activeSteps } from '../../../../src/engine/journey/journey-steps.ts';
import { confirmation, journey, validators } from './steps.ts';

const entriesFor = (coverType: string) => activeSteps(journey, { coverType }, validators);
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

test('progress stages follow the steps', () => {
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

test('§2 every step leads on and back; the last one pays and sends the application', () => {
  const buttons = journey.steps.map(({ step }) => Object.keys(step.buttons).sort().join());
  expect(new Set(buttons)).toEqual(new Set(['next,previous']));
  expect(journey.steps.at(-1)?.step.buttons.next?.text).toBe('Pay now');
  const sending = journey.steps.filter(({ step }) => step.submit).map(({ step }) => step.hash);
  expect(sending).toEqual(['payment']);
  expect(journey.steps.at(-1)?.step.submit?.incomplete.link).toContain('{heading}');
});

describe('§2 confirmation', () => {
  const [entry, ...others] = confirmation.steps;

  test('is the last stage of the same progress, alone at its hash', () => {
    expect([entry?.step.hash, entry?.stage, others.length]).toEqual(['confirmation', 'confirmation', 0]);
    expect(confirmation.progress).toEqual(journey.progress);
  });

  test('has a Print button and a Login link, and no way back', () => {
    expect(entry?.step.buttons).toEqual({
      print: { text: 'Print' },
      links: [{ text: 'Login', href: '/member-login' }],
    });
  });

  test.each([
    [{ memberNumber: 'M1' }, ['Membership number']],
    [{ caseNumber: 'CN-9' }, ['Case number']],
    [{}, []],
    [
      { memberNumber: 'M1', coverStart: '1 December 2026', firstInstalment: 'A$148.20' },
      ['Membership number', 'Cover start date', 'First payment'],
    ],
  ])('shows what is known: %j', (facts, labels) => {
    const items = entry?.step.summary?.items ?? [];
    expect(items.filter(({ when }) => validators.test(when, facts)).map(({ label }) => label)).toEqual(
      labels,
    );
  });
});
