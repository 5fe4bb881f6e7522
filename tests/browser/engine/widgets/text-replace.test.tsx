import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import textForm from '../../../fixtures/library/forms/text.json?content';
import { drawForm } from '../draw-form.tsx';

const phone = page.getByRole('textbox', { name: 'Phone (optional)' });

test.each([
  ['+61 491 570 006', '0491570006'],
  ['0491 570 006', '0491570006'],
  ['(02) 5550-1234', '0255501234'],
  [' +61491570006 ', '0491570006'],
])('decisions "Data": %j that is pasted becomes %s before it is checked', async (pasted, answer) => {
  const { answered, store } = await drawForm(textForm, { answers: { email: 'a@b' } });
  await userEvent.fill(phone, pasted);
  expect(answered().phone).toBe(answer);
  expect(store.getState().valid).toBe(true);
});

test('what is typed is rewritten as it is typed', async () => {
  const { answered } = await drawForm(textForm);
  await userEvent.type(phone, '+61 491 570 006');
  await expect.element(phone).toHaveValue('0491570006');
  expect(answered().phone).toBe('0491570006');
});

test('§5 nothing is cut: more than the field holds is a mistake', async () => {
  const { answered, store } = await drawForm(textForm, { answers: { email: 'a@b' } });
  await userEvent.type(phone, '0491 570 006 99');
  expect(answered().phone).toBe('049157000699');
  expect(store.getState().valid).toBe(false);
  await userEvent.type(phone, '{Backspace}{Backspace}');
  expect(store.getState().valid).toBe(true);
});

test('§5 nor where more is put in between: all that stands there stays', async () => {
  const { answered } = await drawForm(textForm, { answers: { phone: '0491570006' } });
  await userEvent.click(phone);
  const input = phone.element() as HTMLInputElement;
  input.setSelectionRange(2, 2);
  await userEvent.keyboard('7 8');
  await expect.element(phone).toHaveValue('047891570006');
  expect(answered().phone).toBe('047891570006');
  expect(input.selectionStart).toBe(4);
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(phone).toHaveValue('0491570006');
});

test('§5 what is pasted and is too long stays whole, and is a mistake', async () => {
  const { answered, store } = await drawForm(textForm, { answers: { email: 'a@b' } });
  await userEvent.fill(phone, '0491 570 006 99');
  await expect.element(phone).toHaveValue('049157000699');
  expect(answered().phone).toBe('049157000699');
  expect(store.getState().valid).toBe(false);
});

test('what is pasted in digits of another keyboard is rewritten as well', async () => {
  const { answered } = await drawForm(textForm);
  await userEvent.fill(phone, '+٦١ ٤٩١ ٥٧٠ ٠٠٦');
  expect(answered().phone).toBe('0491570006');
});

test('the caret stays where something was put in', async () => {
  await drawForm(textForm, { answers: { phone: '049006' } });
  await userEvent.click(phone);
  const input = phone.element() as HTMLInputElement;
  input.setSelectionRange(3, 3);
  await userEvent.keyboard('1 5');
  await expect.element(phone).toHaveValue('04915006');
  expect(input.selectionStart).toBe(5);
});
