import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { boxOf, drawn } from '../../../helpers.ts';
import { box, drawBox } from './plain-search-box.tsx';
import { announced, lines, option, shown, tryAgain } from './search-box.ts';

const none = 'My book isn’t listed';
const shelf = Array.from({ length: 8 }, (_, at) => `Volume ${at + 1}`);
const edges = (name: string) => boxOf(option(name));

test.each([
  ['prompt', 'Type to search...'],
  ['searching', 'Searching...'],
  ['done', 'No matches found.'],
] as const)('§4 the line that is no item stands below what a search says: %s', async (status, text) => {
  const { chosen, container } = await drawBox({ status, none });
  await userEvent.click(box);
  await expect.element(shown(text)).toBeVisible();
  expect(lines()).toEqual([none]);
  await expect.element(box).toHaveAttribute('aria-expanded', 'true');
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.click(option(none));
  expect(chosen).toEqual([`none: ${none}`]);
});

test('§4 it stands there alone when the search has failed, and the box offers to try again', async () => {
  const { onRetry } = await drawBox({ status: 'failed', none });
  await userEvent.click(box);
  await expect.element(option(none)).toBeVisible();
  expect(lines()).toEqual([none]);
  await expect.element(announced).toHaveTextContent('');
  await expect.element(page.getByText('We can’t load this right now.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(tryAgain);
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('§4 it stands below the items, is not counted, is in view from the start, and covers no active line', async () => {
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
  await userEvent.keyboard('{Home}');
  await expect.poll(() => edges('Volume 1').top).toBeGreaterThanOrEqual(list().top);
  await userEvent.keyboard('{End}{Enter}');
  expect(chosen).toEqual([`none: ${none}`]);
});

test('§4 it is not replaced by an item while it is active', async () => {
  const { become, chosen } = await drawBox({ status: 'searching', none });
  await userEvent.click(box);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option(none)).toHaveAttribute('aria-selected', 'true');
  become({ titles: ['Emma'], none });
  await expect.poll(lines).toEqual(['Emma', none]);
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual([]);
});

test('§4 a field that takes any text says nothing while it has nothing to suggest; §8 it says that it searches, and how many results there are', async () => {
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

test('§4 what is being done with a choice is shown in the list’s place, and announced', async () => {
  const { container } = await drawBox({ busy: 'Fetching the book...' });
  await expect.element(shown('Fetching the book...')).toBeVisible();
  await expect.element(announced).toHaveTextContent('Fetching the book...');
  expect(await accessibilityFaults(container)).toEqual([]);
});
