import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import readerForm from '../../../fixtures/library/steps/reader.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw-form.tsx';

const books = page.getByRole('textbox', { name: 'Books a month (optional)' });
const notice = page.getByText('You read a lot.');

test('§4 an alert shows while its condition holds over the answers, and no longer', async () => {
  await drawForm(readerForm);
  await userEvent.type(books, '2');
  await expect.element(notice).not.toBeInTheDocument();
  await userEvent.type(books, '0');
  await expect.element(notice).toBeVisible();
  await userEvent.keyboard('{Backspace}');
  await expect.element(notice).not.toBeInTheDocument();
});

test('§4 a restored answer may hold it from the start', async () => {
  await drawForm(readerForm, { answers: { booksAMonth: 25 } });
  await expect.element(notice).toBeVisible();
});

test('§4 it stands below its field, in the field’s container', async () => {
  await drawForm(readerForm, { answers: { booksAMonth: 25 } });
  const container = books.element().closest('[data-field]');
  expect(container?.contains(notice.element())).toBe(true);
  const { bottom } = books.element().getBoundingClientRect();
  expect(notice.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});

test('WCAG: the region that announces it is there before it, and empty', async () => {
  await drawForm(readerForm);
  const region = page.getByRole('status');
  await expect.element(region).toBeEmptyDOMElement();
  await userEvent.type(books, '20');
  await expect.element(region).toHaveTextContent('Success: You read a lot. Ask for a large bag at the desk.');
});

test('WCAG: it is no error: the field stays valid and undescribed by it', async () => {
  await drawForm(readerForm, { answers: { booksAMonth: 25 } });
  await expect.element(books).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('WCAG: axe finds nothing in a form with an alert', async () => {
  const { container } = await drawForm(readerForm, { answers: { booksAMonth: 25 } });
  expect(await accessibilityFaults(container)).toEqual([]);
});
