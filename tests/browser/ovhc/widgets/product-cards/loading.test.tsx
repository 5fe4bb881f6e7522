import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Product } from '#types/data/product';
import { deferred } from '../../../../deferred.ts';
import { accessibilityFaults } from '../../../axe.ts';
import { stopTimers } from '../../product-summary/draw-summary.tsx';
import { card, draw, empty, four, stayOnPage } from './support.ts';

const loading = page.getByText('Finding products...');
const status = page.getByRole('region', { name: 'Products' }).getByRole('status');
const tryAgain = page.getByRole('button', { name: 'Try again' });

beforeEach(stayOnPage);

async function drawFailed() {
  const pass = stopTimers();
  const answer = vi.fn<() => Promise<typeof four>>().mockRejectedValue(new Error('no'));
  const drawn = await draw({ products: answer });
  await pass();
  await expect.element(page.getByText('We can’t load the products right now.')).toBeVisible();
  expect(drawn.productCalls()).toHaveLength(3);
  return { ...drawn, recover: () => answer.mockResolvedValue(four) };
}

test('§2 shows a loader until the products are loaded and announces them', async () => {
  const { promise, resolve } = deferred<Product[]>();
  const { container } = await draw({ products: () => promise });
  await expect.element(loading).toBeVisible();
  await expect.element(status).toHaveTextContent('Finding products...');
  await expect.element(empty).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  const region = status.element();
  resolve(four);
  await expect.poll(() => region.textContent).toMatch(/of 4$/);
  expect(region.isConnected).toBe(true);
});

test.each([
  ['without products', { products: () => [] }, 1],
  ['for an incomplete quote, without a call (§7)', { quote: { coverType: 'S' } }, 0],
] as const)('§2 shows “Please update your selection” %s', async (_case, options, count) => {
  const { container, productCalls } = await draw(options);
  await expect.element(empty).toBeVisible();
  await expect.element(loading).not.toBeInTheDocument();
  expect(productCalls()).toHaveLength(count);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test.each([
  ['"Try again" is pressed', () => userEvent.click(tryAgain)],
  ['the network is back', async () => void dispatchEvent(new Event('online'))],
])('§7 shows and logs a failed call and retries when %s', async (_when, act) => {
  const { container, recover } = await drawFailed();
  await expect.element(empty).toBeVisible();
  expect(console.error).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
  expect(await accessibilityFaults(container)).toEqual([]);
  recover();
  await act();
  await expect.element(card('Basic')).toBeVisible();
  await expect.element(tryAgain).not.toBeInTheDocument();
});

test('§7 lets the visitor try again after ten seconds', async () => {
  const pass = stopTimers();
  const { productCalls } = await draw({ products: () => new Promise(() => {}) });
  await pass(9_999);
  await expect.element(tryAgain).not.toBeInTheDocument();
  await pass(1);
  await expect.element(page.getByText('This is taking longer than usual.')).toBeVisible();
  await expect.element(loading).toBeVisible();
  await userEvent.click(tryAgain);
  await expect.poll(productCalls).toHaveLength(2);
});
