import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import termsForm from '../../../fixtures/library/forms/checkbox.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw-form.tsx';

const agree = page.getByRole('checkbox', { name: 'I agree to the terms', exact: true });
const news = page.getByRole('checkbox', { name: 'Write to me' });
const label = page.getByText('I agree to the terms');
const link = page.getByRole('link', { name: 'our terms' });
const alert = page.getByRole('alert');

test('the box has the field’s label and name', async () => {
  await drawForm(termsForm);
  await expect.element(agree).toHaveAttribute('name', 'agree');
  await expect.element(news).toHaveAttribute('name', 'news');
});

test('§5 required is said of a required box alone', async () => {
  await drawForm(termsForm);
  await expect.element(agree).toBeRequired();
  await expect.element(news).not.toBeRequired();
});

test('§5 a box that may stay empty says so in its label', async () => {
  await drawForm(termsForm);
  await expect.element(news).toHaveAccessibleName('Write to me (optional)');
  await expect.element(agree).toHaveAccessibleName('I agree to the terms');
});

test('§4 no box is ticked at first, unless that was restored', async () => {
  await drawForm(termsForm, { answers: { news: true } });
  await expect.element(agree).not.toBeChecked();
  await expect.element(news).toBeChecked();
});

describe('ticking', () => {
  test('§5 is the answer true, and taking the tick away is no answer', async () => {
    const { answered, store } = await drawForm(termsForm);
    await userEvent.click(agree);
    await expect.element(agree).toBeChecked();
    expect(answered()).toEqual({ agree: true });
    expect(store.getState().valid).toBe(true);
    await userEvent.click(agree);
    await expect.element(agree).not.toBeChecked();
    expect(answered()).toEqual({});
    expect(store.getState().valid).toBe(false);
  });

  test('WCAG 2.1.1: the space bar ticks and unticks', async () => {
    const { answered } = await drawForm(termsForm);
    await userEvent.tab();
    await expect.element(agree).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(answered()).toEqual({ agree: true });
    await userEvent.keyboard(' ');
    expect(answered()).toEqual({});
  });

  test('WCAG 2.5.8: the whole label takes the click, and is at least 44 pixels high', async () => {
    const { answered } = await drawForm(termsForm);
    const whole = page.elementLocator(label.element().closest('label') ?? label.element());
    const { width, height } = whole.element().getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(width).toBeGreaterThan(200);
    await userEvent.click(whole, { position: { x: width - 3, y: 3 } });
    expect(answered()).toEqual({ agree: true });
    await userEvent.click(whole, { position: { x: width / 2, y: height - 3 } });
    expect(answered()).toEqual({});
    await userEvent.click(whole, { position: { x: 3, y: height - 3 } });
    expect(answered()).toEqual({ agree: true });
  });
});

describe('the error', () => {
  test('§5 shows once a box that has to be ticked was left, not before', async () => {
    await drawForm(termsForm);
    await userEvent.tab();
    await expect.element(agree).toHaveFocus();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(agree).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect.element(alert).toHaveTextContent('Tick the box to join');
  });

  test('§5 shows as soon as the tick is taken away, and goes with the next one', async () => {
    await drawForm(termsForm, { answers: { agree: true } });
    await userEvent.click(agree);
    await expect.element(alert).toHaveTextContent('Tick the box to join');
    await userEvent.click(agree);
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(agree).not.toHaveAttribute('aria-invalid');
  });

  test('§5 shows for an answer that was restored and is none', async () => {
    const { store } = await drawForm(termsForm, { answers: { agree: false } });
    store.revealErrors();
    await expect.element(alert).toHaveTextContent('Tick the box to join');
    await expect.element(agree).not.toBeChecked();
  });

  test('WCAG: marks its box and describes it, after the words around it', async () => {
    const { store } = await drawForm(termsForm);
    store.revealErrors();
    await expect.element(agree).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(agree)
      .toHaveAccessibleDescription('Read our terms first. Nobody may join without. Tick the box to join');
    expect(agree.element().closest('[data-field]')?.contains(alert.element())).toBe(true);
  });

  test('§5 never comes to a box that may stay empty', async () => {
    await drawForm(termsForm);
    await userEvent.click(news);
    await userEvent.click(news);
    await userEvent.tab({ shift: true });
    await expect.element(news).not.toHaveAttribute('aria-invalid');
    await expect.element(alert).not.toBeInTheDocument();
  });
});

describe('its text', () => {
  test('stands below the box and describes it', async () => {
    await drawForm(termsForm);
    const text = page.getByText('Read our terms first.');
    const { bottom } = label.element().getBoundingClientRect();
    expect(text.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    await expect.element(agree).toHaveAccessibleDescription('Read our terms first. Nobody may join without.');
    await expect.element(news).not.toHaveAccessibleDescription();
  });

  test('has links that lead somewhere and tick nothing', async () => {
    onTestFinished(() => history.replaceState(null, '', location.pathname));
    const { answered } = await drawForm(termsForm);
    await userEvent.click(link);
    await expect.poll(() => location.hash).toBe('#terms');
    expect(answered()).toEqual({});
  });
});

describe('reports to analytics', () => {
  test('§7 a tick is told by the label, taking it away by nothing and as an invalid entry, each once', async () => {
    const { reports } = await drawForm(termsForm);
    await userEvent.click(agree);
    expect(reports).toEqual([{ type: 'update', field: 'agree', label: 'I agree to the terms' }]);
    await userEvent.click(agree);
    expect(reports.slice(1)).toEqual([
      { type: 'update', field: 'agree', label: '' },
      { type: 'invalid', field: 'agree' },
    ]);
    await userEvent.tab();
    expect(reports).toHaveLength(3);
  });

  test('§3 without isCaptureValueForAnalytics a tick is told without its label', async () => {
    const { reports } = await drawForm(termsForm);
    await userEvent.click(news);
    await userEvent.tab();
    expect(reports).toEqual([{ type: 'update', field: 'news', label: '' }]);
  });

  test('§7 a box that was only visited is not told', async () => {
    const { reports } = await drawForm(termsForm, { answers: { agree: true } });
    await userEvent.tab();
    await userEvent.tab();
    expect(reports).toEqual([]);
  });
});

test('WCAG: axe finds nothing in boxes, ticked or not, with an error or without', async () => {
  const { container, store } = await drawForm(termsForm, { answers: { news: true } });
  expect(await accessibilityFaults(container)).toEqual([]);
  store.revealErrors();
  await expect.element(alert).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});
