import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { fakeTimers } from '../../../helpers.ts';
import { books, listSource } from '../../sources.ts';
import { active, announced, drawSearchWith, input, lines, option, rest, shown, type } from './search-box.ts';

const HELP = 'Check the spelling, or ask at the desk.';
const ALL = 'Show all books';
const titles = books.map(({ title, author }) => `${title} ${author}`);

fakeTimers();

/** Draws the field, and searches for a text without results. */
async function drawEmpty(source = listSource()) {
  const drawn = await drawSearchWith({ emptyHelp: HELP, browse: ALL }, source);
  await type('zz');
  await rest();
  await expect.element(shown('No matches found.')).toBeVisible();
  return { ...drawn, source };
}

test('§8 shows help and a line for the whole list only while a search finds nothing', async () => {
  const { container } = await drawEmpty();
  await expect.element(shown(HELP)).toBeVisible();
  await expect.element(announced).toHaveTextContent(`No matches found. ${HELP}`);
  expect(lines()).toEqual([ALL]);
  await userEvent.fill(input, 'emma');
  await expect.element(shown(HELP)).not.toBeInTheDocument();
  await rest();
  await expect.poll(lines).toEqual(['Emma Jane Austen']);
  await userEvent.fill(input, 'zz');
  await expect.element(shown(HELP)).toBeVisible();
  vi.useRealTimers();
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.click(option(ALL));
  await expect.poll(lines).toEqual(titles);
  await type('e');
  await expect.element(shown('Type to search...')).toBeVisible();
  expect(lines()).toEqual([]);
});

test.each([
  ['a click', () => userEvent.click(option(ALL))],
  ['the keys', () => userEvent.keyboard('{ArrowDown}{Enter}')],
])('lists everything with %s, empties the field and allows a choice', async (_how, choose) => {
  const { source, answered, onSubmit } = await drawEmpty();
  await choose();
  await rest();
  await expect.poll(lines).toEqual(titles);
  await expect.element(input).toHaveValue('');
  await expect.element(input).toHaveFocus();
  expect(source.searches).toEqual(['zz', '']);
  expect(answered()).toEqual({});
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(active).toBe(titles[1]);
  await userEvent.keyboard('{Enter}');
  expect(answered()).toEqual({ book: [books[1]] });
  expect(onSubmit).not.toHaveBeenCalled();
});
