import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import textForm from '../../../fixtures/library/forms/text.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { compose } from '../compose.ts';
import { drawForm } from '../draw-form.tsx';

const nickname = page.getByRole('textbox', { name: 'Nickname (optional)' });
const email = page.getByRole('textbox', { name: 'E-mail' });
const secret = page.getByRole('textbox', { name: 'Secret (optional)' });

test('the control’s name is the field’s', async () => {
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

test('nothing is cut of a text that is too long: its message says how long it may be', async () => {
  const { answered, store } = await drawForm(textForm, { answers: { email: 'ada@x' } });
  await expect.element(nickname).not.toHaveAttribute('maxlength');
  await userEvent.type(nickname, 'Adalbertine');
  await expect.element(nickname).toHaveValue('Adalbertine');
  expect(answered()).toMatchObject({ nickname: 'Adalbertine' });
  expect(store.getState().valid).toBe(false);
  await userEvent.tab();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter up to 8 characters');
});

describe('a text from any keyboard', () => {
  test.each([
    ['O‘Hara', "O'Hara"],
    ['O´Hara', "O'Hara"],
    ['D’Arcy', 'D’Arcy'],
    ['Anne‐Marie', 'Anne-Marie'],
    ['Anne\u00a0Lou', 'Anne Lou'],
    ['\u200fAda\u200e', 'Ada'],
    ['Ａｄａ１', 'Ada1'],
    ['دي٤', 'دي4'],
  ])('%j is taken as %j', async (typed, answer) => {
    const { answered } = await drawForm(textForm);
    await userEvent.fill(nickname, typed);
    await expect.element(nickname).toHaveValue(answer);
    expect(answered()).toEqual({ nickname: answer });
  });

  test('leaves the caret where the visitor types', async () => {
    const { answered } = await drawForm(textForm, { answers: { nickname: 'Room B' } });
    await userEvent.click(nickname);
    const input = nickname.element() as HTMLInputElement;
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('１\u200e２');
    await expect.element(nickname).toHaveValue('Room12 B');
    expect(input.selectionStart).toBe(6);
    expect(answered()).toEqual({ nickname: 'Room12 B' });
  });
});

describe('a text that an input method composes', () => {
  const phone = page.getByRole('textbox', { name: 'Phone (optional)' });

  test('is left alone until it is done, and is then put right', async () => {
    const { answered } = await drawForm(textForm);
    await userEvent.click(phone);
    const composition = await compose('０', '０４', '０４９１');
    await expect.element(phone).toHaveValue('０４９１');
    expect(answered()).toEqual({ phone: '０４９１' });
    await composition.finish('０４９１');
    await expect.element(phone).toHaveValue('0491');
    expect(answered()).toEqual({ phone: '0491' });
  });

  test('goes on with what stands there already', async () => {
    const { answered } = await drawForm(textForm, { answers: { nickname: 'Li ' } });
    await userEvent.click(nickname);
    await userEvent.keyboard('{End}');
    const composition = await compose('n', 'ni', '你');
    await expect.element(nickname).toHaveValue('Li 你');
    await composition.finish('你');
    await expect.element(nickname).toHaveValue('Li 你');
    expect(answered()).toEqual({ nickname: 'Li 你' });
  });
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
