import { expect, test } from 'vitest';
import { mapJourneys } from '../../../../scripts/journeys/map.ts';
import { choice, lostIn, mapOf, object, siteOf, when } from './site-of.ts';

const names = Array.from({ length: 8 }, (_, index) => `q${index}`);
const all = (answer: string) => Object.fromEntries(names.map((name) => [name, answer]));

/** A step that asks how often eight things are, with alerts for all of them at once. */
const questions = (...alerts: [text: string, condition: object][]) => ({
  hash: 'health',
  schema: object(Object.fromEntries(names.map((name) => [name, choice(name, 'often', 'seldom', 'never')])), {
    required: names,
  }),
  alerts: alerts.map(([text, condition]) => ({ level: 'info', text, when: condition })),
});

test('npm run journeys: a condition on many names is met at once, by nothing but what it needs', () => {
  const { reaches } = mapOf([
    questions(['All never.', when(all('never'))], ['All often.', when(all('often'))]),
  ]);
  const alerts = reaches.filter(({ target }) => target.kind === 'alert');
  expect(alerts.map(({ visit }) => visit?.answers)).toEqual([all('never'), all('often')]);
});

test('npm run journeys: nothing is said to exclude itself that was not looked through', () => {
  const { q0: _first, ...others } = all('often');
  const both = { allOf: [when(all('never')), { anyOf: [when({ q0: 'often' }), when(others)] }] };
  expect(lostIn(mapOf([questions(['Both.', both])]))).toEqual({
    'alert Both.':
      'not searched to the end: there are more than 10,000 combinations of q0, q1, q2, q3, q4, q5, q6 and q7, and none of those tried leads there; let fewer of them decide something together',
  });
});

test('npm run journeys: a step without a sample is told of, and those after it that lack one for that are not', () => {
  const asked = names.slice(0, 6);
  const why = { type: 'string', title: 'Why?', examples: ['So.'] };
  const allOf = asked.flatMap((name) => [
    { if: when({ [name]: 'seldom' }), then: object({ [`${name}Why`]: why }) },
    // the plainest answer leads nowhere, and all have to be others at once
    { if: when({ [name]: 'often' }), then: { required: [`${name}Why`] } },
  ]);
  const answer = { type: 'string', title: 'How often?', examples: ['often', 'seldom', 'never'] };
  const fields = Object.fromEntries(asked.map((name) => [name, answer]));
  const { searchLimits, samples, deadEnds } = mapOf([
    { hash: 'health', schema: object(fields, { required: asked, allOf }) },
    { hash: 'end', schema: object({}) },
  ]);
  expect({ samples, deadEnds }).toEqual({ samples: {}, deadEnds: [] });
  expect(searchLimits).toMatchObject([
    { hash: 'health', reason: expect.stringMatching(/^no complete answers to it/) },
  ]);
});

test('npm run journeys: more that is known before than is tried is told of at the first step', () => {
  const text = { type: 'string', title: 'Why?', examples: ['So.'] };
  const step = {
    hash: 'why',
    reads: names,
    schema: object({}, { if: when(all('often')), then: object({ text }) }),
  };
  const schemas = new Map(names.map((name) => [name, { enum: ['often', 'seldom', 'never'] }]));
  const [map] = mapJourneys(siteOf([step, { hash: 'end', schema: object({}) }]), {
    schemas,
    answered: new Set(),
  });
  expect(map?.searchLimits).toEqual([
    {
      hash: 'why',
      file: 'journey.json',
      line: expect.any(Number),
      reason: expect.stringContaining('of q0, q1,'),
    },
  ]);
});
