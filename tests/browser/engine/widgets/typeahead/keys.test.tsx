import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { books } from '../../sources.ts';
import { active, drawSearch, input, lines, option, type } from './search-box.ts';

const press = (keys: string) => userEvent.keyboard(keys);

/** Three books are listed, and no line is active. */
async function list() {
  const drawn = await drawSearch();
  await type('jane');
  await expect
    .poll(lines)
    .toEqual(['Emma Jane Austen', 'Persuasion Jane Austen', 'Jane Eyre Charlotte Brontë']);
  return drawn;
}

describe('with the list open', () => {
  test('WAI-ARIA combobox: no line is active until a key says so', async () => {
    await list();
    expect(active()).toBeUndefined();
  });

  test('WAI-ARIA combobox: the arrows walk the lines and round the ends, the focus stays in the field', async () => {
    await list();
    await press('{ArrowDown}');
    await expect.poll(active).toBe('Emma Jane Austen');
    await press('{ArrowDown}');
    await expect.poll(active).toBe('Persuasion Jane Austen');
    await press('{ArrowUp}{ArrowUp}');
    await expect.poll(active).toBe('Jane Eyre Charlotte Brontë');
    await press('{ArrowDown}');
    await expect.poll(active).toBe('Emma Jane Austen');
    await expect.element(input).toHaveFocus();
  });

  test('WAI-ARIA combobox: Home leads to the first line and End to the last', async () => {
    await list();
    await press('{End}');
    await expect.poll(active).toBe('Jane Eyre Charlotte Brontë');
    await press('{Home}');
    await expect.poll(active).toBe('Emma Jane Austen');
  });

  test('WAI-ARIA combobox: the active line, and no other, is said to be selected', async () => {
    await list();
    await press('{ArrowDown}{ArrowDown}');
    await expect.element(option('Persuasion')).toHaveAttribute('aria-selected', 'true');
    await expect.element(option('Emma')).toHaveAttribute('aria-selected', 'false');
  });

  test('§4 Enter chooses the active line', async () => {
    const { answered } = await list();
    await press('{ArrowDown}{ArrowDown}{Enter}');
    expect(answered()).toEqual({ book: [books[1]] });
    await expect.element(input).toHaveValue('Persuasion');
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  });

  test('§5 Enter without an active line chooses nothing', async () => {
    const { answered } = await list();
    await press('{Enter}');
    expect(answered()).toEqual({ book: 'jane' });
  });

  test('§5 Escape closes the list and keeps the text, however often it is pressed', async () => {
    const { answered } = await list();
    await press('{ArrowDown}{Escape}');
    expect(lines()).toEqual([]);
    expect(active()).toBeUndefined();
    await press('{Escape}');
    await expect.element(input).toHaveValue('jane');
    expect(answered()).toEqual({ book: 'jane' });
  });

  test('WAI-ARIA combobox: after Escape an arrow opens the list again', async () => {
    await list();
    await press('{Escape}{ArrowDown}');
    await expect.element(option('Emma')).toBeVisible();
  });

  test('§5 Tab leaves the field and chooses nothing, on whatever line the keys stand', async () => {
    const { answered } = await list();
    await press('{ArrowDown}{Tab}');
    await expect.element(input).not.toHaveFocus();
    expect(answered()).toEqual({ book: 'jane' });
    expect(lines()).toEqual([]);
    await expect.element(page.getByRole('alert')).toBeVisible();
  });

  test('§5 a click elsewhere chooses nothing, and closes the list', async () => {
    const { answered } = await list();
    await press('{ArrowDown}');
    await userEvent.click(document.body);
    await expect.poll(lines).toEqual([]);
    expect(answered()).toEqual({ book: 'jane' });
  });

  test('§4 a click into the field leaves the list open', async () => {
    await list();
    await userEvent.click(input);
    await expect.element(option('Emma')).toBeVisible();
  });
});

describe('with a choice made', () => {
  test('WAI-ARIA combobox: entering the field and leaving it changes nothing and lists nothing', async () => {
    const { answered, reports } = await drawSearch(undefined, { book: [{ ...books[0] }] });
    await userEvent.click(input);
    await press('{ArrowDown}{ArrowUp}{Home}{End}{Escape}{Enter}{Tab}');
    expect(lines()).toEqual([]);
    expect(answered()).toEqual({ book: [books[0]] });
    expect(reports).toEqual([]);
  });
});

describe('Enter and the form around the field', () => {
  test('§4 with a choice made Enter is the form’s, even after a click into the field', async () => {
    const { onSubmit } = await drawSearch(undefined, { book: [{ ...books[0] }] });
    await userEvent.click(input);
    await press('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('§4 with a line active Enter is about the list, and does not send the form', async () => {
    const { onSubmit, answered } = await list();
    await press('{ArrowDown}{Enter}');
    expect(answered()).toEqual({ book: [books[0]] });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('§4 with several lines and none active there is nothing to take: Enter is the form’s', async () => {
    const { onSubmit, answered } = await list();
    await press('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(answered()).toEqual({ book: 'jane' });
  });

  test('§4 with the list closed Enter is the form’s', async () => {
    const { onSubmit } = await list();
    await press('{Escape}{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
