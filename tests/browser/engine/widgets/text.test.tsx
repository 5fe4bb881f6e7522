import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import textForm from '../../../fixtures/library/forms/text.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw-form.tsx';

const nickname = page.getByRole('textbox', { name: 'Nickname (optional)' });
const email = page.getByRole('textbox', { name: 'E-mail' });
const secret = page.getByRole('textbox', { name: 'Secret (optional)' });

test('decisions "check from outside": the control’s name is the field’s', async () => {
  await drawForm(textForm);
  await expect.element(nickname).toHaveAttribute('name', 'nickname');
});

test('§3 a text field has its placeholder, its keyboard and what the browser may fill in', async () => {
  await drawForm(textForm);
  await expect.element(nickname).toHaveAttribute('placeholder', 'Dee');
  await expect.element(nickname).toHaveAttribute('type', 'text');
  await expect.element(email).toHaveAttribute('type', 'email');
  await expect.element(email).toHaveAttribute('autocomplete', 'email');
});

test('§5 required is said of a required field alone', async () => {
  await drawForm(textForm);
  await expect.element(email).toBeRequired();
  await expect.element(nickname).not.toBeRequired();
});

test('§4 a restored text stands in its field', async () => {
  await drawForm(textForm, { answers: { nickname: 'Ada' } });
  await expect.element(nickname).toHaveValue('Ada');
});

test('§5 what is typed is the answer, and is judged with every key', async () => {
  const { answered, store } = await drawForm(textForm);
  await userEvent.type(email, 'ada@');
  expect(answered()).toEqual({ email: 'ada@' });
  expect(store.getState().valid).toBe(false);
  await userEvent.type(email, 'x');
  expect(store.getState().valid).toBe(true);
});

test('§5 a field that is emptied is no answer, so it is missing', async () => {
  const { answered, store } = await drawForm(textForm, { answers: { email: 'ada@x' } });
  await userEvent.clear(email);
  expect(answered()).toEqual({});
  expect(store.getState().errors.get('/email')?.keyword).toBe('required');
});

test('§9 a field takes no more than its longest answer', async () => {
  const { answered } = await drawForm(textForm);
  await userEvent.type(nickname, 'Adalbertine');
  expect(answered()).toEqual({ nickname: 'Adalbert' });
});

describe('reports to analytics', () => {
  test('§7 a changed field is told once it is left, by its name alone and never by what was typed', async () => {
    const { reports } = await drawForm(textForm);
    await userEvent.type(nickname, 'Ada');
    expect(reports).toEqual([]);
    await userEvent.tab();
    expect(reports).toEqual([{ type: 'update', field: 'nickname', label: '' }]);
  });

  test('§7 a field that is left as it was is not told', async () => {
    const { reports } = await drawForm(textForm, { answers: { nickname: 'Ada' } });
    await userEvent.click(nickname);
    await userEvent.click(email);
    expect(reports).toEqual([]);
  });

  test('§3 a field without isAnalyticRequired is not told', async () => {
    const { reports, answered } = await drawForm(textForm);
    await userEvent.type(secret, 'hush');
    await userEvent.tab();
    expect(answered()).toEqual({ secret: 'hush' });
    expect(reports).toEqual([]);
  });
});

test('WCAG: axe finds nothing in text fields, with an error or without', async () => {
  const { container, store } = await drawForm(textForm);
  expect(await accessibilityFaults(container)).toEqual([]);
  store.revealErrors();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  expect(await accessibilityFaults(container)).toEqual([]);
});
