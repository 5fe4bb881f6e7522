import { describe, expect, test } from 'vitest';
import type { Addition, Command, NewPart } from '../../../../src/studio/protocol.ts';
import { CONTACT, CONTACT_STEP, changed, errorsIn, inStep, type Session, startSession } from './support.ts';

const ADDRESS = inStep(CONTACT_STEP, '/uiSchema/intendedAddress');

const additionAt = ({ actions }: Session, place: typeof ADDRESS, label: string): Addition | undefined =>
  actions(place).additions.find((each) => each.label === label);

/** Starts a session in which the widget of the addresses can draw other fields too. */
async function startGroupSession() {
  const session = startSession();
  session.content.save('fields.json', '"ui:widget": "address",', '');
  await session.reload();
  return { ...session, errorsBefore: await errorsIn(session) };
}

function adding(session: Session, place: typeof ADDRESS, label: string, given: NewPart) {
  const { to } = additionAt(session, place, label) ?? {};
  if (!to) throw new Error(`“${label}” can’t be added at ${place.pointer}.`);
  return { type: 'add', to, given } satisfies Command;
}

describe('Adding to what places share', () => {
  const title = inStep(1, '/uiSchema/title');

  test('lists who gets a new choice, and adds it for one of them only', async () => {
    const session = startSession();
    const command = adding(session, title, 'Choice', { name: 'Rev', label: 'Rev' });
    expect(additionAt(session, title, 'Choice')).toMatchObject({ shared: { canBeHere: true } });
    const { shared } = await session.plan(command);
    expect(shared.map(({ label }) => label)).toEqual([
      'About you › Title',
      'About your partner › Title',
      'Your dependants › Dependants › Title',
    ]);
    expect(await session.plan({ ...command, scope: 'here' })).toMatchObject({ shared: [] });
    await session.change({ ...command, scope: 'here' });
    expect(Object.keys(changed(session))).toEqual(['steps/application/personal-details.json']);
    expect(await errorsIn(session)).toEqual([]);
  });

  test('says nothing about what nobody else has', async () => {
    const session = startSession();
    const after = inStep(CONTACT_STEP, '/uiSchema/phoneNumber');
    expect(additionAt(session, after, 'Field after this')).not.toHaveProperty('shared');
    expect(session.actions(after).slot).toMatchObject({ isShared: false });
    // its alerts are beside the reference to the shared drawing
    const location = inStep(CONTACT_STEP, '/uiSchema/currentLocation');
    expect(additionAt(session, location, 'Alert')).not.toHaveProperty('shared');
  });

  const floor = { name: 'floor', label: 'Floor', base: '/$defs/memberNumber' };

  test('adds both halves of a field to a shared group', async () => {
    const session = await startGroupSession();
    await session.change(adding(session, ADDRESS, 'Field inside this', floor));
    expect(Object.keys(changed(session))).toEqual(['fields.json']);
    expect(session.unsaved('fields.json')).toContain('"$ref": "#/ui/memberNumber"');
    expect(await errorsIn(session)).toEqual(session.errorsBefore);
    const inside = inStep(CONTACT_STEP, '/uiSchema/address/floor');
    expect(session.actions(inside).slot).toMatchObject({ isShared: true });
  });

  test('adds a field to a shared group for one place only', async () => {
    const session = await startGroupSession();
    const command = adding(session, ADDRESS, 'Field inside this', { ...floor, isRequired: true });
    await session.change({ ...command, scope: 'here' });
    expect(Object.keys(changed(session))).toEqual([CONTACT]);
    expect(session.unsaved(CONTACT)).toContain('"$ref": "../../fields.json#/ui/memberNumber"');
    expect(await errorsIn(session)).toEqual(session.errorsBefore);
    const added = { ...ADDRESS, pointer: `${ADDRESS.pointer}/floor` };
    expect(session.actions(added).slot).toMatchObject({ count: 7 });
    const other = inStep(CONTACT_STEP, '/uiSchema/address/suburb');
    expect(session.actions(other).slot).toMatchObject({ count: 6 });
  });

  test('keeps both halves of a field in a group that has fields of its own', async () => {
    const session = await startGroupSession();
    await session.change({ ...adding(session, ADDRESS, 'Field inside this', floor), scope: 'here' });
    expect(additionAt(session, ADDRESS, 'Field inside this')).not.toHaveProperty('shared');
    const added = { ...ADDRESS, pointer: `${ADDRESS.pointer}/floor` };
    expect(session.actions(added).slot).toMatchObject({ isShared: false });
    await session.change(
      adding(session, ADDRESS, 'Field inside this', { ...floor, name: 'wing', label: 'Wing' }),
    );
    expect(Object.keys(changed(session))).toEqual([CONTACT]);
    expect(await errorsIn(session)).toEqual(session.errorsBefore);
  });

  test('keeps the references of a list that gets an entry for one place only', async () => {
    const session = startSession();
    const alerts = { file: 'fields.json', pointer: '/ui/adultBirthday/ui:alerts' };
    const value = [{ $ref: '#/alerts/visaEndsFirst' }];
    await session.change({ type: 'set', place: alerts, value, scope: 'everywhere' });
    const place = inStep(1, '/uiSchema/DOB/ui:alerts');
    await session.change({ type: 'add', to: { ...place, index: 1 }, given: {}, scope: 'here' });
    const { file } = session.view().content.writtenAt({ ...place, pointer: `${place.pointer}/1` });
    expect(file.text).toContain('"$ref": "../../fields.json#/alerts/visaEndsFirst"');
  });

  test('pastes a field into a shared group with references that lead to the same places', async () => {
    const session = await startGroupSession();
    const { to } = additionAt(session, ADDRESS, 'Field inside this') ?? {};
    const clip = session.copy(inStep(1, '/uiSchema/gender'));
    if (to) await session.change({ type: 'paste', to, clip });
    expect(Object.keys(changed(session))).toEqual(['fields.json']);
    expect(session.unsaved('fields.json')).toContain('"$ref": "#/ui/gender"');
    expect(await errorsIn(session)).toEqual(session.errorsBefore);
  });
});

test('adds nothing to a group whose widget draws only its own fields', () => {
  const session = startSession();
  expect(additionAt(session, ADDRESS, 'Field inside this')).toBeUndefined();
});

describe('Moving to a map', () => {
  test('takes a name for an entry of a list', async () => {
    const session = startSession();
    const alert = inStep(2, '/uiSchema/DOBPartner/ui:alerts/0');
    const to = { file: 'fields.json', pointer: '/alerts', index: 0 };
    const command: Command = { type: 'put', place: alert, to };
    expect(await session.plan(command)).toMatchObject({ otherName: 'alert' });
    await expect(session.change(command)).rejects.toThrow('This needs a name here.');
    await session.change({ ...command, name: 'partnerIsYoung' });
    expect(session.unsaved('fields.json')).toContain('"partnerIsYoung": {');
    expect(Object.keys(changed(session)).toSorted()).toEqual([
      'fields.json',
      'steps/application/partner-details.json',
    ]);
  });
});
