import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { books } from '../../sources.ts';
import { active, alert, drawSearch, input, lines, option, type } from './search-box.ts';

const EMMA = 'Emma Jane Austen';
const PERSUASION = 'Persuasion Jane Austen';
const EYRE = 'Jane Eyre Charlotte Brontë';
const press = (keys: string) => userEvent.keyboard(keys);

/** Lists three books, with no active line. */
async function list() {
  const drawn = await drawSearch();
  await type('jane');
  await expect.poll(lines).toEqual([EMMA, PERSUASION, EYRE]);
  expect(active()).toBeUndefined();
  return drawn;
}

test('WAI-ARIA combobox: the arrows, Home and End move the active line; §4 Enter chooses it, and does not send the form', async () => {
  const { answered, onSubmit } = await list();
  for (const [keys, line] of [
    ['{ArrowDown}', EMMA],
    ['{ArrowDown}', PERSUASION],
    ['{ArrowUp}{ArrowUp}', EYRE],
    ['{ArrowDown}', EMMA],
    ['{End}', EYRE],
    ['{Home}', EMMA],
  ] as const) {
    await press(keys);
    await expect.poll(active).toBe(line);
  }
  await expect.element(option('Emma')).toHaveAttribute('aria-selected', 'true');
  await expect.element(option('Persuasion')).toHaveAttribute('aria-selected', 'false');
  await expect.element(input).toHaveFocus();
  await press('{ArrowDown}{Enter}');
  expect(answered()).toEqual({ book: [books[1]] });
  await expect.element(input).toHaveValue('Persuasion');
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('§5 Escape closes the list and keeps the text; an arrow opens it again; closed, Enter is the form’s', async () => {
  const { answered, onSubmit } = await list();
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
});

test.each([
  ['Tab', () => press('{Tab}')],
  ['a click elsewhere', () => userEvent.click(document.body)],
])(
  '§5 %s leaves the field and chooses nothing, whatever line is active; a click into it does not',
  async (_, leave) => {
    const { answered } = await list();
    await userEvent.click(input);
    await expect.element(option('Emma')).toBeVisible();
    await press('{ArrowDown}');
    await leave();
    await expect.element(input).not.toHaveFocus();
    await expect.poll(lines).toEqual([]);
    expect(answered()).toEqual({ book: 'jane' });
    await expect.element(alert).toBeVisible();
  },
);

test('WAI-ARIA combobox: with a choice made, keys change nothing and list nothing; Enter is the form’s', async () => {
  const { answered, reports, onSubmit } = await drawSearch(undefined, { book: [{ ...books[0] }] });
  await userEvent.click(input);
  await press('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await press('{ArrowDown}{ArrowUp}{Home}{End}{Escape}{Enter}{Tab}');
  expect(lines()).toEqual([]);
  expect(answered()).toEqual({ book: [books[0]] });
  expect(reports).toEqual([]);
});
