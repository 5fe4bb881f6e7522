import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../axe.ts';
import { payDeposit } from '../library.ts';

const pay = page.getByRole('button', { name: 'Pay the deposit' });
const payer = page.getByRole('textbox', { name: 'Who pays?' });
const heading = page.getByRole('heading', { level: 1 });
const adult = { readerName: 'Ada', ageGroup: 'adult', school: 'Hill School' };
const known = { depositAmount: '$5' };

test('the summary shows what is known, and a shape for what is not', async () => {
  const { container } = await payDeposit('#deposit', { saved: adult });
  await expect.element(page.getByRole('heading', { name: 'What it costs' })).toBeVisible();
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('Loading...');
  await expect.element(page.getByText('Due')).not.toBeInTheDocument();
  await expect.element(page.getByText('You pay')).not.toBeInTheDocument();
  await userEvent.fill(payer, 'Bob');
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('nothing moves as the facts come: neither the summary nor the button’s words change their height', async () => {
  const saved = { ...adult, dueDay: 'Monday' };
  const heights = ({ container }: { container: Element }) =>
    ['.step-summary', '.step-forward'].map(
      (part) => container.querySelector(part)?.getBoundingClientRect().height,
    );
  const without = await payDeposit('#deposit', { saved });
  await expect.element(page.getByText('Loading...')).toBeInTheDocument();
  const before = heights(without);
  await without.unmount();
  const screen = await payDeposit('#deposit', { saved: { ...saved, ...known } });
  await expect.element(page.getByText('You pay $5.')).toBeVisible();
  expect(heights(screen)).toEqual(before);
});

test('without anything to show there is no summary, and no words where their condition does not hold', async () => {
  const { container } = await payDeposit('#deposit', { saved: { ...adult, ...known, isPaid: true } });
  await expect.element(heading).toBeVisible();
  expect(container.querySelector('.step-summary')).toBeNull();
  expect(container.querySelector('.submit-note')).toBeNull();
});

test('WCAG: a number is in one piece at 200 % text on a phone', async () => {
  await page.viewport(390, 800);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(1280, 900);
  });
  await payDeposit('#deposit', { saved: { ...adult, depositAmount: 'A$1,234.50' } });
  const amount = page.getByRole('definition').first().element();
  const text = document.createRange();
  text.selectNodeContents(amount);
  const lines = new Set([...text.getClientRects()].map(({ top }) => top));
  expect(lines.size).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('known facts fill the summary, and the words below the button', async () => {
  await payDeposit('#deposit', { saved: { ...adult, ...known, dueDay: 'Monday' } });
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('$5');
  await expect.element(page.getByText('You get it back.')).toBeVisible();
  await expect.element(page.getByText('Monday')).toBeVisible();
  await expect.element(page.getByText('You pay $5.')).toBeVisible();
});

test('the summary stands beside the fields on a wide screen, and above them on a narrow one', async () => {
  await payDeposit('#deposit', { saved: { ...adult, ...known } });
  const boxOf = (element: { element(): Element }) => element.element().getBoundingClientRect();
  const summary = page.getByRole('heading', { name: 'What it costs' });
  await expect.element(summary).toBeVisible();
  expect(boxOf(summary).left).toBeGreaterThan(boxOf(payer).right);
  expect(boxOf(summary).top).toBeLessThan(boxOf(payer).top);
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
  expect(boxOf(summary).bottom).toBeLessThan(boxOf(payer).top);
  expect(boxOf(summary).left).toBeLessThan(boxOf(payer).right);
});
