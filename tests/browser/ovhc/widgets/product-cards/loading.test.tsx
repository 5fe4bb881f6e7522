import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Product } from '#types/data/product';
import { accessibilityFaults } from '../../../axe.ts';
import { card, draw, empty, four, stayOnPage } from './support.ts';

const loading = page.getByText('Finding products...');
const status = page.getByRole('region', { name: 'Products' }).getByRole('status');

beforeEach(stayOnPage);

describe('without cards', () => {
  const failure = page.getByText('We can’t load the products right now.');
  const tryAgain = page.getByRole('button', { name: 'Try again' });

  beforeEach(() => () => void vi.useRealTimers());

  /** The step, whose products did not come in three tries. */
  async function drawFailed() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isDown = true;
    const products = () => (isDown ? Promise.reject(new TypeError('offline')) : four);
    const drawn = await draw({ products });
    await vi.advanceTimersByTimeAsync(4000);
    await expect.element(failure).toBeVisible();
    expect(drawn.productCalls()).toHaveLength(3);
    const recover = () => {
      isDown = false;
    };
    return { ...drawn, recover };
  }

  test('§2 a loader shows while they are on their way', async () => {
    const { container } = await draw({ products: () => new Promise(() => {}) });
    await expect.element(loading).toBeVisible();
    await expect.element(status).toHaveTextContent('Finding products...');
    await expect.element(empty).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test('§2 with no products: "Please update your selection"', async () => {
    const { container } = await draw({ products: () => [] });
    await expect.element(empty).toBeVisible();
    await expect.element(loading).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test('§7 the same where the call fails, with what the visitor can do, and the console hears of it', async () => {
    const { container } = await drawFailed();
    await expect.element(empty).toBeVisible();
    expect(console.error).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test.each([
    ['"Try again" is pressed', () => userEvent.click(tryAgain)],
    ['the network is back', async () => void dispatchEvent(new Event('online'))],
  ])('§7 where the call has failed they come when %s', async (_when, come) => {
    const { recover } = await drawFailed();
    recover();
    await come();
    await expect.element(card('Basic')).toBeVisible();
    await expect.element(tryAgain).not.toBeInTheDocument();
  });

  test('§7 a call that takes long can be made anew after ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { productCalls } = await draw({ products: () => new Promise(() => {}) });
    await vi.advanceTimersByTimeAsync(9_999);
    await expect.element(tryAgain).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(page.getByText('This is taking longer than usual.')).toBeVisible();
    await expect.element(loading).toBeVisible();
    await userEvent.click(tryAgain);
    await expect.poll(productCalls).toHaveLength(2);
  });

  test('§7 the same where the quote does not say enough, and nothing is asked', async () => {
    const { productCalls } = await draw({ quote: { coverType: 'S' } });
    await expect.element(empty).toBeVisible();
    expect(productCalls()).toEqual([]);
  });
});

test('WCAG 4.1.3: the region that says "Finding products..." says how it ended', async () => {
  let answer = (_products: Product[]) => {};
  const products = () => new Promise<Product[]>((resolve) => (answer = resolve));
  await draw({ products });
  await expect.element(loading).toBeVisible();
  const region = status.element();
  answer(four);
  await expect.poll(() => region.textContent).toMatch(/of 4$/);
  expect(region.isConnected).toBe(true);
});
