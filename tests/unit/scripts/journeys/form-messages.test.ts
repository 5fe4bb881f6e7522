import { describe, expect, test } from 'vitest';
import { formatTarget } from '../../../../scripts/journeys/format/texts.ts';
import { mapJourneys } from '../../../../scripts/journeys/map.ts';
import { choice, lostIn, mapOf, object, type StepOf, siteOf, when } from './site-of.ts';

const colour = choice('Colour', 'red', 'blue');
const schemas = new Map([
  ['open', { enum: ['yes', 'no'] }],
  ['price', { type: 'string', examples: ['$5'] }],
]);

/** Returns the messages of a step's form as a whole, with the facts and answers that bring each. */
function messagesOf(schema: StepOf[string], messages: StepOf[string], ...before: StepOf[]) {
  const step = { hash: 'visit', reads: ['open', 'price'], schema, uiSchema: { 'ui:messages': messages } };
  const [map] = mapJourneys(siteOf([...before, step]), { schemas, answered: new Set(['colour']) });
  const reaches = map?.reaches.filter(({ hash, target }) => hash === 'visit' && target.kind === 'message');
  return (reaches ?? []).map(({ target, visit, reason }) => ({
    message: formatTarget(target),
    ...(visit && { facts: visit.facts, earlier: visit.earlier, answers: visit.answers }),
    ...(reason && { reason }),
  }));
}

const asksForPrice = object({ colour }, { required: ['price'] });

describe('npm run journeys: what a step says of its form as a whole', () => {
  test('for a fact that it asks for', () => {
    expect(messagesOf(asksForPrice, { required: 'We need the price' })).toEqual([
      {
        message: 'the message “We need the price” of the form as a whole (required)',
        facts: {},
        earlier: {},
        answers: {},
      },
    ]);
  });

  test('for what it refuses', () => {
    const schema = { ...asksForPrice, not: when({ open: 'no' }) };
    const [, found] = messagesOf(schema, { required: 'We need the price', not: 'We are closed' });
    expect(found).toMatchObject({
      message: 'the message “We are closed” of the form as a whole (not)',
      facts: { open: 'no' },
    });
  });

  test('for an answer of its own, or of a step before', () => {
    const own = object({ colour }, { not: when({ colour: 'red' }) });
    expect(messagesOf(own, 'Not red')).toMatchObject([
      { message: 'the message “Not red” of the form as a whole (not)', answers: { colour: 'red' } },
    ]);
    const before = { hash: 'paint', schema: object({ colour }) };
    const read = { hash: 'visit', reads: ['colour'], schema: object({}, { not: when({ colour: 'red' }) }) };
    const map = mapOf([before, { ...read, uiSchema: { 'ui:messages': 'Not red' } }], 'colour');
    const found = map.reaches.find(({ target }) => target.kind === 'message');
    expect(found?.visit?.earlier).toEqual({ paint: { colour: 'red' } });
  });

  test('one that nothing brings is lost, with the reason', () => {
    expect(messagesOf(asksForPrice, { not: 'We are closed' })).toEqual([
      {
        message: 'the message “We are closed” of the form as a whole (not)',
        reason: 'nothing was found that breaks the form’s own "not"',
      },
    ]);
    const schema = object({ colour }, { required: ['colour'] });
    expect(lostIn(mapOf([{ hash: 'visit', schema, uiSchema: { 'ui:messages': 'Never' } }]))).toEqual({
      'message Never': 'nothing was found that breaks a rule of the form as a whole',
    });
  });
});
