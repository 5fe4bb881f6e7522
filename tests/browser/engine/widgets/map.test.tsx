import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { JsonObject } from '../../../../src/engine/form/paths.ts';
import { engineWidgets, loadWidgets } from '../../../../src/engine/registry.ts';
import form from '../../../fixtures/library/forms/map.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw.tsx';
import { countRenders } from '../form/count-renders.tsx';

const draw = (answers: JsonObject = {}) => drawForm(form, { answers });
const notes = page.getByRole('group', { name: 'Notes' });
const add = page.getByRole('button', { name: 'Add a note' });
const entry = (title: string) => page.getByRole('group', { name: title, exact: true });
const book = (title: string) => entry(title).getByRole('textbox', { name: 'Book' });
const note = (title: string) => entry(title).getByRole('textbox', { name: 'Note' });
const remove = (title: string) => page.getByRole('button', { name: `Remove the note for ${title}` });
const alert = page.getByRole('alert');
const two = { emma: 'Mine', dune: 'Torn' };

test('starts without entries, and adds one by its key and its value', async () => {
  const { container, answered } = await draw();
  await expect.element(notes).toHaveAccessibleDescription('One for each book.');
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.click(add);
  await expect.element(book('Book 1')).toHaveFocus();
  await expect.element(page.getByText('Book 1 added.')).toBeInTheDocument();
  expect(answered()).toEqual({ notes: { '': null } });
  await userEvent.keyboard('emma');
  await userEvent.tab();
  await expect.element(note('emma')).toHaveFocus();
  expect(answered()).toEqual({ notes: { emma: null } });
  await userEvent.keyboard('Mine');
  expect(answered()).toEqual({ notes: { emma: 'Mine' } });
  expect(await accessibilityFaults(container)).toEqual([]);
});

test.each([{ notes: {} }, { notes: 'Mine' }, { notes: { emma: null } }])(
  'changes nothing in %j',
  async (answers) => {
    const { answered } = await draw(answers);
    await expect.element(add).toBeVisible();
    expect(answered()).toEqual(answers);
  },
);

test('asks for the value of an entry that was emptied, and keeps its place', async () => {
  const { answered, store } = await draw({ notes: two });
  await userEvent.clear(note('emma'));
  expect(answered()).toEqual({ notes: { emma: null, dune: 'Torn' } });
  expect(store.getState().valid).toBe(false);
  await userEvent.tab();
  await expect.element(alert).toHaveTextContent('Check this answer');
  await userEvent.type(note('emma'), 'Old');
  expect(JSON.stringify(answered())).toBe('{"notes":{"emma":"Old","dune":"Torn"}}');
  expect(store.getState().valid).toBe(true);
});

test('renames an entry while its name is typed, and keeps its value and its place', async () => {
  const { answered } = await draw({ notes: two });
  await userEvent.type(book('emma'), ' x');
  expect(JSON.stringify(answered())).toBe('{"notes":{"emma x":"Mine","dune":"Torn"}}');
  await userEvent.type(book('emma x'), ' ');
  await expect.element(book('emma x')).toHaveValue('emma x ');
  await userEvent.tab();
  await expect.element(note('emma x')).toHaveValue('Mine');
  await expect.element(note('emma x')).toHaveFocus();
  expect(JSON.stringify(answered())).toBe('{"notes":{"emma x":"Mine","dune":"Torn"}}');
});

test('removes an entry, with the focus on the one before it, then the button that adds one', async () => {
  const { answered } = await draw({ notes: two });
  await userEvent.click(remove('dune'));
  await expect.element(book('emma')).toHaveFocus();
  await expect.element(page.getByText('dune removed, 1 left.')).toBeInTheDocument();
  expect(answered()).toEqual({ notes: { emma: 'Mine' } });
  await userEvent.click(remove('emma'));
  await expect.element(add).toHaveFocus();
  expect(answered()).toEqual({});
});

test('is invalid while two entries have one name, and right when the other gives it up', async () => {
  const { answered, container, store } = await draw({ notes: two });
  await userEvent.fill(book('dune'), 'emma');
  expect(store.getState().valid).toBe(false);
  await userEvent.tab();
  await expect.element(alert.first()).toHaveTextContent('“emma” is there already. Enter another name');
  await expect.element(book('Book 2')).toBeInvalid();
  await expect
    .element(book('Book 2'))
    .toHaveAccessibleDescription('“emma” is there already. Enter another name');
  await expect.element(book('Book 2')).toHaveValue('emma');
  expect(answered().notes).not.toHaveProperty('dune');
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.fill(book('emma'), 'ulysses');
  await expect.element(alert).not.toBeInTheDocument();
  expect(JSON.stringify(answered())).toBe('{"notes":{"ulysses":"Mine","emma":"Torn"}}');
  expect(store.getState().valid).toBe(true);
});

test('gives a name to the entry that waited for it when the other one is removed', async () => {
  const { answered } = await draw({ notes: two });
  await userEvent.fill(book('dune'), 'emma');
  await userEvent.click(remove('emma').first());
  expect(answered()).toEqual({ notes: { emma: 'Torn' } });
});

test('is invalid while an entry has no name, and never keeps the last one', async () => {
  const { answered, store } = await draw({ notes: two });
  await userEvent.clear(book('emma'));
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(alert).toHaveTextContent('Enter a name');
  expect(answered()).toEqual({ notes: { '': 'Mine', dune: 'Torn' } });
  expect(store.getState().valid).toBe(false);
  await expect.element(note('Book 1')).toHaveValue('Mine');
});

test('shows names that are not right after a reload as they were', async () => {
  const { store } = await draw({ notes: { emma: 'Mine', '\nemma': 'Torn', '': null } });
  for (const [title, name, text] of [
    ['emma', 'emma', 'Mine'],
    ['Book 2', 'emma', 'Torn'],
    ['Book 3', '', ''],
  ] as const) {
    await expect.element(book(title)).toHaveValue(name);
    await expect.element(note(title)).toHaveValue(text);
  }
  store.revealErrors();
  await expect.element(alert.first()).toHaveTextContent('“emma” is there already. Enter another name');
  await expect.element(alert.nth(1)).toHaveTextContent('Enter a name');
});

test.each([
  [{}, 'Add a note'],
  [{ notes: { Emma: 'Mine' } }, 'Use small letters for the books'],
  [{ notes: { emma: 'This one is much too long' } }, 'Use up to 20 characters'],
])('shows the message for %j', async (answers, message) => {
  const { store } = await draw(answers as JsonObject);
  store.revealErrors();
  await expect.element(alert).toHaveTextContent(message);
});

test('offers no more entries than the schema allows', async () => {
  await draw({ notes: { a: '1', b: '2', c: '3' } });
  await userEvent.click(add);
  await expect.element(add).not.toBeInTheDocument();
});

test('offers the known names that are not used yet, with their titles', async () => {
  const { answered } = await draw({ prices: { audio: 5 } });
  const format = page.getByRole('combobox', { name: 'Format' });
  await expect.element(format).toHaveDisplayValue('Read aloud');
  await userEvent.click(page.getByRole('button', { name: 'Add a price' }));
  const second = page.getByRole('combobox', { name: 'Format' }).nth(1);
  await expect.element(second).toHaveFocus();
  expect([...second.element().querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'Please select',
    'On paper',
  ]);
  await expect.element(page.getByRole('button', { name: 'Add a price' })).not.toBeInTheDocument();
  await userEvent.selectOptions(second, 'On paper');
  await userEvent.type(entry('On paper').getByRole('textbox', { name: 'Price' }), '7');
  expect(answered()).toEqual({ prices: { audio: 5, paper: 7 } });
  await userEvent.selectOptions(second, 'Please select');
  await userEvent.tab();
  await expect.element(alert).toHaveTextContent('Choose a format');
  expect(answered()).toEqual({ prices: { audio: 5, '': 7 } });
});

test('draws the fields of a value that is an object, which has defaults and can reveal others', async () => {
  const { container, state, store } = await draw({ notes: two });
  await userEvent.click(page.getByRole('button', { name: 'Add a shelf' }));
  await userEvent.keyboard('top');
  await userEvent.tab();
  await expect.element(entry('top').getByRole('textbox', { name: 'Room' })).toHaveFocus();
  expect(state()).toEqual([{ notes: two, shelves: { top: { floor: 'ground' } } }, false]);
  await userEvent.click(entry('top').getByRole('radio', { name: 'Yes' }));
  await userEvent.type(entry('top').getByRole('textbox', { name: 'Code' }), '7');
  await userEvent.click(entry('top').getByRole('radio', { name: 'No' }));
  expect(store.getState().visible).toEqual({
    notes: two,
    shelves: { top: { floor: 'ground', locked: false } },
  });
  store.revealErrors();
  await expect.element(alert).toHaveTextContent('Enter a room');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('follows an answer from outside', async () => {
  const { store } = await draw({ notes: two });
  store.setValue(['notes'], { dune: 'Torn', ulysses: 'New' });
  await expect.element(note('ulysses')).toHaveValue('New');
  await expect.element(entry('emma')).not.toBeInTheDocument();
});

test('leaves an answer from outside that is no map, while the focus is inside', async () => {
  const { store } = await draw({ notes: two });
  await userEvent.click(note('emma'));
  store.setValue(['notes'], 'Of another kind');
  await expect.poll(() => store.getState().answers.notes).toBe('Of another kind');
});

test('draws one field in one commit per keystroke', async () => {
  const counts = countRenders(await loadWidgets(['text', 'number', 'yes-no', 'map'], engineWidgets));
  await drawForm(form, { ...counts, answers: { notes: two } });
  await userEvent.click(note('emma'));
  expect(await counts.of(() => userEvent.keyboard('s'))).toEqual({ commits: 1, drawn: { 'notes.emma': 1 } });
});
