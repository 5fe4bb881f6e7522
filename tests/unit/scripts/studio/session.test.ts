import { describe, expect, test } from 'vitest';
import { CONTACT, CONTACT_STEP, errorsIn, inStep, startSession } from './support.ts';

const heading = inStep(CONTACT_STEP, '/heading');
const set = (value: unknown, place = heading, scope: 'everywhere' | 'here' = 'everywhere') =>
  ({ type: 'set', place, value, scope }) as const;

describe('session of Studio', () => {
  test('changes a text where it is written, and nothing else', async () => {
    const { change, unsaved, content } = startSession();
    const before = content.read(CONTACT);
    const state = await change(set('How can we reach you?'));
    expect(unsaved(CONTACT)).toBe(before.replace('"Contact details"', '"How can we reach you?"'));
    expect(state.unsaved.files.map(({ file }) => file)).toEqual([CONTACT]);
    expect(state.undo).toBe('A change');
    expect(content.read(CONTACT), 'the file on the disk').toBe(before);
  });

  test('adds a setting to the file of the step, at its place in the schema', async () => {
    const { change, unsaved } = startSession();
    await change(set('One more line', inStep(CONTACT_STEP, '/subheading')));
    expect(unsaved(CONTACT)).toContain('"heading": "Contact details",\n  "subheading": "One more line",');
  });

  test('joins what is typed without a pause into one change', async () => {
    const { change, undo, unsaved, content } = startSession();
    await change(set('H'));
    await change(set('Ho'), true);
    await change(set('How'), true);
    await change(set('How are you?'));
    await undo();
    expect(unsaved(CONTACT)).toContain('"heading": "How",');
    const { undo: label } = await undo();
    expect(unsaved(CONTACT)).toBe(content.read(CONTACT));
    expect(label).toBeUndefined();
  });

  test('leaves no change when a text is typed back', async () => {
    const { change, state } = startSession();
    await change(set('Contact detail'));
    await change(set('Contact details'), true);
    expect(state()).toMatchObject({ undo: undefined, unsaved: { files: [], history: [] } });
  });

  test('joins nothing that is typed with a change of something else', async () => {
    const { change, undo, unsaved } = startSession();
    const hash = inStep(CONTACT_STEP, '/hash');
    await change(set('One'));
    for (const typed of ['contact-details', 'contact', 'contact-details', 'details'])
      await change(set(typed, hash), true);
    await undo();
    expect(unsaved(CONTACT)).toContain('"heading": "One"');
    expect(unsaved(CONTACT)).toContain('"hash": "contact-details"');
  });

  test('does a change again, until another one is made', async () => {
    const { change, undo, redo, unsaved, state } = startSession();
    await change(set('One'));
    await undo();
    await redo();
    expect(unsaved(CONTACT)).toContain('"heading": "One"');
    await undo();
    await change(set('Two'));
    expect(state().redo).toBeUndefined();
  });

  test('changes a shared value in the definition, or only at one place', async () => {
    const { change, unsaved, content } = startSession();
    const suburb = inStep(CONTACT_STEP, '/uiSchema/address/suburb/ui:description');
    const shared = content.read('fields.json');
    await change(set('Only here', suburb, 'here'));
    expect(unsaved('fields.json')).toBe(shared);
    expect(JSON.parse(unsaved(CONTACT)).uiSchema.address).toEqual({
      $ref: '../../fields.json#/ui/address',
      suburb: { $ref: '../../fields.json#/ui/address/suburb', 'ui:description': 'Only here' },
    });
    await change({ type: 'share', place: suburb });
    expect(unsaved(CONTACT), 'nothing is left of it').toBe(content.read(CONTACT));
    await change(
      set('Choose the suburb', inStep(CONTACT_STEP, '/uiSchema/address/suburb/ui:messages/required')),
    );
    expect(unsaved('fields.json')).toContain('Choose the suburb');
  });

  test('keeps the references in a shared list that changes only here', async () => {
    const session = startSession();
    const alert = {
      file: 'pages/quote.json',
      pointer: '/journey/steps/0/step/uiSchema/visaType/ui:alerts/0/text',
    };
    await session.change(set('Choose another visa.', alert, 'here'));
    expect(session.unsaved('steps/quote/visa-type.json')).toContain(
      '"$ref": "../../fields.json#/conditions/',
    );
    expect(await errorsIn(session)).toEqual([]);
  });

  test('says that a shared value can’t be removed only here', async () => {
    const { change } = startSession();
    const hint = inStep(1, '/uiSchema/DOB/ui:description');
    await expect(change(set(undefined, hint, 'here'))).rejects.toThrow('Remove it there, or everywhere');
  });

  test('copies a shared list to change one entry of it only here', async () => {
    const { change, unsaved } = startSession();
    const choice = inStep(CONTACT_STEP, '/schema/properties/currentLocation/oneOf/0/title');
    await change(set('Yes, I am', choice, 'here'));
    expect(JSON.parse(unsaved(CONTACT)).schema.properties.currentLocation).toEqual({
      $ref: '../../fields.json#/$defs/yesNo',
      title: 'Are you in Australia now?',
      oneOf: [
        { const: 'yes', title: 'Yes, I am' },
        { const: 'no', title: 'No' },
      ],
    });
  });

  test('requires a field in the order of the fields, and makes it optional again', async () => {
    const { change, unsaved, content } = startSession();
    const place = inStep(CONTACT_STEP, '/schema/properties/currentLocation');
    await change({ type: 'require', place, isRequired: false });
    expect(JSON.parse(unsaved(CONTACT)).schema.required).toEqual(['email']);
    await change({ type: 'require', place, isRequired: true });
    expect(unsaved(CONTACT)).toBe(content.read(CONTACT));
    await expect(change({ type: 'require', place, isRequired: true })).rejects.toThrow('required already');
  });

  test('inserts, moves and removes an entry of a list', async () => {
    const { change, unsaved, content } = startSession();
    const items = inStep(0, '/needs/items');
    const first = { ...items, pointer: `${items.pointer}/0` };
    const file = 'steps/application/cover-start.json';
    const labels = () =>
      (JSON.parse(unsaved(file)).needs.items as { label: string }[]).map(({ label }) => label);
    const before = labels();
    const value = { icon: 'clock', label: 'Ten minutes' };
    await change({ type: 'insert', place: items, index: 0, value, scope: 'everywhere' });
    expect(labels()).toEqual(['Ten minutes', ...before]);
    await change({ type: 'put', place: first, to: { ...items, index: 1 } });
    expect(labels()).toEqual([before[0], 'Ten minutes', ...before.slice(1)]);
    await change({
      type: 'remove',
      place: { ...items, pointer: `${items.pointer}/1` },
      scope: 'everywhere',
    });
    expect(unsaved(file)).toBe(content.read(file));
  });

  test('refuses a file outside the content', async () => {
    const { change, text } = startSession();
    for (const file of [
      '../package.json',
      '/etc/passwd.json',
      'steps/../../x.json',
      'a\\b.json',
      '.git/config.json',
    ])
      await expect(change({ type: 'text', file, text: '{}' })).rejects.toThrow(
        'is not a file of the content',
      );
    expect(() => text('../package.json')).toThrow('is not a file of the content');
  });

  test('opens a file that is not JSON as text, and saves its correction', async () => {
    const { content, reload, state, change, unsaved, save } = startSession();
    content.save(CONTACT, '"heading"', 'heading"');
    await reload();
    expect(state().broken).toEqual([CONTACT]);
    await change({ type: 'text', file: CONTACT, text: unsaved(CONTACT).replace('heading"', '"heading"') });
    await save([CONTACT]);
    expect(JSON.parse(content.read(CONTACT)).heading).toBe('Contact details');
  });
});

describe('a file that was changed outside', () => {
  const other = (content: ReturnType<typeof startSession>['content']) =>
    content.save(CONTACT, '"Next"', '"Go on"');

  test('is a conflict only while it has unsaved changes', async () => {
    const { content, reload, state, change, unsaved } = startSession();
    other(content);
    await reload();
    expect(state().conflicts).toEqual([]);
    expect(unsaved(CONTACT)).toContain('"Go on"');
    await change(set('How can we reach you?'));
    content.save(CONTACT, '"Go on"', '"Continue"');
    await reload();
    expect(state().conflicts).toEqual([{ file: CONTACT, canMerge: true }]);
  });

  test('is a conflict too while an author goes on typing', async () => {
    const { content, reload, state, change, unsaved } = startSession();
    await change(set('H'));
    other(content);
    await reload();
    await change(set('How'), true);
    expect(state().conflicts).toEqual([{ file: CONTACT, canMerge: true }]);
    expect(unsaved(CONTACT)).toContain('"heading": "How"');
  });

  test('is a conflict too while a change is being made', async () => {
    const { content, reload, state, change } = startSession();
    const changing = change(set('How can we reach you?'));
    other(content);
    await Promise.all([changing, reload()]);
    expect(state().conflicts).toEqual([{ file: CONTACT, canMerge: true }]);
  });

  test('is not overwritten by code that was typed before', async () => {
    const { content, reload, change, unsaved } = startSession();
    const base = unsaved(CONTACT);
    other(content);
    await reload();
    const typed = change({ type: 'text', file: CONTACT, text: base.replace('Contact', 'Your'), base });
    await expect(typed).rejects.toThrow('was changed elsewhere');
    expect(unsaved(CONTACT)).toContain('"Go on"');
  });

  test('is not overwritten by saving', async () => {
    const { content, change, save, state } = startSession();
    await change(set('How can we reach you?'));
    other(content);
    await expect(save([CONTACT])).rejects.toThrow('was changed outside Studio');
    expect(content.read(CONTACT)).toContain('"Contact details"');
    expect(state().unsaved.files).toHaveLength(1);
  });

  test('is combined with the unsaved changes, replaced by them or used', async () => {
    const { content, reload, change, resolve, undo, redo, unsaved, state, save } = startSession();
    await change(set('How can we reach you?'));
    other(content);
    await reload();
    await resolve(CONTACT, 'both');
    expect(unsaved(CONTACT)).toMatch(/"How can we reach you\?"[\s\S]*"Go on"/);
    expect(state().conflicts).toEqual([]);
    await undo();
    expect(unsaved(CONTACT), 'the choice is undone').not.toContain('"Go on"');
    expect(state().conflicts).toEqual([{ file: CONTACT, canMerge: true }]);
    await redo();
    expect(state().conflicts).toEqual([]);
    await undo();
    await resolve(CONTACT, 'mine');
    await save([CONTACT]);
    expect(content.read(CONTACT)).toMatch(/"How can we reach you\?"[\s\S]*"Next"/);
  });

  test('can’t be combined if both changes are of the same line', async () => {
    const { content, reload, change, state, resolve, unsaved } = startSession();
    await change(set('How can we reach you?'));
    content.save(CONTACT, '"Contact details"', '"Your details"');
    await reload();
    expect(state().conflicts).toEqual([{ file: CONTACT, canMerge: false }]);
    await resolve(CONTACT, 'theirs');
    expect(unsaved(CONTACT)).toContain('"Your details"');
  });

  test('stops undoing an earlier change of it', async () => {
    const { content, reload, change, save, undo, unsaved } = startSession();
    await change(set('How can we reach you?'));
    await save([CONTACT]);
    other(content);
    await reload();
    await expect(undo()).rejects.toThrow('was changed outside Studio since “A change”');
    expect(unsaved(CONTACT)).toContain('"Go on"');
  });
});

test('takes over the changes that the browser has kept, with their history', async () => {
  const first = startSession();
  await first.change(set('How can we reach you?'));
  const kept = JSON.stringify(first.state().unsaved);
  const { restore, undo, unsaved, content } = startSession();
  await restore(JSON.parse(kept));
  await restore(JSON.parse(kept));
  expect(unsaved(CONTACT)).toContain('How can we reach you?');
  const other = { ...JSON.parse(kept), position: 0 };
  await expect(restore(other)).rejects.toThrow('There are other unsaved changes.');
  await undo();
  await restore(JSON.parse(kept));
  await undo();
  expect(unsaved(CONTACT)).toBe(content.read(CONTACT));
});

test('shows content whose values have the wrong type', () => {
  const session = startSession();
  const files = ['fields.json', 'site.json', 'pages/quote.json', 'journeys/quote.json', CONTACT];
  for (const file of files) {
    const data = JSON.parse(session.content.read(file));
    for (const name of Object.keys(data).filter((key) => key !== '$schema'))
      for (const wrong of [null, 5, 'text', [], [5], {}, { a: 5 }]) {
        const view = session.withTexts(new Map([[file, JSON.stringify({ ...data, [name]: wrong })]]));
        expect(view.outline.length, `${file}, ${name}: ${JSON.stringify(wrong)}`).toBeGreaterThan(0);
      }
  }
});
