import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { boxOf } from '../../../helpers.ts';
import { books, listSource, slowSource } from '../../sources.ts';
import { active, alert, announced, drawSearch, input, lines, option, type } from './search-box.ts';

const more = option('Display additional results...');

/** Lists a number of results. */
async function list(count: number) {
  const volumes = Array.from({ length: count }, (_, at) => ({ title: `Volume ${at + 1}`, author: 'Anon' }));
  const drawn = await drawSearch(listSource(volumes));
  await type('vol');
  await expect.poll(lines).toHaveLength(Math.min(count, 101));
  return drawn;
}

function menu() {
  const found = document.getElementById(input.element().getAttribute('aria-controls') ?? '');
  if (!found) throw new Error('the field controls no list');
  return found;
}
const heightOfMenu = () => menu().getBoundingClientRect().height;

test('§8, §9 lists 100 of 250 results, and a hundred more with the last line, by key or mouse', async () => {
  const { answered, container } = await list(250);
  expect(lines().slice(98)).toEqual(['Volume 99 Anon', 'Volume 100 Anon', 'Display additional results...']);
  await expect.element(announced).toHaveTextContent('250 results. Use the arrow keys to choose.');
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.poll(lines).toHaveLength(201);
  await expect.poll(active).toBe('Volume 101 Anon');
  await expect.element(input).toHaveFocus();
  await userEvent.click(more);
  await expect.poll(lines).toHaveLength(250);
  await expect.element(more).not.toBeInTheDocument();
  expect(answered()).toEqual({ book: 'vol' });
  // another text starts with the first hundred
  await type('u');
  await expect.poll(lines).toHaveLength(101);
});

test('§9 fits the menu to its lines up to 300 pixels, and scrolls to the active line', async () => {
  const { unmount } = await list(1);
  expect(heightOfMenu()).toBeLessThan(100);
  expect(boxOf(option('Volume 1')).height).toBeGreaterThanOrEqual(44);
  await unmount();
  await list(100);
  await expect.element(more).not.toBeInTheDocument();
  await expect.poll(heightOfMenu).toBe(300);
  expect(menu().scrollHeight).toBeGreaterThan(300);
  await userEvent.keyboard('{ArrowUp}');
  const below = () => boxOf(option('Volume 100')).bottom - menu().getBoundingClientRect().bottom;
  await expect.poll(() => Math.round(below())).toBeLessThanOrEqual(0);
});

test('§8, WAI-ARIA combobox: announces each state, without axe violations', async () => {
  const source = slowSource();
  const { container } = await drawSearch(source);
  const expectState = async (announcement: string) => {
    await expect.element(announced).toHaveTextContent(announcement);
    expect(await accessibilityFaults(container)).toEqual([]);
  };
  const answer = async (at: number, items: typeof books) => {
    await expect.poll(() => source.open).toHaveLength(at + 1);
    await source.open[at]?.answer(items);
  };
  await expect.element(input).toHaveAttribute('aria-autocomplete', 'list');
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  await expect.element(input).toBeRequired();
  await expectState('');
  await userEvent.click(input);
  await expectState('Type to search...');
  await type('em');
  await expectState('Searching...');
  await answer(0, books.slice(0, 1));
  await expectState('1 result. Use the arrow keys to choose.');
  await expect.element(input).toHaveAttribute('aria-expanded', 'true');
  expect(menu().getAttribute('role')).toBe('listbox');
  await expect.element(menu()).toHaveAccessibleName('Book');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBe('Emma Jane Austen');
  await expectState('1 result. Use the arrow keys to choose.');
  await userEvent.fill(input, 'zz');
  await answer(1, []);
  await expectState('No matches found.');
  await userEvent.click(document.body);
  await expectState('');
  await expect.element(input).toBeInvalid();
  const description = /^By title or author\. Choose a book from the list$/;
  await expect.element(input).toHaveAccessibleDescription(description);
  await userEvent.fill(input, 'em');
  await userEvent.click(option('Emma'));
  await expect.element(input).toHaveValue('Emma');
  await expectState('');
});

const EMMA = 'Emma Jane Austen';
const PERSUASION = 'Persuasion Jane Austen';
const EYRE = 'Jane Eyre Charlotte Brontë';
const press = (keys: string) => userEvent.keyboard(keys);

/** Lists three books, with no active line. */
async function listJane() {
  const drawn = await drawSearch();
  await type('jane');
  await expect.poll(lines).toEqual([EMMA, PERSUASION, EYRE]);
  expect(active()).toBeUndefined();
  return drawn;
}

test('§4, §5, WAI-ARIA combobox: closes on Escape, and chooses the active line with Enter', async () => {
  const { answered, onSubmit } = await listJane();
  await press('{ArrowDown}{Escape}');
  expect(lines()).toEqual([]);
  expect(active()).toBeUndefined();
  await press('{Escape}');
  await expect.element(input).toHaveValue('jane');
  await press('{ArrowDown}');
  await expect.element(option('Emma')).toBeVisible();
  await press('{Escape}{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(answered()).toEqual({ book: 'jane' });
  for (const [keys, line] of [
    // the first press only opens the list
    ['{ArrowDown}', undefined],
    ['{ArrowDown}', EMMA],
    ['{ArrowDown}', PERSUASION],
    // between the first and the last line is the field
    ['{ArrowUp}{ArrowUp}', undefined],
    ['{ArrowUp}', EYRE],
    ['{ArrowDown}', undefined],
    // in a text these keys move the caret
    ['{ArrowDown}{End}', undefined],
    ['{ArrowDown}{Home}', undefined],
    ['{ArrowDown}', EMMA],
  ] as const) {
    await press(keys);
    await expect.poll(active).toBe(line);
  }
  await expect.element(option('Emma')).toHaveAttribute('aria-selected', 'true');
  await expect.element(option('Persuasion')).not.toHaveAttribute('aria-selected');
  await expect.element(input).toHaveFocus();
  await press('{ArrowDown}{Enter}');
  expect(answered()).toEqual({ book: [books[1]] });
  await expect.element(input).toHaveValue('Persuasion');
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test.each([
  ['Tab', () => press('{Tab}')],
  ['a click elsewhere', () => userEvent.click(document.body)],
])('§5 chooses nothing when the visitor leaves with %s, even with an active line', async (_, leave) => {
  const { answered } = await listJane();
  await userEvent.click(input);
  await expect.element(option('Emma')).toBeVisible();
  await press('{ArrowDown}');
  await leave();
  await expect.element(input).not.toHaveFocus();
  await expect.poll(lines).toEqual([]);
  expect(answered()).toEqual({ book: 'jane' });
  await expect.element(alert).toBeVisible();
});

test('closes on a tap elsewhere that leaves the focus in the field', async () => {
  await listJane();
  document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await expect.poll(lines).toEqual([]);
  await expect.element(input).toHaveFocus();
});

test('WAI-ARIA combobox: ignores keys after a choice, and submits the form with Enter', async () => {
  const { answered, reports, onSubmit } = await drawSearch(undefined, { book: [{ ...books[0] }] });
  await userEvent.click(input);
  await press('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await press('{ArrowDown}{ArrowUp}{Home}{End}{Escape}{Enter}{Tab}');
  expect(lines()).toEqual([]);
  expect(answered()).toEqual({ book: [books[0]] });
  expect(reports).toEqual([]);
});
