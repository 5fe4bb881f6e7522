import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SearchBox } from '../../../../../src/engine/widgets/typeahead/SearchBox.tsx';
import { suggestionsFor } from '../../../../../src/engine/widgets/typeahead/suggestions.ts';
import type { Search } from '../../../../../src/engine/widgets/typeahead/use-search.ts';
import { accessibilityFaults } from '../../../axe.ts';
import { boxOf, drawn } from '../../../helpers.ts';
import { drawInEngine } from '../../draw.tsx';
import { announced, input as box, lines, option, shown, tryAgain } from './search-box.ts';

interface BoxOptions {
  takesAnyText?: boolean;
  status?: Search['status'];
  titles?: string[];
  /** The last line of the list. */
  none?: string;
}

/** Draws a search box alone. The test sets the state of its search with `become`, and reads the choices. */
async function drawBox(first: BoxOptions) {
  const chosen: string[] = [];
  const onRetry = vi.fn();
  let become: (next: BoxOptions) => void = () => {};
  function Box() {
    const [{ status = 'done', titles = [], none, ...more }, setOptions] = useState(first);
    const [text, setText] = useState('');
    become = setOptions;
    const items = titles.map((title) => ({ title }));
    return (
      <>
        <label id="book-label" htmlFor="book">
          Book
        </label>
        <SearchBox
          id="book"
          name="book"
          label="Book"
          required={false}
          invalid={false}
          describedBy={undefined}
          placeholder={undefined}
          autoComplete="off"
          text={text}
          search={{ status, items, tryAgain: onRetry }}
          suggestions={suggestionsFor({ items, labelKey: 'title', noneText: none })}
          isChosen={false}
          onType={setText}
          onChoose={(line) => void chosen.push(line.kind === 'more' ? 'more' : `${line.kind}: ${line.label}`)}
          onBlur={() => {}}
          {...more}
        />
      </>
    );
  }
  const { container } = await drawInEngine(<Box />);
  return { container, become: (next: BoxOptions) => become(next), chosen, onRetry };
}

const none = 'My book isn’t listed';
const shelf = Array.from({ length: 8 }, (_, at) => `Volume ${at + 1}`);
const edges = (name: string) => boxOf(option(name));

test('§4 shows only "none of these" after a failed search, and chooses nothing when results arrive', async () => {
  const { onRetry, become, chosen } = await drawBox({ status: 'failed', none });
  await userEvent.click(box);
  await expect.element(option(none)).toBeVisible();
  expect(lines()).toEqual([none]);
  await expect.element(announced).toHaveTextContent('');
  await expect.element(page.getByText('We can’t load this right now.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(tryAgain);
  expect(onRetry).toHaveBeenCalledTimes(1);
  become({ status: 'searching', none });
  await userEvent.click(box);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option(none)).toHaveAttribute('aria-selected', 'true');
  become({ titles: ['Emma'], none });
  await expect.poll(lines).toEqual(['Emma', none]);
  await userEvent.keyboard('{Enter}');
  expect(chosen, 'what was active has moved').toEqual([]);
});

test('§4 keeps "none of these" in view below the items without covering the active line', async () => {
  const { chosen, container } = await drawBox({ titles: shelf, none });
  await userEvent.click(box);
  expect(lines()).toEqual([...shelf, none]);
  await expect.element(announced).toHaveTextContent('8 results.');
  const list = () => option(none).element().parentElement?.getBoundingClientRect() ?? new DOMRect();
  expect(edges(none).bottom).toBeLessThanOrEqual(list().bottom);
  expect(edges(none).height).toBeGreaterThanOrEqual(44);
  expect(await accessibilityFaults(container)).toEqual([]);
  for (const title of shelf) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => edges(title).bottom).toBeLessThanOrEqual(Math.ceil(edges(none).top));
  }
  for (const title of shelf.toReversed().slice(1)) {
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => edges(title).top).toBeGreaterThanOrEqual(Math.floor(list().top));
  }
  // above the first line is the field, and above the field the last line
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(chosen).toEqual([`none: ${none}`]);
});

test('§4, §8 announces only searches and results in a field that takes any text', async () => {
  const { become } = await drawBox({ status: 'prompt', takesAnyText: true });
  await userEvent.type(box, 'Emma');
  for (const status of ['prompt', 'done', 'failed'] as const) {
    become({ status, takesAnyText: true });
    await drawn();
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    for (const text of [shown('No matches found.'), shown('Type to search...'), tryAgain])
      await expect.element(text).not.toBeInTheDocument();
    await expect.element(announced).toHaveTextContent('');
  }
  become({ status: 'searching', takesAnyText: true });
  await expect.element(shown('Searching...')).toBeVisible();
  become({ titles: ['Emma'], takesAnyText: true });
  await expect.element(announced).toHaveTextContent('1 result.');
});
