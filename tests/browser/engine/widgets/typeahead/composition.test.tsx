import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compose } from '../../compose.ts';
import { listSource } from '../../sources.ts';
import { drawSearch, fakeTime, input, lines, rest, type } from './search-box.ts';

fakeTime();

describe('a text that an input method composes', () => {
  test('is left alone until it is done, and then searched for in plain characters', async () => {
    const books = listSource();
    const { answered } = await drawSearch(books);
    await userEvent.click(input);
    const composition = await compose('ｅ', 'ｅｍ', 'ｅｍｍ');
    await expect.element(input).toHaveValue('ｅｍｍ');
    await composition.finish('ｅｍｍ');
    await expect.element(input).toHaveValue('emm');
    expect(answered()).toEqual({ book: 'emm' });
    await rest(200);
    await expect.poll(lines).toEqual(['Emma Jane Austen']);
    expect(books.searches).toEqual(['emm']);
  });

  test('leaves a choice alone where it changes nothing: Android composes a word that is tapped on', async () => {
    const { answered } = await drawSearch();
    await type('em');
    await rest(200);
    await userEvent.click(page.getByRole('option').first());
    const before = answered();
    expect(before).toEqual({ book: [expect.anything()] });
    for (const event of ['compositionstart', 'compositionend'])
      input.element().dispatchEvent(new CompositionEvent(event, { bubbles: true, data: 'Emma' }));
    expect(answered()).toEqual(before);
  });

  test('is not taken by the Enter that ends it', async () => {
    const { answered, onSubmit } = await drawSearch();
    await userEvent.click(input);
    await compose('m', 'midd');
    await rest(200);
    await expect.poll(lines).toEqual(['Middlemarch George Eliot']);
    const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    input.element().dispatchEvent(enter);
    expect(answered()).toEqual({ book: 'midd' });
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
