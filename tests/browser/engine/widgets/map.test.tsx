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
  await expect.element(entry('Book 1').getByRole('textbox', { name: 'Note' })).not.toBeInTheDocument();
  await userEvent.keyboard('emma');
  await userEvent.tab();
  await expect.element(note('emma')).toHaveFocus();
  expect(answered()).toEqual({});
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

test('has no answer when its only value is emptied', async () => {
  const { answered } = await draw({ notes: { emma: 'Mine' } });
  await userEvent.clear(note('emma'));
  await expect.poll(answered).toEqual({});
  await expect.element(book('emma')).toHaveValue('emma');
});

test('renames a key when it is left, and keeps its value and its place', async () => {
  const { answered } = await draw({ notes: two });
  await userEvent.type(book('emma'), 'x');
  expect(answered()).toEqual({ notes: two });
  await userEvent.tab();
  expect(JSON.stringify(answered())).toBe('{"notes":{"emmax":"Mine","dune":"Torn"}}');
  await expect.element(note('emmax')).toHaveValue('Mine');
  await expect.element(note('emmax')).toHaveFocus();
});

test('keeps the place of a value that is emptied and typed again', async () => {
  const { answered } = await draw({ notes: two });
  await userEvent.clear(note('emma'));
  expect(answered()).toEqual({ notes: { dune: 'Torn' } });
  await userEvent.type(note('emma'), 'Old');
  await expect.poll(() => JSON.stringify(answered())).toBe('{"notes":{"emma":"Old","dune":"Torn"}}');
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

test('shows an error for two equal keys, and writes the second one when it is right', async () => {
  const { answered, container } = await draw({ notes: two });
  await userEvent.fill(book('dune'), 'emma');
  await userEvent.tab();
  await expect.element(alert.first()).toHaveTextContent('“emma” is there already. Enter another name');
  await expect.element(book('dune')).toBeInvalid();
  await expect
    .element(book('dune'))
    .toHaveAccessibleDescription('“emma” is there already. Enter another name');
  await expect.element(book('dune')).toHaveValue('emma');
  expect(answered()).toEqual({ notes: two });
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.fill(book('emma'), 'ulysses');
  await userEvent.tab();
  await expect.element(alert).not.toBeInTheDocument();
  expect(JSON.stringify(answered())).toBe('{"notes":{"ulysses":"Mine","emma":"Torn"}}');
});

test('writes a key that waited for the removal of an equal one', async () => {
  const { answered } = await draw({ notes: two });
  await userEvent.fill(book('dune'), 'emma');
  await userEvent.click(remove('emma').first());
  expect(answered()).toEqual({ notes: { emma: 'Torn' } });
});

test('asks for the value of a new entry only while its key is right', async () => {
  const { answered } = await draw({ notes: two });
  await userEvent.click(add);
  await userEvent.keyboard('emm');
  await expect.element(note('emm')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(entry('Book 3').getByRole('textbox', { name: 'Note' })).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(alert).toHaveTextContent('“emma” is there already. Enter another name');
  expect(answered()).toEqual({ notes: two });
});

test('shows an error for an empty key, and keeps the last one in the answer', async () => {
  const { answered } = await draw({ notes: two });
  await userEvent.clear(book('emma'));
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(alert).toHaveTextContent('Enter a name');
  expect(answered()).toEqual({ notes: two });
  await expect.element(note('emma')).toHaveValue('Mine');
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
  expect(answered()).toEqual({ prices: { audio: 5, paper: 7 } });
});

test('draws the fields of a value that is an object, which can reveal others', async () => {
  const { container, state, store } = await draw({ notes: two });
  await userEvent.click(page.getByRole('button', { name: 'Add a shelf' }));
  await userEvent.keyboard('top');
  await userEvent.tab();
  await expect.element(entry('top').getByRole('textbox', { name: 'Room' })).toHaveFocus();
  expect(state()).toEqual([{ notes: two, shelves: { top: {} } }, false]);
  await userEvent.click(entry('top').getByRole('radio', { name: 'Yes' }));
  await userEvent.type(entry('top').getByRole('textbox', { name: 'Code' }), '7');
  await userEvent.click(entry('top').getByRole('radio', { name: 'No' }));
  expect(store.getState().visible).toEqual({ notes: two, shelves: { top: { locked: false } } });
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
