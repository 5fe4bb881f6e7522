import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { engineWidgets, loadWidgets } from '../../../../src/engine/registry.ts';
import numberForm from '../../../fixtures/library/forms/number.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw.tsx';
import { countRenders } from '../form/count-renders.tsx';
import { compose } from '../input.ts';

const age = page.getByRole('textbox', { name: 'Age' });
const fine = page.getByRole('textbox', { name: 'Fine to pay (optional)' });

test('§5 has its name, placeholder and unit, and a numeric keyboard', async () => {
  const { container, store } = await drawForm(numberForm);
  await expect.element(age).toHaveAttribute('name', 'age');
  await expect.element(age).toHaveAttribute('inputmode', 'numeric');
  await expect.element(fine).toHaveAttribute('inputmode', 'decimal');
  await expect.element(age).toHaveAttribute('placeholder', '30');
  await expect.element(page.getByText('years')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  store.revealErrors();
  await expect.element(age).toBeInvalid();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('§4 restores a number, ignores the arrow keys and treats an empty field as missing', async () => {
  const { answered, store } = await drawForm(numberForm, { answers: { age: 30, fine: 0 } });
  await expect.element(age).toHaveValue('30');
  await expect.element(fine).toHaveValue('0');
  await userEvent.click(age);
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}');
  expect(answered()).toEqual({ age: 30, fine: 0 });
  await userEvent.clear(age);
  expect(answered()).toEqual({ fine: 0 });
  expect(store.getState().errors.get('/age')?.keyword).toBe('required');
});

test('§5 parses a text that is written as a number, and validates its bounds', async () => {
  const { state } = await drawForm(numberForm);
  for (const [typed, answer, valid] of [
    ['17', 17, false],
    ['18', 18, true],
    ['100', 100, true],
    ['101', 101, false],
    ['eighteen', 'eighteen', false],
    ['18.5', 18.5, false],
    ['20.0', 20, true],
    ['+20', 20, true],
    ['020', 20, true],
    ['1e2', '1e2', false],
    ['-20', -20, false],
  ] as const) {
    await userEvent.clear(age);
    await userEvent.type(age, typed);
    await expect.element(age).toHaveValue(typed);
    expect(state()).toEqual([{ age: answer }, valid]);
  }
});

test('§5 shows a number as it is typed, while its answer is plain', async () => {
  const { answered, store } = await drawForm(numberForm);
  await userEvent.click(fine);
  let text = '';
  for (const [key, answer] of [
    ['1', 1],
    [',', '1,'],
    ['2', '1,2'],
    ['5', '1,25'],
    ['0', 1250],
    ['.', 1250],
    ['5', 1250.5],
    ['0', 1250.5],
  ] as const) {
    text += key;
    await userEvent.keyboard(key);
    await expect.element(fine).toHaveValue(text);
    expect(answered()).toEqual({ fine: answer });
  }
  await userEvent.tab();
  await expect.element(fine).toHaveValue('1,250.50');
  store.setValue(['fine'], 7);
  await expect.element(fine).toHaveValue('7');
  await userEvent.clear(fine);
  await expect.element(fine).toHaveValue('');
  expect(answered()).toEqual({});
  store.setValue(['fine'], 0.1);
  await expect.element(fine).toHaveValue('0.1');
});

test('draws one field in one commit per keystroke, also if the answer stays the same', async () => {
  const counts = countRenders(await loadWidgets(['number'], engineWidgets));
  await drawForm(numberForm, counts);
  await userEvent.click(fine);
  for (const key of ['2', '0', '.', '5', '0', '{Backspace}'])
    expect(await counts.of(() => userEvent.keyboard(key)), key).toMatchObject({ commits: 1 });
});

test('§5 accepts digits of other keyboards and of input methods', async () => {
  const { answered, store } = await drawForm(numberForm);
  await userEvent.type(age, '٣٠');
  await expect.element(age).toHaveValue('30');
  expect([answered(), store.getState().valid]).toEqual([{ age: 30 }, true]);
  await userEvent.clear(age);
  const composition = await compose('４', '４０');
  await expect.element(age).toHaveValue('４０');
  await composition.finish('４０');
  await expect.element(age).toHaveValue('40');
  expect(answered()).toEqual({ age: 40 });
});

test('§7 reports only the name of a changed number, if it is for analytics', async () => {
  const { reports } = await drawForm(numberForm);
  await userEvent.type(age, '30');
  await userEvent.type(fine, '2');
  await userEvent.tab();
  expect(reports).toEqual([{ type: 'update', field: 'age', label: '' }]);
});
