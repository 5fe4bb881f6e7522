import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import dateForm from '../../../fixtures/library/forms/date.json?content';
import textForm from '../../../fixtures/library/forms/text.json?content';
import readerForm from '../../../fixtures/library/steps/reader.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { boxOf, resize, textsOf } from '../../helpers.ts';
import { drawForm } from '../draw.tsx';

const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const nickname = box('Nickname (optional)');
const email = box('E-mail');
const secret = box('Secret (optional)');
const alert = page.getByRole('alert');
const TOO_LONG = 'Enter up to 8 characters';

/** Finds the container of a field by its control. */
const containerOf = (control: Locator) => control.element().closest('[data-field]');

test('labels a field, marks it as optional and describes it with its hint', async () => {
  const { container } = await drawForm(textForm);
  expect(containerOf(email)?.getAttribute('data-field')).toBe('email');
  await expect.element(page.getByText('Nickname (optional)')).toBeVisible();
  await expect.element(page.getByText('E-mail')).toHaveTextContent(/^E-mail$/);
  await expect.element(nickname).toHaveAccessibleDescription('What friends call you.');
  await expect.element(email).not.toHaveAccessibleDescription();
  const hidden = page.getByText('Secret (optional)');
  expect(boxOf(hidden), '§3 a hidden label names its control').toMatchObject({ width: 1, height: 1 });
  await expect.element(secret).toBeVisible();
  await userEvent.click(page.getByText('E-mail'));
  await expect.element(email).toHaveFocus();

  const another = await drawForm(textForm, { idPrefix: 'another' });
  const ids = [container, another.container].flatMap((form) => [...form.querySelectorAll('[id]')]);
  expect(new Set(ids.map(({ id }) => id)).size, 'two forms have their own ids').toBe(ids.length);
});

test('§5 shows an error after the visitor leaves the field, and updates it with every key', async () => {
  await drawForm(textForm);
  await userEvent.click(nickname);
  await userEvent.click(secret);
  await userEvent.type(email, 'ada');
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(alert).toHaveTextContent('Write the address with an @');
  expect(containerOf(email)?.contains(alert.element())).toBe(true);
  expect(boxOf(alert).top).toBeGreaterThanOrEqual(boxOf(email).bottom);
  await userEvent.clear(email);
  await expect.element(alert).toHaveTextContent('Enter your e-mail address');
  await userEvent.type(email, 'a');
  await expect.element(alert).toHaveTextContent('Write the address with an @');
  await userEvent.type(email, '@b');
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(email).not.toHaveAttribute('aria-invalid');
});

test('§8, WCAG: marks and describes a control with an error, also if no message was written for it', async () => {
  const answers = { nickname: 'Adalbertine', secret: 7, email: 'a@b' };
  const { store } = await drawForm(textForm, { answers });
  store.revealErrors();
  await expect.element(nickname).toHaveAttribute('aria-invalid', 'true');
  await expect.element(nickname).toHaveAccessibleDescription(`What friends call you. ${TOO_LONG}`);
  await expect.element(secret).toHaveAttribute('aria-invalid', 'true');
  await expect.element(secret).toHaveAccessibleDescription('Check this answer');
  expect(textsOf(alert)).toEqual([TOO_LONG, 'Check this answer']);
});

test('keeps the click on a button that an error moves', async () => {
  const { onSubmit } = await drawForm(textForm, { below: <button type="submit">Go on</button> });
  const button = page.getByRole('button', { name: 'Go on' });
  await userEvent.click(email);
  const before = boxOf(button).top;
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledOnce();
  await expect.element(alert).toBeVisible();
  // the error moved the button, so the click could have missed it
  expect(boxOf(button).top).toBeGreaterThan(before + 10);
});

test('§4 shows and announces an alert below the field while its condition is met', async () => {
  const books = box('Books a month (optional)');
  const reads = page.getByText('You read a lot.');
  const { container, unmount } = await drawForm(readerForm);
  const region = page.getByRole('status');
  await expect.element(region).toBeEmptyDOMElement();
  await userEvent.type(books, '2');
  await expect.element(reads).not.toBeInTheDocument();
  await userEvent.type(books, '0');
  await expect.element(region).toHaveTextContent('Success: You read a lot. Ask for a large bag at the desk.');
  expect(containerOf(books)?.contains(reads.element())).toBe(true);
  expect(boxOf(reads).top).toBeGreaterThanOrEqual(boxOf(books).bottom);
  await expect.element(books).not.toHaveAttribute('aria-invalid');
  await expect.element(alert).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.type(books, '{Backspace}');
  await expect.element(reads).not.toBeInTheDocument();
  await unmount();
  await drawForm(readerForm, { answers: { booksAMonth: 25 } });
  await expect.element(reads).toBeVisible();
});

test('gives dates, numbers and short texts narrow boxes', async () => {
  const widthOf = (name: string) => boxOf(box(name)).width;
  const fieldOf = (name: string) => box(name).element().closest('.field')?.getBoundingClientRect().width;
  const { unmount } = await drawForm(dateForm);
  expect(widthOf('Date of birth')).toBeGreaterThan(160);
  expect(widthOf('Date of birth')).toBeLessThan(240);
  expect(widthOf('Years as a member (optional)')).toBeLessThan(widthOf('Date of birth'));
  expect(fieldOf('Date of birth')).toBeGreaterThan(1000);
  await resize(320, 600);
  expect(document.documentElement.scrollWidth, 'WCAG 1.4.10').toBeLessThanOrEqual(320);
  await unmount();
  await page.viewport(1280, 900);
  await drawForm(textForm);
  expect(widthOf('Phone (optional)')).toBeLessThan(200);
  expect(widthOf('E-mail')).toBe(fieldOf('E-mail'));
});

test('throws if the widget is not loaded, and names it', async () => {
  const widgets = { text: undefined as never };
  const message = 'The widget "text" of the field "nickname" is not loaded.';
  await expect(drawForm(textForm, { widgets })).rejects.toThrow(message);
});
