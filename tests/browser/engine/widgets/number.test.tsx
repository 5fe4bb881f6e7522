import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import numberForm from '../../../fixtures/library/forms/number.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { compose } from '../compose.ts';
import { drawForm } from '../draw-form.tsx';

const age = page.getByRole('textbox', { name: 'Age' });
const fine = page.getByRole('textbox', { name: 'Fine to pay (optional)' });

test('§5 a number is typed into a text field with a keyboard of digits', async () => {
  await drawForm(numberForm);
  await expect.element(age).toHaveAttribute('inputmode', 'numeric');
  await expect.element(fine).toHaveAttribute('inputmode', 'decimal');
  await expect.element(age).toHaveAttribute('name', 'age');
});

test('§3 its placeholder and its unit are shown', async () => {
  await drawForm(numberForm);
  await expect.element(age).toHaveAttribute('placeholder', '30');
  await expect.element(page.getByText('years')).toBeVisible();
});

test('§4 a restored age stands in its field, and 0 is a number too', async () => {
  await drawForm(numberForm, { answers: { age: 30, fine: 0 } });
  await expect.element(age).toHaveValue('30');
  await expect.element(fine).toHaveValue('0');
});

describe('what is typed', () => {
  test.each([
    ['17', 17, false],
    ['18', 18, true],
    ['100', 100, true],
    ['101', 101, false],
    ['eighteen', 'eighteen', false],
    ['18.5', 18.5, false],
    ['1e2', '1e2', false],
    ['-20', -20, false],
  ])('§5 of %s the answer is %j, and fits: %s', async (typed, answer, valid) => {
    const { answered, store } = await drawForm(numberForm);
    await userEvent.type(age, typed);
    await expect.element(age).toHaveValue(typed);
    expect(answered()).toEqual({ age: answer });
    expect(store.getState().valid).toBe(valid);
  });

  test('§5 a decimal can be typed through the point that is no number yet', async () => {
    const { answered } = await drawForm(numberForm);
    await userEvent.type(fine, '1.');
    expect(answered()).toEqual({ fine: '1.' });
    await userEvent.type(fine, '25');
    expect(answered()).toEqual({ fine: 1.25 });
  });

  test('§5 a field that is emptied is no answer, so it is missing', async () => {
    const { answered, store } = await drawForm(numberForm, { answers: { age: 30 } });
    await userEvent.clear(age);
    expect(answered()).toEqual({});
    expect(store.getState().errors.get('/age')?.keyword).toBe('required');
  });

  test('§5 a number is not changed by the arrow keys', async () => {
    const { answered } = await drawForm(numberForm, { answers: { age: 30 } });
    await userEvent.click(age);
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}');
    expect(answered()).toEqual({ age: 30 });
  });
});

test.each([
  ['Arabic', '٣٠'],
  ['Devanagari', '३०'],
  ['wide', '３０'],
])('§5 %s digits are a number', async (_keyboard, typed) => {
  const { answered, store } = await drawForm(numberForm);
  await userEvent.type(age, typed);
  await expect.element(age).toHaveValue('30');
  expect(answered()).toEqual({ age: 30 });
  expect(store.getState().valid).toBe(true);
});

test('§5 a number that an input method composes is left alone until it is done', async () => {
  const { answered } = await drawForm(numberForm);
  await userEvent.click(age);
  const composition = await compose('３', '３０');
  await expect.element(age).toHaveValue('３０');
  await composition.finish('３０');
  await expect.element(age).toHaveValue('30');
  expect(answered()).toEqual({ age: 30 });
});

test('§7 a changed age is told by its name alone, and a field without isAnalyticRequired not at all', async () => {
  const { reports } = await drawForm(numberForm);
  await userEvent.type(age, '30');
  await userEvent.type(fine, '2');
  await userEvent.tab();
  expect(reports).toEqual([{ type: 'update', field: 'age', label: '' }]);
});

test('WCAG: axe finds nothing in number fields, with an error or without', async () => {
  const { container, store } = await drawForm(numberForm);
  expect(await accessibilityFaults(container)).toEqual([]);
  store.revealErrors();
  await expect.element(age).toBeInvalid();
  expect(await accessibilityFaults(container)).toEqual([]);
});
