import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listSource, slowSource } from '../../sources.ts';
import { active, drawSearch, input, lines, option, spoken, type } from './search-box.ts';

const shelf = (count: number) =>
  listSource(Array.from({ length: count }, (_, at) => ({ title: `Volume ${at + 1}`, author: 'Anon' })));
const more = option('Display additional results...');
const menu = () => {
  const found = input
    .element()
    .ownerDocument.getElementById(input.element().getAttribute('aria-controls') ?? '');
  if (!found) throw new Error('the field controls no list');
  return found;
};

describe('pages of 100', () => {
  test('§9 of 250 results 100 are listed, and the way to more', async () => {
    await drawSearch(shelf(250));
    await type('vol');
    await expect.poll(lines).toHaveLength(101);
    expect(lines().slice(98)).toEqual(['Volume 99 Anon', 'Volume 100 Anon', 'Display additional results...']);
  });

  test('§8 "Display additional results..." lists the next hundred, and stays open', async () => {
    const { answered } = await drawSearch(shelf(250));
    await type('vol');
    await userEvent.click(more);
    await expect.poll(lines).toHaveLength(201);
    await userEvent.click(more);
    await expect.poll(lines).toHaveLength(250);
    await expect.element(more).not.toBeInTheDocument();
    expect(answered()).toEqual({ book: 'vol' });
  });

  test('§8 so does every further click on it, until nothing more is left', async () => {
    await drawSearch(shelf(701));
    await type('vol');
    for (const listed of [101, 201, 301, 401, 501, 601]) {
      await expect.poll(lines).toHaveLength(listed);
      await userEvent.click(more);
    }
    await expect.poll(lines).toHaveLength(701);
  });

  test('§8 by key: the active line is then the first of the new ones', async () => {
    await drawSearch(shelf(250));
    await type('vol');
    await expect.poll(lines).toHaveLength(101);
    await userEvent.keyboard('{End}{Enter}');
    await expect.poll(lines).toHaveLength(201);
    await expect.poll(active).toBe('Volume 101 Anon');
    await expect.element(input).toHaveFocus();
  });

  test('§9 another text starts at its first hundred', async () => {
    await drawSearch(shelf(250));
    await type('vol');
    await userEvent.click(more);
    await expect.poll(lines).toHaveLength(201);
    await type('u');
    await expect.poll(lines).toHaveLength(101);
  });

  test('§9 a hundred results are one page', async () => {
    await drawSearch(shelf(100));
    await type('vol');
    await expect.poll(lines).toHaveLength(100);
    await expect.element(more).not.toBeInTheDocument();
  });
});

describe('the menu', () => {
  test('§9 is 300 pixels high at most, and scrolls', async () => {
    await drawSearch(shelf(100));
    await type('vol');
    await expect.poll(() => menu().getBoundingClientRect().height).toBe(300);
    expect(menu().scrollHeight).toBeGreaterThan(300);
  });

  test('§9 is as high as its lines where they are few', async () => {
    await drawSearch(shelf(1));
    await type('vol');
    await expect.element(option('Volume 1')).toBeVisible();
    expect(menu().getBoundingClientRect().height).toBeLessThan(100);
  });

  test('WCAG: the active line is scrolled into view', async () => {
    await drawSearch(shelf(100));
    await type('vol');
    await expect.poll(lines).toHaveLength(100);
    await userEvent.keyboard('{End}');
    await expect
      .poll(() => {
        const { bottom } = option('Volume 100').element().getBoundingClientRect();
        return Math.round(menu().getBoundingClientRect().bottom - bottom) >= 0;
      })
      .toBe(true);
  });

  test('WCAG: a line is at least 44 pixels high', async () => {
    await drawSearch(shelf(1));
    await type('vol');
    await expect.element(option('Volume 1')).toBeVisible();
    expect(option('Volume 1').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});

describe('what assistive technology is told', () => {
  test('WAI-ARIA combobox: the field is the combobox of its list, which has the field’s name', async () => {
    await drawSearch();
    await expect.element(input).toHaveAttribute('aria-autocomplete', 'list');
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    await expect.element(input).toBeRequired();
    await type('em');
    await expect.element(input).toHaveAttribute('aria-expanded', 'true');
    expect(menu().getAttribute('role')).toBe('listbox');
    await expect.element(menu()).toHaveAccessibleName('Book');
  });

  test('the live region is there from the start, silent', async () => {
    await drawSearch();
    await expect.element(spoken).toHaveTextContent('');
  });

  test('§8 it says what a sighted person sees, from the prompt to the number of results', async () => {
    const books = slowSource();
    await drawSearch(books);
    await userEvent.click(input);
    await expect.element(spoken).toHaveTextContent('Type to search...');
    await type('em');
    await expect.element(spoken).toHaveTextContent('Searching...');
    await expect.poll(() => books.open).toHaveLength(1);
    await books.open[0]?.answer([{ title: 'Emma', author: 'Jane Austen' }]);
    await expect.element(spoken).toHaveTextContent('1 result. Use the arrow keys to choose.');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(input).toHaveValue('Emma');
    await expect.element(spoken).toHaveTextContent('');
  });

  test('§8 several results are counted, those on later pages included', async () => {
    await drawSearch(shelf(250));
    await type('vol');
    await expect.element(spoken).toHaveTextContent('250 results. Use the arrow keys to choose.');
  });

  test('§8 it says "No matches found."', async () => {
    await drawSearch();
    await type('zz');
    await expect.element(spoken).toHaveTextContent('No matches found.');
  });

  test('it is silent again when the field is left', async () => {
    await drawSearch();
    await type('zz');
    await expect.element(spoken).toHaveTextContent('No matches found.');
    await userEvent.tab();
    await expect.element(spoken).toHaveTextContent('');
  });
});
