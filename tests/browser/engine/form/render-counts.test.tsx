import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { engineWidgets, loadWidgets } from '../../../../src/engine/registry.ts';
import revealsForm from '../../../fixtures/library/forms/reveals.json?content';
import { drawForm } from '../draw-form.tsx';
import { join } from '../library.ts';
import { countRenders } from './count-renders.tsx';
import { drawHundredFields } from './hundred-fields.tsx';

const counts = countRenders(
  await loadWidgets(['text', 'number', 'select', 'button-group', 'typeahead'], engineWidgets),
);
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const press = (key: string) => counts.of(() => userEvent.keyboard(key));

describe('one keystroke in a text field is one commit, and draws its own widget alone', () => {
  test('in a step of a journey', async () => {
    await join('', counts);
    await userEvent.click(box('Name'));
    expect(await press('A')).toEqual({ commits: 1, drawn: { readerName: 1 } });
    expect(await press('d')).toEqual({ commits: 1, drawn: { readerName: 1 } });
    expect(await press('{Backspace}')).toEqual({ commits: 1, drawn: { readerName: 1 } });
  });

  test('when it makes the step valid, and enables Next', async () => {
    await join('', { ...counts, saved: { ageGroup: 'adult' } });
    await userEvent.click(box('Name'));
    expect(await press('A')).toEqual({ commits: 1, drawn: { readerName: 1 } });
    await expect.element(page.getByRole('button', { name: 'Turn the page' })).toBeEnabled();
    expect(await press('{Backspace}')).toEqual({ commits: 1, drawn: { readerName: 1 } });
  });

  test('when its error is in view, and changes', async () => {
    await join('', counts);
    await userEvent.click(box('Name'));
    await userEvent.tab();
    await userEvent.click(box('Name'));
    expect(await press('1')).toEqual({ commits: 1, drawn: { readerName: 1 } });
    await expect.element(page.getByText('Use letters, spaces, hyphens and apostrophes')).toBeVisible();
  });

  test('when it brings an alert up', async () => {
    await join('', { ...counts, saved: { booksAMonth: 2 } });
    await userEvent.click(box('Books a month (optional)'));
    await userEvent.keyboard('{End}');
    expect(await press('0')).toEqual({ commits: 1, drawn: { booksAMonth: 1 } });
    await expect.element(page.getByText('You read a lot.')).toBeVisible();
  });

  test('in a form of a hundred fields', async () => {
    await drawHundredFields(counts);
    await userEvent.click(box('Field 50'));
    expect(await press('a')).toEqual({ commits: 1, drawn: { field50: 1 } });
    await userEvent.click(box('Field 99'));
    expect(await press('b')).toEqual({ commits: 1, drawn: { field99: 1 } });
  });

  test('in a field that conditions read, where nothing comes or goes', async () => {
    await drawForm(revealsForm, { ...counts });
    await userEvent.click(box('Is a book late?'));
    expect(await press('y')).toEqual({ commits: 1, drawn: { late: 1 } });
    expect(await press('e')).toEqual({ commits: 1, drawn: { late: 1 } });
  });

  test('in a field that was revealed, and that conditions read in its turn', async () => {
    await drawForm(revealsForm, { ...counts, answers: { late: 'yes' }, facts: { member: true } });
    await userEvent.click(box('Is the fine paid?'));
    expect(await press('y')).toEqual({ commits: 1, drawn: { paid: 1 } });
  });

  test('where it reveals a field, that one is drawn and no other', async () => {
    await drawForm(revealsForm, { ...counts, answers: { late: 'ye' } });
    await userEvent.click(box('Is a book late?'));
    await userEvent.keyboard('{End}');
    expect(await press('s')).toEqual({ commits: 1, drawn: { late: 1, paid: 1 } });
    expect(await press('{Backspace}')).toEqual({ commits: 1, drawn: { late: 1 } });
  });
});

test('leaving a field draws it once, for its error', async () => {
  await join('', counts);
  await userEvent.click(box('Name'));
  expect(await counts.of(() => userEvent.tab())).toEqual({ commits: 1, drawn: { readerName: 1 } });
});

test('leaving a field that is as it should be draws nothing', async () => {
  await join('', { ...counts, saved: { readerName: 'Ada' } });
  await userEvent.click(box('Name'));
  expect(await counts.of(() => userEvent.tab())).toEqual({ commits: 0, drawn: {} });
});

test('a choice draws its own group', async () => {
  await join('', { ...counts, saved: { readerName: 'Ada' } });
  const { drawn } = await counts.of(() => userEvent.click(page.getByRole('radio', { name: 'Adult' })));
  expect(Object.keys(drawn)).toEqual(['ageGroup']);
});
