import { describe, expect, test } from 'vitest';
import type { Place } from '../../../../src/studio/model.ts';
import type { Command, NewPart } from '../../../../src/studio/protocol.ts';
import { numstat } from './numstat.ts';
import { CONTACT, CONTACT_STEP, changed, errorsIn, inStep, startSession } from './support.ts';

const QUOTE = 'pages/quote.json';
const JOURNEY = { file: 'pages/application.json', pointer: '/journey/steps' };
const PARTNER_STEP = 2;

const slot = (place: Place, index: number) => ({ ...place, index });
const order = (step: number, index: number) => slot(inStep(step, '/uiSchema/ui:order'), index);
const add = (to: Place & { index: number }, given: NewPart): Command => ({ type: 'add', to, given });

describe('Adding in Studio', () => {
  test.each<[string, Command, Record<string, string>]>([
    [
      'a field that shares a definition, with messages for its rules',
      add(order(CONTACT_STEP, 1), { name: 'callName', label: 'Your name', base: '/$defs/personName' }),
      { [CONTACT]: '+11 -1' },
    ],
    [
      'a required field of its own',
      add(order(CONTACT_STEP, 5), { name: 'stay', label: 'How long?', base: 'number', isRequired: true }),
      { [CONTACT]: '+15 -2' },
    ],
    [
      'an alert of a field',
      add(slot(inStep(5, '/uiSchema/currentHealthCover/ui:alerts'), 0), {}),
      { 'steps/application/current-cover.json': '+7 -1' },
    ],
    [
      'a step after another one, in a file of its own',
      add(slot(JOURNEY, 5), { name: 'emergency-contact', label: 'Who should we call?' }),
      { 'journeys/application.json': '+6 -0', 'steps/application/emergency-contact.json': 'new' },
    ],
    [
      'a page with a form',
      add({ file: '', pointer: '', index: 0 }, { name: 'call-back', label: 'Ask us to call you' }),
      { 'pages/call-back.json': 'new' },
    ],
    [
      'a choice, where it is written',
      add(slot(inStep(1, '/schema/properties/title/oneOf'), 7), { name: 'Rev', label: 'Rev' }),
      { 'fields.json': '+4 -0' },
    ],
    [
      'a fact',
      add(slot({ file: 'insurer.json', pointer: '/facts' }, 0), { name: 'claimTime' }),
      { 'insurer.json': '+2 -1' },
    ],
    [
      'an icon',
      add(slot({ file: 'icons.json', pointer: '/icons' }, 0), { name: 'passport' }),
      { 'icons.json': '+2 -1' },
    ],
    ['a word', add(slot({ file: 'words.json', pointer: '/words' }, 3), {}), { 'words.json': '+1 -0' }],
    [
      'a shared definition',
      add(slot({ file: 'fields.json', pointer: '/$defs' }, 0), { name: 'occupation' }),
      { 'fields.json': '+5 -0' },
    ],
  ])('%s changes no other line, and is right', async (_, command, expected) => {
    const session = startSession();
    await session.change(command);
    expect(changed(session)).toEqual(expected);
    expect(await errorsIn(session)).toEqual([]);
    await session.undo();
    expect(session.state().unsaved.files).toEqual([]);
  });

  test('adds a message for a rule that has none', async () => {
    const session = startSession();
    const field = inStep(CONTACT_STEP, '/uiSchema/email');
    const pattern = inStep(CONTACT_STEP, '/uiSchema/email/ui:messages/pattern');
    const before = session.content.read('fields.json');
    expect(session.actions(field).additions.map(({ label }) => label)).not.toContain('Message');
    await session.change({ type: 'remove', place: pattern, scope: 'everywhere' });
    const message = session.actions(field).additions.find(({ label }) => label === 'Message');
    expect(message).toMatchObject({ names: ['pattern'] });
    if (message) await session.change(add(message.to, { name: 'pattern' }));
    expect(numstat(before, session.unsaved('fields.json'))).toBe('+2 -2');
    expect(session.unsaved('fields.json')).toContain(
      '"pattern": "Enter an answer like alex.novak@example.com"',
    );
  });

  test('takes only names that fit and are free', async () => {
    const { change, plan } = startSession();
    const field = (name: string) => add(order(CONTACT_STEP, 0), { name, label: 'A', base: 'text' });
    await expect(change(field('2nd'))).rejects.toThrow('can’t be the name of a field');
    await expect(change(field('email'))).rejects.toThrow('There is a “email” already.');
    await expect(change(add(slot(JOURNEY, 0), { name: 'Payment' }))).rejects.toThrow('lower-case');
    expect(await plan(field('email'))).toMatchObject({ otherName: 'email2' });
  });
});

describe('Moving in Studio', () => {
  const put = (place: Place, to: Place & { index: number }): Command => ({ type: 'put', place, to });
  const email = inStep(CONTACT_STEP, '/uiSchema/email');

  test('moves a field in the order of its form, and a step in its journey', async () => {
    const session = startSession();
    await session.change(put(email, order(CONTACT_STEP, 0)));
    expect(changed(session)).toEqual({ [CONTACT]: '+1 -1' });
    await session.change(put(inStep(CONTACT_STEP, ''), slot(JOURNEY, 3)));
    expect(changed(session)).toEqual({ [CONTACT]: '+1 -1', 'journeys/application.json': '+6 -6' });
    expect(session.actions(inStep(3, '')).slot).toMatchObject({ index: 3, count: 8 });
  });

  test('moves a field with both halves to another form, and back', async () => {
    const session = startSession();
    await session.change(put(email, order(1, 1)));
    expect(session.unsaved(CONTACT)).not.toContain('"email"');
    expect(await errorsIn(session)).toEqual([]);
    await session.change(put(inStep(1, '/uiSchema/email'), order(CONTACT_STEP, 1)));
    // the uiSchema has its fields in another sequence now
    expect(changed(session)).toEqual({ [CONTACT]: '+4 -4' });
  });

  test('moves nothing that other places include', async () => {
    const session = startSession();
    const place = { file: 'fields.json', pointer: '/alerts/outcomeIsChecked' };
    const to = slot(inStep(5, '/uiSchema/currentHealthCover/ui:alerts'), 0);
    await expect(session.change({ type: 'put', place, to })).rejects.toThrow('Other places include it');
  });

  test('leads the references of what was pasted to the same places', async () => {
    const session = startSession();
    const alert = inStep(PARTNER_STEP, '/uiSchema/DOBPartner/ui:alerts/0');
    const { targets } = session.targets(alert);
    expect(targets.find(({ to }) => to.file === 'fields.json')).toBeDefined();
    const to = slot({ file: 'email-quote.json', pointer: '/uiSchema/ui:order' }, 0);
    await session.change({ type: 'paste', to, clip: session.copy(inStep(1, '/uiSchema/DOB')) });
    expect(session.unsaved('email-quote.json')).toContain('"$ref": "fields.json#/$defs/adultBirthday"');
    await expect(session.change({ type: 'paste', to, clip: session.copy(alert) })).rejects.toThrow(
      'does not fit',
    );
  });

  test('duplicates a step under another hash, in a file of its own', async () => {
    const session = startSession();
    const command = {
      type: 'paste',
      to: slot(JOURNEY, 5),
      clip: session.copy(inStep(CONTACT_STEP, '')),
    } as const;
    expect(await session.plan(command)).toMatchObject({ otherName: 'contact-details-2' });
    await session.change({ ...command, name: 'contact-again' });
    const copy = 'steps/application/contact-again.json';
    expect(changed(session)).toEqual({ [copy]: 'new', 'journeys/application.json': '+6 -0' });
    expect(session.unsaved(copy)).toBe(
      session.content.read(CONTACT).replace('"hash": "contact-details"', '"hash": "contact-again"'),
    );
    await session.change({ type: 'delete', place: inStep(5, '') });
    expect(changed(session)).toEqual({});
  });

  test('moves a step to another journey under another hash, with its file', async () => {
    const session = startSession();
    const to = slot({ file: QUOTE, pointer: '/journey/steps' }, 1);
    await session.change({ type: 'put', place: inStep(CONTACT_STEP, ''), to, name: 'contact-first' });
    expect(changed(session)).toEqual({
      [CONTACT]: 'deleted',
      'journeys/application.json': '+0 -6',
      'journeys/quote.json': '+6 -0',
      'steps/quote/contact-first.json': 'new',
    });
    await session.undo();
    await session.change({ type: 'put', place: inStep(CONTACT_STEP, ''), to, name: 'contact-details' });
    expect(changed(session)).toEqual({
      'journeys/application.json': '+0 -6',
      'journeys/quote.json': '+6 -0',
    });
  });

  test('pastes a step that was cut', async () => {
    const session = startSession();
    const clip = session.copy(inStep(CONTACT_STEP, ''));
    await session.change({ type: 'delete', place: inStep(CONTACT_STEP, '') });
    await session.change({ type: 'paste', to: slot(JOURNEY, CONTACT_STEP), clip });
    expect(changed(session)).toEqual({});
  });
});

describe('Deleting in Studio', () => {
  test('removes a field from everywhere, and a reveal with its condition', async () => {
    const session = startSession();
    const place = inStep(CONTACT_STEP, '/uiSchema/extra');
    const given = { name: 'extra', label: 'Extra', base: 'text', isRequired: true };
    await session.change(add(order(CONTACT_STEP, 1), given));
    await session.change({ type: 'delete', place });
    expect(changed(session)).toEqual({});
    await session.change(add(order(CONTACT_STEP, 1), given));
    const rule = inStep(CONTACT_STEP, '/schema/properties/extra');
    const schema = { type: 'object', properties: { email: { const: 'a' } }, required: ['email'] };
    await session.change({ type: 'condition', place: rule, schema, scope: 'everywhere' });
    expect(session.unsaved(CONTACT)).toContain('"const": "a"');
    await session.change({ type: 'delete', place });
    expect(changed(session)).toEqual({});
  });

  test('says what is lost and who uses it, and refuses what code needs', async () => {
    const { plan } = startSession();
    expect(
      await plan({ type: 'delete', place: inStep(CONTACT_STEP, '/uiSchema/phoneNumber') }),
    ).toMatchObject({
      files: [{ file: CONTACT, lines: 36 }],
      lost: [expect.stringContaining('"phoneNumber" was removed from “contact-details”')],
      refusal: expect.stringContaining('Code reads the answer "phoneNumber"'),
    });
    const visa = { file: QUOTE, pointer: '/journey/steps/0/step' };
    const { uses } = await plan({ type: 'delete', place: visa });
    expect(uses.map(({ label }) => label)).toContain('Choose a product');
    expect(
      await plan({ type: 'delete', place: { file: 'fields.json', pointer: '/conditions/hasPartner' } }),
    ).toMatchObject({
      refusal: 'Other places include it. Remove it there first.',
    });
  });

  test('says what visitors lose of what is saved, not of what is only typed', async () => {
    const session = startSession();
    const clip = session.copy(inStep(CONTACT_STEP, ''));
    await session.change({ type: 'paste', to: slot(JOURNEY, 5), clip, name: 'contact-again' });
    const command: Command = { type: 'delete', place: inStep(5, '') };
    expect(await session.plan(command)).toMatchObject({ lost: [] });
    await session.save(session.unsavedFiles());
    expect(await session.plan(command)).toMatchObject({ lost: [expect.stringContaining('contact-again')] });
  });

  test('deletes a step with its file, and an alert with its empty list', async () => {
    const session = startSession();
    await session.change({ type: 'delete', place: inStep(6, '') });
    expect(changed(session)).toEqual({
      'journeys/application.json': '+0 -7',
      'steps/application/declaration.json': 'deleted',
    });
    await session.undo();
    await session.change({ type: 'delete', place: inStep(PARTNER_STEP, '/uiSchema/DOBPartner/ui:alerts/0') });
    expect(changed(session)).toEqual({ 'steps/application/partner-details.json': '+1 -6' });
  });
});
