import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import textForm from '../../../fixtures/library/forms/text.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw.tsx';
import { compose } from '../input.ts';

const nickname = page.getByRole('textbox', { name: 'Nickname (optional)' });
const email = page.getByRole('textbox', { name: 'E-mail' });
const secret = page.getByRole('textbox', { name: 'Secret (optional)' });
const phone = page.getByRole('textbox', { name: 'Phone (optional)' });

test('§3 has its name, placeholder, keyboard and autocomplete', async () => {
  const { container, store } = await drawForm(textForm);
  await expect.element(nickname).toHaveAttribute('name', 'nickname');
  await expect.element(nickname).toHaveAttribute('placeholder', 'Dee');
  await expect.element(nickname).toHaveAttribute('type', 'text');
  await expect.element(nickname).not.toHaveAttribute('maxlength');
  await expect.element(nickname).not.toBeRequired();
  await expect.element(email).toHaveAttribute('type', 'email');
  await expect.element(email).toHaveAttribute('autocomplete', 'email');
  await expect.element(email).toBeRequired();
  expect(await accessibilityFaults(container)).toEqual([]);
  store.revealErrors();
  await expect.element(email).toBeInvalid();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('§5 validates the text with every key, and treats an empty field as missing', async () => {
  const { answered, store } = await drawForm(textForm, { answers: { email: 'ada' } });
  await expect.element(email).toHaveValue('ada');
  await userEvent.type(email, '@');
  expect([answered(), store.getState().valid]).toEqual([{ email: 'ada@' }, false]);
  await userEvent.type(email, 'x');
  expect([answered(), store.getState().valid]).toEqual([{ email: 'ada@x' }, true]);
  await userEvent.clear(email);
  expect(answered()).toEqual({});
  expect(store.getState().errors.get('/email')?.keyword).toBe('required');
});

test('does not cut a long text, but shows the maximum length in its message', async () => {
  const { state } = await drawForm(textForm, { answers: { email: 'ada@x' } });
  await userEvent.type(nickname, 'Adalbertine');
  await expect.element(nickname).toHaveValue('Adalbertine');
  expect(state()).toEqual([{ nickname: 'Adalbertine', email: 'ada@x' }, false]);
  await userEvent.tab();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter up to 8 characters');
});

test('normalises text from any keyboard, and keeps the caret in place', async () => {
  const { answered } = await drawForm(textForm);
  await userEvent.fill(nickname, '\u200fO‘Hara\u00a0１');
  await expect.element(nickname).toHaveValue("O'Hara 1");
  expect(answered()).toEqual({ nickname: "O'Hara 1" });
  await userEvent.fill(nickname, 'Room B');
  const input = nickname.element() as HTMLInputElement;
  input.setSelectionRange(4, 4);
  await userEvent.keyboard('１\u200e２');
  await expect.element(nickname).toHaveValue('Room12 B');
  expect(input.selectionStart).toBe(6);
  expect(answered()).toEqual({ nickname: 'Room12 B' });
});

test('normalises the text of an input method only after its composition ends', async () => {
  const { answered } = await drawForm(textForm, { answers: { nickname: 'Li ' } });
  await userEvent.click(nickname);
  await userEvent.keyboard('{End}');
  const composition = await compose('n', 'ni', '你１');
  await expect.element(nickname).toHaveValue('Li 你１');
  expect(answered()).toEqual({ nickname: 'Li 你１' });
  await composition.finish('你１');
  await expect.element(nickname).toHaveValue('Li 你1');
  expect(answered()).toEqual({ nickname: 'Li 你1' });
});

test('§7 reports only the name of a changed field, after the visitor leaves it', async () => {
  const { reports, answered } = await drawForm(textForm, { answers: { nickname: 'Ada' } });
  await userEvent.click(nickname);
  await userEvent.type(secret, 'hush');
  await userEvent.type(nickname, 'b');
  expect(reports).toEqual([]);
  await userEvent.tab();
  expect(reports).toEqual([{ type: 'update', field: 'nickname', label: '' }]);
  expect(answered()).toEqual({ secret: 'hush', nickname: 'Adab' });
});

describe('a field that rewrites its text', () => {
  const draw = (answers = {}) => drawForm(textForm, { answers: { email: 'a@b', ...answers } });

  test('rewrites pasted and typed text without cutting it', async () => {
    const { answered, store } = await draw();
    for (const [pasted, answer, valid] of [
      ['+61 491 570 006', '0491570006', true],
      ['0491 570 006', '0491570006', true],
      ['(02) 5550-1234', '0255501234', true],
      [' +61491570006 ', '0491570006', true],
      ['+٦١ ٤٩١ ٥٧٠ ٠٠٦', '0491570006', true],
      ['0491 570 006 99', '049157000699', false],
    ] as const) {
      await userEvent.fill(phone, pasted);
      await expect.element(phone).toHaveValue(answer);
      expect([answered().phone, store.getState().valid]).toEqual([answer, valid]);
    }
    await userEvent.clear(phone);
    await userEvent.type(phone, '+61 491 570 006 99');
    await expect.element(phone).toHaveValue('049157000699');
    await userEvent.type(phone, '{Backspace}{Backspace}');
    expect([answered().phone, store.getState().valid]).toEqual(['0491570006', true]);
  });

  test.each([
    ['049006', 3, '1 5', '04915006', 5],
    ['0491570006', 2, '7 8', '047891570006', 4],
  ])('keeps the caret in the middle of %s', async (number, at, keys, text, caret) => {
    const { answered } = await draw({ phone: number });
    await userEvent.click(phone);
    const input = phone.element() as HTMLInputElement;
    input.setSelectionRange(at, at);
    await userEvent.keyboard(keys);
    await expect.element(phone).toHaveValue(text);
    expect([answered().phone, input.selectionStart]).toEqual([text, caret]);
  });
});
