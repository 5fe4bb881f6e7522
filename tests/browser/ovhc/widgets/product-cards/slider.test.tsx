import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { card, draw, saved, stayOnPage } from './support.ts';

beforeEach(stayOnPage);

describe('the slider on a phone', () => {
  const forward = page.getByRole('button', { name: 'Next product' });
  const back = page.getByRole('button', { name: 'Previous product' });
  const position = (text: string) => page.getByText(text, { exact: true });

  beforeEach(async () => {
    await page.viewport(390, 844);
    return () => page.viewport(1280, 900);
  });

  test('§2 shows two cards, moves by one, and says where one stands', async () => {
    await draw();
    await expect.element(position('Products 1–2 of 4')).toBeVisible();
    await expect.element(back).toBeDisabled();
    for (const at of [2, 3]) {
      await userEvent.click(forward);
      await expect.element(position(`Products ${at}–${at + 1} of 4`)).toBeVisible();
    }
    await expect.element(forward).toBeDisabled();
    await userEvent.click(back);
    await expect.element(position('Products 2–3 of 4')).toBeVisible();
  });

  test('§2 goes by the arrow keys', async () => {
    await draw();
    await expect.element(position('Products 1–2 of 4')).toBeVisible();
    page.getByRole('list', { name: 'Products' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(position('Products 2–3 of 4')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(position('Products 1–2 of 4')).toBeVisible();
  });

  test('§2 two quick clicks go two cards on', async () => {
    await draw();
    await expect.element(position('Products 1–2 of 4')).toBeVisible();
    const button = forward.element() as HTMLElement;
    button.click();
    button.click();
    await expect.element(position('Products 3–4 of 4')).toBeVisible();
  });

  test('§2 an arrow with Alt is the browser’s: it means Back', async () => {
    await draw();
    await expect.element(position('Products 1–2 of 4')).toBeVisible();
    const row = page.getByRole('list', { name: 'Products' }).element();
    const key = new KeyboardEvent('keydown', {
      key: 'ArrowLeft',
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    expect(row.dispatchEvent(key)).toBe(true);
    const plain = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true });
    expect(row.dispatchEvent(plain)).toBe(false);
  });

  test('§2 starts at the product that was chosen before, and marks it', async () => {
    await draw({ quote: { ...saved, hcfBundleId: 'Premium' } });
    await expect.element(position('Products 3–4 of 4')).toBeVisible();
    await expect.element(card('Premium').getByText('Your last choice')).toBeVisible();
    await expect.element(page.getByText('Your last choice')).toHaveLength(1);
  });

  test('§4 on a narrow screen the frequency is a dropdown', async () => {
    await draw();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'How often you pay' }), 'Yearly');
    await expect.element(card('Basic').getByText('A$1,645.80')).toBeVisible();
  });
});
