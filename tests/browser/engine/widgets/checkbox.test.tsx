import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import termsForm from '../../../fixtures/library/forms/checkbox.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { boxOf } from '../../helpers.ts';
import { drawForm } from '../draw.tsx';

const agree = page.getByRole('checkbox', { name: 'I agree to the terms', exact: true });
const news = page.getByRole('checkbox', { name: 'Write to me' });
const label = page.getByText('I agree to the terms');
const alert = page.getByRole('alert');
const TEXT = 'Read our terms first. Nobody may join without.';

test('labels the box, marks it as optional, and describes it with the text below', async () => {
  const { container } = await drawForm(termsForm, { answers: { news: true } });
  await expect.element(agree).toHaveAttribute('name', 'agree');
  await expect.element(news).toHaveAttribute('name', 'news');
  await expect.element(agree).toBeRequired();
  await expect.element(news).not.toBeRequired();
  await expect.element(agree).toHaveAccessibleName('I agree to the terms');
  await expect.element(news).toHaveAccessibleName('Write to me (optional)');
  await expect.element(agree).not.toBeChecked();
  await expect.element(news).toBeChecked();
  expect(boxOf(page.getByText('Read our terms first.')).top).toBeGreaterThanOrEqual(boxOf(label).bottom);
  await expect.element(agree).toHaveAccessibleDescription(TEXT);
  await expect.element(news).not.toHaveAccessibleDescription();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('§5, WCAG 2.1.1: ticks and unticks by mouse and key, and shows an error when unticked', async () => {
  const { state, reports } = await drawForm(termsForm);
  await userEvent.click(agree);
  await expect.element(agree).toBeChecked();
  expect(state()).toEqual([{ agree: true }, true]);
  expect(reports).toEqual([{ type: 'update', field: 'agree', label: 'I agree to the terms' }]);
  await userEvent.keyboard(' ');
  await expect.element(agree).not.toBeChecked();
  expect(state()).toEqual([{}, false]);
  await expect.element(alert).toHaveTextContent('Tick the box to join');
  expect(reports.slice(1)).toEqual([
    { type: 'update', field: 'agree', label: '' },
    { type: 'invalid', field: 'agree' },
  ]);
  await userEvent.keyboard(' ');
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(agree).not.toBeInvalid();
  await userEvent.tab();
  expect(reports).toHaveLength(4);
});

test('WCAG 2.5.8: ticks with the whole label, but not with a link in the text', async () => {
  const { answered } = await drawForm(termsForm);
  const whole = page.elementLocator(label.element().closest('label') ?? label.element());
  const { width, height } = boxOf(whole);
  expect(height).toBeGreaterThanOrEqual(44);
  expect(width).toBeGreaterThan(200);
  for (const [x, y, answer] of [
    [width - 3, 3, { agree: true }],
    [width / 2, height - 3, {}],
    [3, height - 3, { agree: true }],
  ] as const) {
    await userEvent.click(whole, { position: { x, y } });
    expect(answered()).toEqual(answer);
  }
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  await userEvent.click(page.getByRole('link', { name: 'our terms' }));
  await expect.poll(() => location.hash).toBe('#terms');
  expect(answered()).toEqual({ agree: true });
});

test('§5 shows an error after the visitor leaves a required box without ticking it', async () => {
  const { container, reports } = await drawForm(termsForm, { answers: { agree: false } });
  await userEvent.tab();
  await expect.element(agree).toHaveFocus();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(agree).not.toBeInvalid();
  await expect.element(agree).not.toBeChecked();
  await userEvent.tab();
  await expect.element(alert).toHaveTextContent('Tick the box to join');
  await expect.element(agree).toHaveAttribute('aria-invalid', 'true');
  await expect.element(agree).toHaveAccessibleDescription(`${TEXT} Tick the box to join`);
  expect(agree.element().closest('[data-field]')?.contains(alert.element())).toBe(true);
  expect(await accessibilityFaults(container)).toEqual([]);
  expect(reports).toEqual([{ type: 'invalid', field: 'agree' }]);
});

test('§5 shows no error for an optional box, and reports its tick without its label', async () => {
  const { reports } = await drawForm(termsForm, { answers: { agree: true } });
  await userEvent.tab();
  await userEvent.tab();
  expect(reports, '§7 a box that has not changed').toEqual([]);
  await userEvent.click(news);
  expect(reports).toEqual([{ type: 'update', field: 'news', label: '' }]);
  await userEvent.click(news);
  await userEvent.tab({ shift: true });
  await expect.element(news).not.toBeInvalid();
  await expect.element(alert).not.toBeInTheDocument();
});
