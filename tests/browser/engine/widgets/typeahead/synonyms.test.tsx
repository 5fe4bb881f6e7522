import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listSource } from '../../sources.ts';
import { drawSearchWith, lines, shown, type } from './search-box.ts';

const synonyms = { novel: 'Emma', provincial: 'Middlemarch', book: '', volume: '' };
const EMMA = 'Emma Jane Austen';
const MIDDLEMARCH = 'Middlemarch George Eliot';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

/** The field, with a text that was searched for. */
async function search(text: string, other: Record<string, string> = synonyms) {
  const books = listSource();
  await drawSearchWith({ synonyms: other }, books);
  await type(text);
  await vi.advanceTimersByTimeAsync(200);
  await expect.poll(() => books.searches).not.toEqual([]);
  return books;
}

describe('§2 a word that people use for another', () => {
  test.each(['novel', 'NOVEL', 'növel'])('finds what the other finds, written "%s"', async (text) => {
    await search(text);
    await expect.poll(lines).toEqual([EMMA]);
  });

  test('is known by its beginning, from three letters on', async () => {
    const { searches } = await search('pro');
    await expect.poll(lines).toEqual([MIDDLEMARCH]);
    expect(searches).toEqual(['pro', 'Middlemarch']);
  });

  test('is not known by two letters', async () => {
    const { searches } = await search('pr');
    await expect.element(shown('No matches found.')).toBeVisible();
    expect(searches).toEqual(['pr']);
  });

  test('is found among other words', async () => {
    await search('jane', { jane: 'Middlemarch' });
    await expect
      .poll(lines)
      .toEqual([EMMA, 'Persuasion Jane Austen', 'Jane Eyre Charlotte Brontë', MIDDLEMARCH]);
  });

  test('brings no item twice', async () => {
    await search('austen', { austen: 'Emma' });
    await expect.poll(lines).toEqual([EMMA, 'Persuasion Jane Austen']);
  });
});

describe('§2 a word that says nothing', () => {
  test.each(['book emma', 'emma volume', 'Book Emma Volume'])('is left out of "%s"', async (text) => {
    await search(text);
    await expect.poll(lines).toEqual([EMMA]);
  });

  test('is left out as a whole alone: its beginning may be another word’s', async () => {
    const { searches } = await search('emma boo');
    await expect.element(shown('No matches found.')).toBeVisible();
    expect(searches).toEqual(['emma boo']);
  });

  test('does not ask for everything where nothing else is typed', async () => {
    const { searches } = await search('book');
    await expect.element(shown('No matches found.')).toBeVisible();
    expect(searches).toEqual(['book']);
  });
});
