import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { engineWidgets, loadWidgets } from '../../../../src/engine/registry.ts';
import form from '../../../fixtures/library/forms/variant.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw.tsx';
import { countRenders } from '../form/count-renders.tsx';

const reason = page.getByRole('group', { name: 'Why is it late?' });
const payment = page.getByRole('group', { name: 'How will you pay? (optional)' });
const kind = (name: string) => page.getByRole('radio', { name });
const text = page.getByRole('textbox', { name: 'A short reason' });
const start = page.getByRole('textbox', { name: 'How it began' });
const report = page.getByRole('textbox', { name: 'Report number' });
const hours = page.getByRole('textbox', { name: 'Hours' });
const points = page.getByRole('textbox', { name: 'Points' });
const alert = page.getByRole('alert');

test('asks for the kind first, in a group with its label, hint and error', async () => {
  const { container, store } = await drawForm(form);
  await expect.element(reason).toHaveAccessibleDescription('We read all of them.');
  for (const name of ['A short reason', 'A long story']) await expect.element(kind(name)).not.toBeChecked();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  store.revealErrors();
  await expect.element(alert).toHaveTextContent('Say why it is late');
  await expect.element(reason).toHaveAccessibleDescription('We read all of them. Say why it is late');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('shows the kind of a restored answer', async () => {
  const { container } = await drawForm(form, {
    answers: { reason: { start: 'A dog' }, payment: { by: 'work', hours: 2 } },
  });
  await expect.element(kind('A long story')).toBeChecked();
  await expect.element(start).toHaveValue('A dog');
  await expect.element(kind('Work')).toBeChecked();
  await expect.element(hours).toHaveValue('2');
  await expect.element(page.getByRole('textbox', { name: 'by' })).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('keeps the answer of each kind while another one is chosen', async () => {
  const { answered } = await drawForm(form);
  await userEvent.click(kind('A short reason'));
  await userEvent.type(text, 'I forgot it');
  await userEvent.click(kind('A long story'));
  expect(answered()).toEqual({ reason: {} });
  await userEvent.type(start, 'A dog');
  await userEvent.click(kind('A short reason'));
  await expect.element(text).toHaveValue('I forgot it');
  expect(answered()).toEqual({ reason: 'I forgot it' });
  await userEvent.click(kind('A long story'));
  expect(answered()).toEqual({ reason: { start: 'A dog' } });
});

test('is used with the keyboard', async () => {
  const { answered } = await drawForm(form);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(kind('A short reason')).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(kind('A long story')).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('A dog');
  expect(answered()).toEqual({ reason: { start: 'A dog' } });
});

test('fills in the constants of a kind', async () => {
  const { state } = await drawForm(form, { answers: { reason: 'I forgot it' } });
  await userEvent.click(kind('Work'));
  expect(state()).toEqual([{ reason: 'I forgot it', payment: { by: 'work' } }, false]);
  await userEvent.type(hours, '2');
  expect(state()).toEqual([{ reason: 'I forgot it', payment: { by: 'work', hours: 2 } }, true]);
});

test('shows only the errors of the chosen kind, at its field', async () => {
  const { container } = await drawForm(form);
  await userEvent.click(kind('A short reason'));
  await userEvent.type(text, 'No');
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(alert).toHaveTextContent('Use at least 5 characters');
  await expect.element(text).toHaveAccessibleDescription('Use at least 5 characters');
  await expect.element(text).toBeInvalid();
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.clear(text);
  await expect.element(alert).toHaveTextContent('Say why it is late');
  await expect.element(text).toBeVisible();
});

test('shows the errors inside an object at its fields', async () => {
  const { container, store } = await drawForm(form, { answers: { reason: {} } });
  store.revealErrors();
  await expect.element(alert).toHaveTextContent('Say how it began');
  await expect.element(start).toBeInvalid();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('keeps the kind while an answer is typed that another kind, or none, would take', async () => {
  const { answered } = await drawForm(form, { answers: { reason: 'I forgot it', payment: 7 } });
  await userEvent.type(points, 'x');
  await expect.element(points).toHaveValue('7x');
  await userEvent.tab();
  await expect.element(alert).toHaveTextContent('Enter a number of points');
  await expect.element(kind('Points')).toBeChecked();
  expect(answered()).toEqual({ reason: 'I forgot it', payment: '7x' });
});

test('has kinds with a widget of their own, such as a map', async () => {
  const { answered, container } = await drawForm(form, { answers: { greeting: 'Hi' } });
  await userEvent.click(kind('By language'));
  expect(answered()).toEqual({ greeting: {} });
  await userEvent.click(page.getByRole('button', { name: 'Add a language' }));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'zh');
  await userEvent.tab();
  await userEvent.keyboard('Hao');
  expect(answered()).toEqual({ greeting: { zh: 'Hao' } });
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.click(kind('Always the same'));
  await expect.element(page.getByRole('textbox', { name: 'Always the same' })).toHaveValue('Hi');
  await userEvent.click(kind('By language'));
  await expect.element(page.getByRole('textbox', { name: 'Greeting' })).toHaveValue('Hao');
});

test('follows an answer from outside', async () => {
  const { store } = await drawForm(form, { answers: { reason: 'I forgot it' } });
  store.setValue(['reason'], { start: 'A dog' });
  await expect.element(kind('A long story')).toBeChecked();
  await expect.element(start).toHaveValue('A dog');
  await expect.element(payment).toBeVisible();
});

test('follows an answer of another kind from outside, while the focus is inside', async () => {
  const { store } = await drawForm(form, { answers: { reason: 'I forgot it' } });
  await userEvent.click(text);
  store.setValue(['reason'], { start: 'A dog' });
  await expect.element(kind('A long story')).toBeChecked();
  await expect.element(start).toHaveValue('A dog');
  await userEvent.click(start);
  store.setValue(['reason'], 'I forgot it');
  await expect.element(text).toHaveValue('I forgot it');
  expect(store.getState().answers.reason).toBe('I forgot it');
});

test('§4 reveals a field inside a kind, and hides its answer with it', async () => {
  const { store } = await drawForm(form, {
    answers: { reason: { start: 'A dog', police: true, report: '7' } },
  });
  await expect.element(report).toHaveValue('7');
  await userEvent.click(reason.getByRole('radio', { name: 'No' }));
  await expect.element(report).not.toBeInTheDocument();
  expect(store.getState().visible).toEqual({ reason: { start: 'A dog', police: false } });
});

test('draws one field in one commit per keystroke', async () => {
  const counts = countRenders(
    await loadWidgets(['text', 'textarea', 'yes-no', 'number', 'map', 'variant'], engineWidgets),
  );
  await drawForm(form, { ...counts, answers: { reason: { start: 'A dog' } } });
  await userEvent.click(start);
  const drawn = { 'reason.start': 1 };
  expect(await counts.of(() => userEvent.keyboard('s'))).toEqual({ commits: 1, drawn });
});
