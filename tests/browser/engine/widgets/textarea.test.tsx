import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import form from '../../../fixtures/library/forms/textarea.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { boxOf, fakeTimers, pass } from '../../helpers.ts';
import { drawForm } from '../draw.tsx';

const review = page.getByRole('textbox', { name: 'Your review' });
const remarks = page.getByRole('textbox', { name: 'Remarks (optional)' });
const alert = page.getByRole('alert');
const count = (text: string) => page.getByText(text, { exact: true }).first();

test('has its name, placeholder and rows, and is described by its hint and limit', async () => {
  const { container, store } = await drawForm(form);
  await expect.element(review).toHaveAttribute('name', 'review');
  await expect.element(review).toHaveAttribute('placeholder', 'I liked...');
  await expect.element(review).not.toHaveAttribute('maxlength');
  await expect.element(review).toBeRequired();
  const limit = 'You can enter up to 20 characters';
  await expect.element(review).toHaveAccessibleDescription(`A few words are enough. ${limit}`);
  await expect.element(remarks).not.toHaveAccessibleDescription();
  expect(boxOf(remarks).height - boxOf(review).height).toBeCloseTo(27, 0);
  expect(await accessibilityFaults(container)).toEqual([]);
  store.revealErrors();
  await expect.element(alert).toHaveTextContent('Enter your review');
  await expect
    .element(review)
    .toHaveAccessibleDescription(`A few words are enough. Enter your review ${limit}`);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('keeps line breaks, which do not submit the form, and treats an empty text as missing', async () => {
  const { answered, onSubmit } = await drawForm(form, { answers: { review: 'Good\n' } });
  await expect.element(review).toHaveValue('Good\n');
  await userEvent.type(review, '{Control>}{End}{/Control}book{Enter}');
  expect(answered()).toEqual({ review: 'Good\nbook\n' });
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(review);
  expect(answered()).toEqual({});
});

test('normalises text from any keyboard, and keeps the caret in place', async () => {
  const { answered } = await drawForm(form);
  await userEvent.fill(remarks, 'Room\u00a0B\nwing C');
  const control = remarks.element() as HTMLTextAreaElement;
  control.setSelectionRange(5, 5);
  await userEvent.keyboard('１\u200e２');
  await expect.element(remarks).toHaveValue('Room 12B\nwing C');
  expect(control.selectionStart).toBe(7);
  expect(answered()).toEqual({ remarks: 'Room 12B\nwing C' });
});

test('grows with its text', async () => {
  await drawForm(form);
  const { height } = boxOf(remarks);
  await userEvent.fill(remarks, 'one\ntwo\nthree\nfour\nfive\nsix');
  expect(boxOf(remarks).height).toBeGreaterThan(height);
});

test('reports only the name of a changed text, if it is for analytics', async () => {
  const { reports } = await drawForm(form);
  await userEvent.type(review, 'Good');
  await userEvent.type(remarks, 'None');
  await userEvent.tab();
  expect(reports).toEqual([{ type: 'update', field: 'review', label: '' }]);
});

describe('the count', () => {
  fakeTimers();

  test('follows every key, without cutting the text', async () => {
    const { state } = await drawForm(form);
    await expect.element(count('You have 20 characters left')).toBeVisible();
    await userEvent.fill(review, '👩🏽 is a good author');
    await expect.element(count('You have 1 character left')).toBeVisible();
    await userEvent.type(review, '!!');
    await expect.element(count('You have 1 character too many')).toBeVisible();
    await userEvent.type(review, '!');
    await expect.element(count('You have 2 characters too many')).toBeVisible();
    expect(state()).toEqual([{ review: '👩🏽 is a good author!!!' }, false]);
    await userEvent.tab();
    await expect.element(alert).toHaveTextContent('Enter up to 20 characters');
  });

  test('is read out when the visitor stops typing, and not before', async () => {
    await drawForm(form, { answers: { review: 'Good' } });
    const spoken = page.getByRole('status');
    await pass(2_000);
    await expect.element(spoken).toBeEmptyDOMElement();
    await userEvent.type(review, ' b');
    await pass(900);
    await userEvent.type(review, 'o');
    await pass(900);
    await expect.element(spoken).toBeEmptyDOMElement();
    await pass(100);
    await expect.element(spoken).toHaveTextContent('You have 13 characters left');
  });

  test('is only there for a field with a limit', async () => {
    await drawForm(form);
    expect(page.getByRole('status').elements()).toHaveLength(1);
  });
});
