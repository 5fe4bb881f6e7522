import { expect, test } from 'vitest';
import type { Journey } from '#types/content/journey';
import { activeSteps, stepIndex } from '../../../../../src/engine/journey/journey-steps.ts';
import { compileContent, stepOf } from '../../compile.ts';

const coverIs = (...codes: string[]) => ({
  type: 'object',
  properties: { coverType: { enum: codes } },
  required: ['coverType'],
});
const step = (hash: string, when?: object) => ({
  step: stepOf(hash, { type: 'object' }),
  ...(when && { when }),
});

const { content: journey, validators } = await compileContent<Journey>('journey', {
  name: 'Apply',
  position: 'Step {step} of {steps}',
  steps: [
    step('personal-details'),
    step('partner-details', coverIs('D', 'F')),
    step('dependants-details', coverIs('P', 'F')),
    step('contact-details'),
  ],
});
const hashes = (facts: { coverType?: string }) =>
  activeSteps(journey, facts, validators).map(({ step }) => step.hash);

test.each([
  ['S', ['personal-details', 'contact-details']],
  ['D', ['personal-details', 'partner-details', 'contact-details']],
  ['P', ['personal-details', 'dependants-details', 'contact-details']],
  ['F', ['personal-details', 'partner-details', 'dependants-details', 'contact-details']],
])('§2 cover type %s goes through %j', (coverType, expected) => {
  expect(hashes({ coverType })).toEqual(expected);
});

test('§2 a step whose condition asks for a fact that is not known is left out', () => {
  expect(hashes({})).toEqual(['personal-details', 'contact-details']);
});

test('§2 a hash leads to its step', () => {
  const steps = activeSteps(journey, { coverType: 'F' }, validators);
  expect(stepIndex(steps, 'dependants-details')).toBe(2);
});

test.each(['', 'nowhere', 'Contact-Details', 'partner-details'])(
  '§2 the hash "%s", which is none of the steps, means step 0',
  (hash) => {
    expect(stepIndex(activeSteps(journey, { coverType: 'S' }, validators), hash)).toBe(0);
  },
);
