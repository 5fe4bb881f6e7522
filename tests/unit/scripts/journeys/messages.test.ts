import { describe, expect, test } from 'vitest';
import { choice, mapJourneys, mapOf, object, type StepOf, siteOf, unreachableIn, when } from './site-of.ts';

describe('a message of a field for which a condition changes what is asked', () => {
  const kind = choice('Kind', 'person', 'company');
  const number = { type: 'string', title: 'Number', examples: ['12345678901'] };
  const step = (then: object, keyword: string) => ({
    hash: 'who',
    schema: object(
      { kind, number },
      { required: ['kind'], allOf: [{ if: when({ kind: 'company' }), then }] },
    ),
    uiSchema: { number: { 'ui:messages': { [keyword]: 'No.' } } },
  });

  test.each([
    ['required', { required: ['number'] }, { kind: 'company' }],
    [
      'pattern',
      { properties: { number: { pattern: '^\\d{11}$' } } },
      { kind: 'company', number: expect.any(String) },
    ],
  ])('%s', (keyword, then, answers) => {
    const found = mapOf([step(then, keyword)]).reaches.find(({ target }) => target.kind === 'message');
    expect(found?.visit?.answers).toEqual(answers);
  });

  test('is unreachable if no answer breaks its keyword', () => {
    expect(unreachableIn(mapOf([step({ required: ['number'] }, 'maxLength')]))).toEqual({
      'message number No.': 'no answer was found that breaks "maxLength"',
    });
  });
});

describe('a message of a form as a whole', () => {
  const colour = choice('Colour', 'red', 'blue');
  const schemas = new Map([
    ['open', { enum: ['yes', 'no'] }],
    ['price', { type: 'string', examples: ['$5'] }],
  ]);
  const notRed = { not: when({ colour: 'red' }) };
  const needsPrice = object({ colour }, { required: ['price'] });
  const before = { hash: 'paint', schema: object({ colour }) };

  /** Returns the last message of a form as a whole, with the facts and answers that show it. */
  function findLast(schema: StepOf[string], messages: StepOf[string], ...steps: StepOf[]) {
    const reads = ['open', 'price', ...(steps.length > 0 ? ['colour'] : [])];
    const step = { hash: 'visit', reads, schema, uiSchema: { 'ui:messages': messages } };
    const [map] = mapJourneys(siteOf([...steps, step]), { schemas, answered: new Set(['colour']) });
    return map?.reaches.findLast(({ hash, target }) => hash === 'visit' && target.kind === 'message');
  }

  test.each<[string, StepOf[string], StepOf[string], string, object, StepOf[]]>([
    ['for a fact that it needs', needsPrice, { required: 'No.' }, 'required', {}, []],
    [
      'for what it refuses',
      { ...needsPrice, not: when({ open: 'no' }) },
      { required: 'No.', not: 'No.' },
      'not',
      { facts: { open: 'no' } },
      [],
    ],
    [
      'for an answer of its own',
      object({ colour }, notRed),
      'No.',
      'not',
      { answers: { colour: 'red' } },
      [],
    ],
    [
      'for an answer to a step before',
      object({}, notRed),
      'No.',
      'not',
      { earlier: { paint: { colour: 'red' } } },
      [before],
    ],
  ])('%s', (_case, schema, messages, keyword, visit, steps) => {
    expect(findLast(schema, messages, ...steps)).toMatchObject({
      target: { kind: 'message', field: '', keyword, text: 'No.' },
      visit: { facts: {}, earlier: {}, answers: {}, ...visit },
    });
  });

  test('is unreachable if nothing breaks its rule', () => {
    expect(findLast(needsPrice, { not: 'No.' })?.reason).toBe(
      'nothing was found that breaks the form’s own "not"',
    );
    expect(findLast(object({ colour }, { required: ['colour'] }), 'No.')?.reason).toBe(
      'nothing was found that breaks a rule of the form as a whole',
    );
  });
});

describe('the notice of a step that sends while another is incomplete', () => {
  const submit = {
    sending: [{ text: 'Sending' }],
    incomplete: { text: 'Finish “{heading}” first.', link: 'Go' },
  };
  const send = { hash: 'send', schema: object({}), submit, buttons: { next: { text: 'Send' } } };
  const noticesOf = (...steps: StepOf[]) =>
    mapOf(steps).reaches.filter(({ target }) => target.kind === 'notice');

  test('a box that may stay empty can make a step incomplete', () => {
    const club = object(
      { club: { type: 'boolean', title: 'Member' } },
      {
        if: when({ club: true }),
        then: object({ number: { type: 'string', title: 'Number' } }, { required: ['number'] }),
      },
    );
    const [notice] = noticesOf({ hash: 'club', schema: club }, send);
    expect(notice?.visit?.earlier).toEqual({ club: { club: true } });
  });

  test('the first step has none', () => {
    expect(noticesOf(send)).toEqual([]);
  });
});
