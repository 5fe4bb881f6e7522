import { describe, expect, test } from 'vitest';
import type { Place } from '../../../../src/studio/model.ts';
import type { Command } from '../../../../src/studio/protocol.ts';
import { CONTACT, CONTACT_STEP, changed, errorsIn, inStep, startSession } from './support.ts';

const QUOTE = 'pages/quote.json';
const PERSONAL = 'steps/application/personal-details.json';

describe('Renaming in Studio', () => {
  const name = (place: Place, to: string, choice?: string): Command => {
    return { type: 'name', place, name: to, ...(choice !== undefined && { choice }) };
  };
  const quote = (step: number, rest = '') => ({ file: QUOTE, pointer: `/journey/steps/${step}/step${rest}` });

  test.each<[string, Command, Command, Record<string, string>]>([
    [
      'a field, with its conditions and all that reads it later',
      name(quote(2, '/uiSchema/age'), 'yourAge'),
      name(quote(2, '/uiSchema/yourAge'), 'age'),
      { 'steps/quote/age.json': '+4 -4', 'steps/quote/select-cover.json': '+5 -5' },
    ],
    [
      'a field in a shared definition',
      name(inStep(CONTACT_STEP, '/uiSchema/address/suburb'), 'town'),
      name(inStep(CONTACT_STEP, '/uiSchema/address/town'), 'suburb'),
      { 'fields.json': '+4 -4', [CONTACT]: '+2 -2' },
    ],
    [
      'the hash of a step, with the links to it',
      name(quote(0), 'visa'),
      name(quote(0), 'visa-type'),
      {
        ...{
          'fields.json': '+3 -3',
          'pages/application.json': '+3 -3',
          'pages/product-summary.json': '+3 -3',
        },
        ...{ 'steps/quote/select-cover.json': '+1 -1', 'steps/quote/visa-type.json': '+1 -1' },
      },
    ],
    [
      'a choice’s value, with its conditions',
      name(quote(1, '/uiSchema/coverType'), 'C', 'D'),
      name(quote(1, '/uiSchema/coverType'), 'D', 'C'),
      { 'fields.json': '+2 -2', 'steps/quote/cover-type.json': '+1 -1' },
    ],
    [
      'a condition',
      name({ file: 'fields.json', pointer: '/conditions/hasPartner' }, 'isCouple'),
      name({ file: 'fields.json', pointer: '/conditions/isCouple' }, 'hasPartner'),
      {
        ...{ 'fields.json': '+1 -1', 'journeys/application.json': '+1 -1', 'steps/quote/age.json': '+1 -1' },
        ...{ 'steps/application/current-cover.json': '+1 -1', 'steps/quote/select-cover.json': '+2 -2' },
      },
    ],
    [
      'a fact of the insurer, with the texts that use it',
      name({ file: 'insurer.json', pointer: '/facts/coolingOff' }, 'changeOfMind'),
      name({ file: 'insurer.json', pointer: '/facts/changeOfMind' }, 'coolingOff'),
      {
        ...{ 'insurer.json': '+1 -1', 'pages/landing.json': '+1 -1' },
        ...{ 'steps/application/declaration.json': '+1 -1' },
      },
    ],
  ])('%s changes these lines only, and back', async (_, there, back, expected) => {
    const session = startSession();
    await session.change(there);
    expect(changed(session)).toEqual(expected);
    await session.change(back);
    expect(changed(session)).toEqual({});
  });

  test('leads links with a query to a renamed step too', async () => {
    const session = startSession();
    await session.change(name(quote(0), 'visa'));
    expect(await errorsIn(session)).toEqual([]);
  });

  test('rewrites the paths to a file and in it', async () => {
    const session = startSession();
    const there = 'steps/application/contact/details.json';
    await session.change(name({ file: CONTACT, pointer: '' }, there));
    expect(changed(session)).toEqual({
      [there]: 'new',
      [CONTACT]: 'deleted',
      'journeys/application.json': '+1 -1',
    });
    expect(session.unsaved(there)).toContain('"$ref": "../../../fields.json#/$defs/yesNo"');
    expect(await errorsIn(session)).toEqual([]);
    await session.change(name({ file: there, pointer: '' }, CONTACT));
    expect(session.unsaved('journeys/application.json')).toBe(
      session.content.read('journeys/application.json'),
    );
    expect(session.unsaved(CONTACT)).toContain('"$ref": "../../fields.json#/$defs/yesNo"');
  });

  test('changes a name only where it means the field: in its form, comparisons and later steps', async () => {
    const session = startSession();
    await session.change({
      type: 'set',
      ...{
        place: inStep(1, '/schema/properties/lastName/const'),
        value: { $data: '1/firstName' },
        scope: 'everywhere',
      },
    });
    await session.change({
      type: 'set',
      ...{ place: inStep(CONTACT_STEP, '/reads'), value: ['firstName'], scope: 'everywhere' },
    });
    await session.change({
      type: 'set',
      ...{ place: inStep(CONTACT_STEP, '/heading'), value: 'Hello {firstName|you}', scope: 'everywhere' },
    });
    const partner = session.unsaved('steps/application/dependants-details.json');
    await session.change(name(inStep(1, '/uiSchema/firstName'), 'givenName'));
    expect(session.unsaved(PERSONAL)).toContain('"$data": "1/givenName"');
    expect(session.unsaved(PERSONAL)).not.toContain('"firstName"');
    expect(session.unsaved(CONTACT)).toContain('"reads": ["givenName"]');
    expect(session.unsaved(CONTACT)).toContain('Hello {givenName|you}');
    expect(session.unsaved('steps/application/dependants-details.json')).toBe(partner);
  });

  test('joins the names of an entry that are typed without a pause', async () => {
    const { change, undo, unsaved, content } = startSession();
    const rename = (from: string, key: string): Command => {
      const place = inStep(CONTACT_STEP, `/uiSchema/phoneNumber/ui:messages/${from}`);
      return { type: 'rename', place, key, scope: 'everywhere' };
    };
    await change(rename('pattern', 'patter'));
    await change(rename('patter', 'patte'), true);
    expect(unsaved(CONTACT)).toContain('"patte": ');
    await undo();
    expect(unsaved(CONTACT)).toBe(content.read(CONTACT));
  });
});
