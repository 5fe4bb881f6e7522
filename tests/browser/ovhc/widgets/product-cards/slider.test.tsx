import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { card, draw, saved, stayOnPage } from './support.ts';

const next = page.getByRole('button', { name: 'Next product' });
const previous = page.getByRole('button', { name: 'Previous product' });
const list = page.getByRole('list', { name: 'Products' });
const expectPosition = (position: string) =>
  expect.element(page.getByText(`Products ${position} of 4`, { exact: true })).toBeVisible();

beforeEach(stayOnPage);
beforeEach(async () => {
  await page.viewport(390, 844);
  return () => page.viewport(1280, 900);
});

test('§2 moves by buttons or arrow keys on a phone, §4 and has a list of frequencies', async () => {
  await draw();
  await expectPosition('1–2');
  await expect.element(previous).toBeDisabled();
  await userEvent.click(next);
  await expectPosition('2–3');
  await userEvent.click(next);
  await expectPosition('3–4');
  await expect.element(next).toBeDisabled();
  await userEvent.click(previous);
  await expectPosition('2–3');
  list.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expectPosition('3–4');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expectPosition('1–2');
  // two quick clicks during a smooth movement, and the end of an earlier one between them
  (list.element() as HTMLElement).style.scrollBehavior = 'smooth';
  const button = next.element() as HTMLElement;
  button.click();
  list.element().dispatchEvent(new Event('scrollend'));
  button.click();
  await expectPosition('3–4');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'How often you pay' }), 'Yearly');
  await expect.element(card('Premium').getByText('A$1,645.80')).toBeVisible();
});

test('§2 starts at the last chosen product and ignores Alt with an arrow key', async () => {
  await draw({ quote: { ...saved, hcfBundleId: 'Premium' } });
  await expectPosition('3–4');
  await expect.element(card('Premium').getByText('Your last choice')).toBeVisible();
  await expect.element(page.getByText('Your last choice')).toHaveLength(1);
  // Alt with an arrow key is the browser's shortcut for Back
  const press = (altKey: boolean) => {
    const options = { key: 'ArrowLeft', altKey, bubbles: true, cancelable: true };
    return list.element().dispatchEvent(new KeyboardEvent('keydown', options));
  };
  expect([press(true), press(false)]).toEqual([true, false]);
});
