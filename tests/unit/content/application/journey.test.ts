import { expect, test } from 'vitest';
import { activeSteps } from '../../../../src/engine/journey/journey-steps.ts';
import { confirmation, journey, validators } from './steps.ts';

const entriesFor = (coverType: string) => activeSteps(journey, { coverType }, validators);

test.each([
  ['S', []],
  ['D', ['partner-details']],
  ['P', ['dependants-details']],
  ['F', ['partner-details', 'dependants-details']],
])('§2 adds the steps for cover type %s: %j', (coverType, inserted) => {
  const people = ['cover-start', 'personal-details', ...inserted];
  const hashes = [...people, 'contact-details', 'current-cover', 'declaration', 'payment'];
  expect(entriesFor(coverType).map(({ step }) => step.hash)).toEqual(hashes);
});

test('maps the steps to progress stages up to the confirmation', () => {
  const stages = journey.progress?.stages.map(({ name }) => name);
  expect(stages).toEqual(['cover-start', 'details', 'payment', 'confirmation']);
  expect(confirmation.progress).toEqual(journey.progress);
  const shown = entriesFor('F').map(({ stage, mark }) => [stage, mark].filter(Boolean).join(' '));
  const details = [...Array(4).fill('details'), 'details progress-33', 'details progress-66'];
  expect(shown).toEqual(['cover-start', ...details, 'payment']);
});

test('§2 has Next and Previous at every step and submits at the last', () => {
  const buttons = journey.steps.map(({ step }) => Object.keys(step.buttons).sort().join());
  expect(new Set(buttons)).toEqual(new Set(['next,previous']));
  expect(journey.steps.at(-1)?.step.buttons.next?.text).toBe('Pay now');
  const sending = journey.steps.filter(({ step }) => step.submit).map(({ step }) => step.hash);
  expect(sending).toEqual(['payment']);
  expect(journey.steps.at(-1)?.step.submit?.incomplete?.link).toContain('{heading}');
});

test('§2 shows Print, Login and the known facts on the confirmation', () => {
  const [entry, ...others] = confirmation.steps;
  expect([entry?.step.hash, entry?.stage, others]).toEqual(['confirmation', 'confirmation', []]);
  const links = [{ text: 'Login', href: '/member-login' }];
  expect(entry?.step.buttons).toEqual({ print: { text: 'Print' }, links });
  const items = entry?.step.summary?.items ?? [];
  const paid = { memberNumber: 'M1', coverStartDate: '1 December 2026', firstInstalment: 'A$148.20' };
  for (const [facts, labels] of [
    [{ caseNumber: 'CN-9' }, ['Case number']],
    [{}, []],
    [paid, ['Membership number', 'Cover starts', 'First payment']],
  ] as const)
    expect(items.filter(({ when }) => validators.test(when, facts)).map(({ label }) => label)).toEqual(
      labels,
    );
});
