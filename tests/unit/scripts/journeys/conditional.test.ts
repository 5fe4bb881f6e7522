import { describe, expect, test } from 'vitest';
import { choice, lostIn, mapOf, object, when } from './site-of.ts';

const kind = choice('Kind', 'person', 'company');
const number = { type: 'string', title: 'Number', examples: ['12345678901'] };
const ofCompanies = (then: object) => ({
  required: ['kind'],
  allOf: [{ if: when({ kind: 'company' }), then }],
});
const messages = (...keywords: string[]) => ({
  number: { 'ui:messages': Object.fromEntries(keywords.map((keyword) => [keyword, `Not ${keyword}`])) },
});
const answers = (step: Parameters<typeof mapOf>[0][number]) =>
  mapOf([step]).reaches.flatMap(({ target, visit }) => (target.kind === 'message' ? [visit?.answers] : []));

describe('npm run journeys: a message of a field that is in view, which a condition reveals', () => {
  test('it has to be answered then', () => {
    const schema = object({ kind, number }, ofCompanies({ required: ['number'] }));
    expect(answers({ hash: 'who', schema, uiSchema: messages('required') })).toEqual([{ kind: 'company' }]);
  });

  test('its answer has to look in a certain way then', () => {
    const then = { properties: { number: { pattern: '^\\d{11}$' } } };
    const schema = object({ kind, number }, ofCompanies(then));
    const [found] = answers({ hash: 'who', schema, uiSchema: messages('pattern') });
    expect(found).toMatchObject({ kind: 'company', number: expect.any(String) });
  });

  test('one that no answer brings is lost all the same', () => {
    const schema = object({ kind, number }, ofCompanies({ required: ['number'] }));
    expect(lostIn(mapOf([{ hash: 'who', schema, uiSchema: messages('maxLength') }]))).toEqual({
      'message number Not maxLength': 'no answer was found that breaks "maxLength"',
    });
  });
});

describe('npm run journeys: what a step says that sends, while another is incomplete', () => {
  const submit = {
    sending: [{ text: 'Sending' }],
    incomplete: { text: 'Finish “{heading}” first.', link: 'Go' },
  };
  const send = { hash: 'send', schema: object({}), submit, buttons: { next: { text: 'Send' } } };
  const noticesOf = (...steps: Parameters<typeof mapOf>[0]) =>
    mapOf(steps).reaches.filter(({ target }) => target.kind === 'notice');

  test('a box that may be left open can make it incomplete', () => {
    const club = object(
      { club: { type: 'boolean', title: 'Member' } },
      { if: when({ club: true }), then: object({ number }, { required: ['number'] }) },
    );
    const [notice] = noticesOf({ hash: 'club', schema: club }, send);
    expect(notice?.visit?.earlier).toEqual({ club: { club: true } });
  });

  test('a first step has none to wait for', () => {
    expect(noticesOf(send)).toEqual([]);
  });
});
