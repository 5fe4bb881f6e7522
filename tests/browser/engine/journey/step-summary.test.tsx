import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../axe.ts';
import { boxOf, resize } from '../../helpers.ts';
import { payDeposit } from '../library.ts';

const payer = page.getByRole('textbox', { name: 'Who pays?' });
const summary = page.getByRole('heading', { name: 'What it costs' });
const amount = page.getByRole('definition').first();
const adult = { readerName: 'Ada', ageGroup: 'adult', school: 'Hill School' };
const known = { depositAmount: '$5' };

test('the summary shows a placeholder for a fact that is not known yet', async () => {
  const { container } = await payDeposit('#deposit', { saved: adult });
  await expect.element(summary).toBeVisible();
  await expect.element(amount).toHaveTextContent('Loading...');
  await expect.element(page.getByText('Due')).not.toBeInTheDocument();
  await expect.element(page.getByText('You pay')).not.toBeInTheDocument();
  await userEvent.fill(payer, 'Bob');
  const pay = page.getByRole('button', { name: 'Pay the deposit' });
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('facts fill the summary and the text below the button, and nothing moves as they come', async () => {
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
  await expect.element(amount).toHaveTextContent('$5');
  for (const text of ['You get it back.', 'Monday', 'You pay $5.'])
    await expect.element(page.getByText(text)).toBeVisible();
  expect(heights(screen)).toEqual(before);
});

test('there is no summary with nothing to show, and no text whose condition does not hold', async () => {
  const { container } = await payDeposit('#deposit', { saved: { ...adult, ...known, isPaid: true } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(container.querySelector('.step-summary, .submit-note')).toBeNull();
});

test('WCAG: a number is in one piece at 200 % text on a phone', async () => {
  await resize(390, 800);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  await payDeposit('#deposit', { saved: { ...adult, depositAmount: 'A$1,234.50' } });
  const text = document.createRange();
  text.selectNodeContents(amount.element());
  expect(new Set([...text.getClientRects()].map(({ top }) => top)).size).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('the summary stands beside the fields on a wide screen, and above them on a narrow one', async () => {
  await payDeposit('#deposit', { saved: { ...adult, ...known } });
  await expect.element(summary).toBeVisible();
  expect(boxOf(summary).left).toBeGreaterThan(boxOf(payer).right);
  expect(boxOf(summary).top).toBeLessThan(boxOf(payer).top);
  await resize(390, 844);
  expect(boxOf(summary).bottom).toBeLessThan(boxOf(payer).top);
  expect(boxOf(summary).left).toBeLessThan(boxOf(payer).right);
});
