import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { longDay } from '../../../../src/engine/days.ts';
import { isoDay, resolveBound } from '../../../../src/engine/validators/date-range.ts';
import { accessibilityFaults } from '../../axe.ts';
import { join, thank } from '../library.ts';
import { listSource } from '../sources.ts';

const box = (name: string) => page.getByRole('textbox', { name });
const heading = (name: string) => page.getByRole('heading', { name });
const title = page.getByRole('heading', { level: 1 });
const next = page.getByRole('button', { name: 'Turn the page' });

test('a journey about something else runs from its first step to its last, in JSON alone', async () => {
  const books = listSource([{ title: 'Emma' }, { title: 'Persuasion' }]);
  const branches = listSource([{ code: 'river', name: 'River Road' }]);
  const lastDay = resolveBound({ from: 'startOfMonth', months: 2, days: 1 });
  const { record } = await join('', { sources: { books, branches } });

  await expect.element(heading('Who will read?')).toBeVisible();
  await expect.element(page.getByText('A card is free for everyone who lives by the river.')).toBeVisible();
  await userEvent.type(box('Name'), 'Zoë O’Brien-Núñez');
  await userEvent.click(page.getByRole('radio', { name: 'Child' }));
  await userEvent.type(box('School'), 'Hill School');
  await userEvent.type(box('Books a month (optional)'), '30');
  await expect.element(page.getByText('You read a lot.')).toBeVisible();
  await userEvent.click(next);

  await expect.element(heading('Who looks after them?')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('Bob{Enter}');

  await expect.element(heading('When shall we have your card ready?')).toHaveFocus();
  await expect.element(page.getByText('A child’s card is handed to the guardian.')).toBeVisible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Branch' }), 'River Road');
  await userEvent.type(page.getByRole('combobox', { name: 'A book you love (optional)' }), 'per');
  await userEvent.click(page.getByRole('option', { name: 'Persuasion' }));
  await userEvent.type(box('Ready on'), '2999-12-31');
  await userEvent.tab();
  await expect.element(page.getByRole('alert')).toHaveTextContent(`Choose a day until ${longDay(lastDay)}`);
  await userEvent.fill(box('Ready on'), isoDay(new Date()));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();

  expect(record()).toEqual({
    readerName: 'Zoë O’Brien-Núñez',
    ageGroup: 'child',
    school: 'Hill School',
    booksAMonth: 30,
    guardianName: 'Bob',
    branch: 'river',
    favourite: [{ title: 'Persuasion' }],
    readyOn: isoDay(new Date()),
  });
});

test('§2 a journey of one step shows no position, prints, and leads on by links', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const { container } = await thank({ continues: true });
  await expect.element(title).toHaveFocus();
  expect(container.querySelector('.eyebrow')).toBeNull();
  expect(title.element().querySelector('svg')).not.toBeNull();
  await expect.element(page.getByRole('heading', { level: 2, name: 'What happens next' })).toBeVisible();
  await expect.element(page.getByText('We send you your card.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Print this' }));
  expect(print).toHaveBeenCalledOnce();
  const catalogue = page.getByRole('link', { name: 'To the catalogue' });
  await expect.element(catalogue).toHaveAttribute('href', '/catalogue');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('§2 the step that a visit begins with leaves the focus alone', async () => {
  await thank();
  await expect.element(title).not.toHaveFocus();
});
