import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { books, listSource } from '../../sources.ts';
import { active, drawSearchWith, input, lines, option, rest, shown, spoken, type } from './search-box.ts';

const HELP = 'Check the spelling, or ask at the desk.';
const ALL = 'Show all books';
const titles = books.map(({ title, author }) => `${title} ${author}`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

/** The field, where nothing was found. */
async function drawEmpty(source = listSource()) {
  const drawn = await drawSearchWith({ emptyHelp: HELP, browse: ALL }, source);
  await type('zz');
  await rest();
  await expect.element(shown('No matches found.')).toBeVisible();
  return { ...drawn, source };
}

describe('where nothing is found', () => {
  test('§8 the field says so, and what the visitor can do', async () => {
    const { container } = await drawEmpty();
    await expect.element(shown(HELP)).toBeVisible();
    await expect.element(spoken).toHaveTextContent(`No matches found. ${HELP}`);
    vi.useRealTimers();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test('the help is gone with the next search', async () => {
    await drawEmpty();
    await userEvent.fill(input, 'emma');
    await expect.element(shown(HELP)).not.toBeInTheDocument();
    await rest();
    await expect.poll(lines).toEqual(['Emma Jane Austen']);
    await expect.element(shown(HELP)).not.toBeInTheDocument();
  });
});

describe('the line that shows the whole list', () => {
  test('stands there alone where nothing is found, and nowhere else', async () => {
    await drawEmpty();
    expect(lines()).toEqual([ALL]);
    await userEvent.fill(input, 'emma');
    await rest();
    await expect.poll(lines).toEqual(['Emma Jane Austen']);
  });

  test.each([
    ['a click', () => userEvent.click(option(ALL))],
    ['the keys', () => userEvent.keyboard('{ArrowDown}{Enter}')],
  ])('shows it, with %s, and empties the field', async (_how, choose) => {
    const { source, answered, onSubmit } = await drawEmpty();
    await choose();
    await rest();
    await expect.poll(lines).toEqual(titles);
    await expect.element(input).toHaveValue('');
    await expect.element(input).toHaveFocus();
    expect(source.searches).toEqual(['zz', '']);
    expect(answered()).toEqual({});
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('leads to a choice', async () => {
    const { answered } = await drawEmpty();
    await userEvent.click(option(ALL));
    await rest();
    await expect.poll(lines).toEqual(titles);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(active).toBe(titles[1]);
    await userEvent.keyboard('{Enter}');
    expect(answered()).toEqual({ book: [books[1]] });
  });

  test('is over as the visitor types: then one character is too little again', async () => {
    await drawEmpty();
    await userEvent.click(option(ALL));
    await rest();
    await expect.poll(lines).toEqual(titles);
    await type('e');
    await expect.element(shown('Type to search...')).toBeVisible();
    expect(lines()).toEqual([]);
  });
});
