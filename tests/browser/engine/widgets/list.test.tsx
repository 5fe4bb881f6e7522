import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { engineWidgets, loadWidgets } from '../../../../src/engine/registry.ts';
import listForm from '../../../fixtures/library/forms/list.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw.tsx';
import { countRenders } from '../form/count-renders.tsx';

const add = page.getByRole('button', { name: 'Add a pet' });
const remove = (number: number) => page.getByRole('button', { name: `Remove Pet ${number}`, exact: true });
const pet = (number: number) => page.getByRole('group', { name: `Pet ${number}`, exact: true });
const nameOf = (number: number) => pet(number).getByRole('textbox', { name: 'Name' });
const kindOf = (number: number) => pet(number).getByRole('combobox', { name: 'Kind' });
const rex = { name: 'Rex', kind: 'dog', collar: 'red' };
const tom = { name: 'Tom', kind: 'cat' };
const draw = (...pets: object[]) => drawForm(listForm, { answers: { pets } } as { answers: { pets: [] } });

test('§5 starts with one entry that cannot be removed, and focuses an added entry', async () => {
  const { answered } = await drawForm(listForm);
  await expect.element(pet(1)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  expect(answered()).toEqual({ pets: [{}] });
  await userEvent.click(add);
  await expect.element(nameOf(2)).toHaveFocus();
  await expect.element(page.getByText('Pet 2 added.')).toBeInTheDocument();
  await userEvent.keyboard('Tom');
  expect(answered()).toEqual({ pets: [{}, { name: 'Tom' }] });
  await expect.element(nameOf(2)).toHaveAttribute('name', 'pets[1].name');
  await expect.element(kindOf(1)).toHaveAttribute('name', 'pets[0].kind');
});

test('§5 removes an entry with its Remove button, until one is left', async () => {
  const { answered } = await draw(rex, tom, { name: 'Kim' });
  await userEvent.click(remove(2));
  await expect.element(pet(1).getByText('Pet 1', { exact: true })).toHaveFocus();
  await expect.element(page.getByText('Pet 2 removed, 2 left.')).toBeInTheDocument();
  await expect.element(nameOf(2)).toHaveValue('Kim');
  await userEvent.click(remove(1));
  expect(answered()).toEqual({ pets: [{ name: 'Kim' }] });
  await expect.element(page.getByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
});

test('§5 hides Add at the maximum number of entries', async () => {
  await draw(...Array.from({ length: 59 }, () => tom));
  await userEvent.click(add);
  await expect.element(pet(60)).toBeInTheDocument();
  await expect.element(add).not.toBeInTheDocument();
});

test('§5 shows no error for a field that is removed with its entry', async () => {
  const { answered, store } = await draw(tom, {});
  await userEvent.click(nameOf(2));
  await userEvent.click(remove(2));
  await userEvent.click(add);
  await expect.element(nameOf(2)).toHaveFocus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(answered()).toEqual({ pets: [tom, {}] });
  expect([...store.getState().touched].filter((at) => at.startsWith('/pets/1'))).toEqual([]);
});

test('§5 moves the error of a field with its entry when an earlier entry is removed', async () => {
  const { answered, container } = await draw(tom, {}, rex);
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.click(nameOf(2));
  await userEvent.click(remove(1));
  await expect.element(pet(1).getByRole('alert')).toHaveTextContent('Say what it is called');
  await expect.element(nameOf(1)).toBeInvalid();
  await expect.element(pet(2).getByRole('alert')).not.toBeInTheDocument();
  expect(answered()).toEqual({ pets: [{}, rex] });
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('§4 reveals a field by an answer of its entry, and keeps its text while it is hidden', async () => {
  const { store } = await draw(tom, rex);
  const collar = (number: number) => pet(number).getByRole('textbox', { name: 'Collar' });
  await expect.element(collar(1)).not.toBeInTheDocument();
  await userEvent.selectOptions(kindOf(2), 'cat');
  await expect.element(collar(2)).not.toBeInTheDocument();
  expect(store.getState().visible).toEqual({ pets: [tom, { name: 'Rex', kind: 'cat' }] });
  await userEvent.selectOptions(kindOf(2), 'dog');
  await expect.element(collar(2)).toHaveValue('red');
});

test('draws one field in one commit per keystroke, with fifty entries', async () => {
  const counts = countRenders(await loadWidgets(['text', 'select', 'list'], engineWidgets));
  await drawForm(listForm, { ...counts, answers: { pets: Array.from({ length: 50 }, () => rex) } });
  await userEvent.click(nameOf(37));
  await userEvent.keyboard('{End}');
  const drawn = { 'pets[36].name': 1 };
  for (const key of ['y', '{Backspace}'])
    expect(await counts.of(() => userEvent.keyboard(key))).toEqual({ commits: 1, drawn });
});
