import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PriceRequest } from '#types/api/getPrice';
import { updateQuote } from '../../../../src/ovhc/store/quote-store.ts';
import { deferred } from '../../../deferred.ts';
import { accessibilityFaults } from '../../axe.ts';
import { translatePage } from '../../translator.ts';
import { everyday, priceOf } from '../product-summary/insurer.ts';
import { drawApplication, price, READY, tryAgain } from './draw-application.tsx';

/** The quote as the product's card has left it: with what it was offered at. */
const offered = { ...READY, priceData: everyday.prices[0] };
const rest = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

/** The application, whose price did not come in three tries. */
async function drawDown(quote: typeof READY) {
  let isDown = true;
  const drawn = await drawApplication('contact-details', {
    quote,
    answers: { price: (request: PriceRequest) => (isDown ? new Error('no') : priceOf(request)) },
  });
  await rest(4000);
  await expect.element(tryAgain).toBeVisible();
  const recover = () => {
    isDown = false;
  };
  return { ...drawn, recover };
}

test('the current price stands alone', async () => {
  await drawApplication('contact-details', { quote: offered });
  await expect.element(price).toHaveTextContent(/^A\$100\.01 per week$/);
  await expect.element(price).toHaveAttribute('data-status', 'current');
  await expect.element(tryAgain).not.toBeInTheDocument();
});

test('while it is on its way, no price of before stands there', async () => {
  const first = deferred<string>();
  await drawApplication('contact-details', { quote: offered, answers: { price: () => first.promise } });
  await expect.element(price).toHaveTextContent(/^Getting your price\.\.\.$/);
  first.resolve('23.00');
  await expect.element(price).toHaveTextContent(/^A\$23\.00 per week$/);
});

test('what takes long can be asked for again, after ten seconds', async () => {
  const never = deferred<string>();
  const { prices } = await drawApplication('contact-details', {
    quote: offered,
    answers: { price: () => never.promise },
  });
  await expect.element(price).toHaveAttribute('data-status', 'updating');
  await rest(10_000);
  await expect.element(price).toHaveAttribute('data-status', 'slow');
  await expect.element(price).toHaveTextContent(/^Getting your price\.\.\.$/);
  const before = prices.length;
  await userEvent.click(tryAgain);
  await expect.element(price).toHaveAttribute('data-status', 'updating');
  await expect.poll(() => prices).toHaveLength(before + 1);
});

describe('where it does not come', () => {
  test('what the product was offered at is not confirmed, and said to be so', async () => {
    const { container } = await drawDown(offered);
    await expect.element(price).toHaveTextContent(/^A\$22\.00 per week This price is not confirmed yet$/);
    vi.useRealTimers();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test.each([
    ['another excess', { ...offered, excessCode: 'A' as const }],
    ['no price with the product', READY],
    ['another period, which the product was not offered for', { ...offered, paymentFrequency: 'Q' as const }],
  ])('no price of other choices is shown: %s', async (_case, quote) => {
    await drawDown(quote);
    await expect
      .element(price)
      .toHaveTextContent(/^We can’t show your price right now. You’ll see it before you pay.$/);
  });

  test.each([
    ['"Try again" is pressed', () => userEvent.click(tryAgain)],
    ['the network is back', async () => void dispatchEvent(new Event('online'))],
    ['the visitor comes back', async () => void document.dispatchEvent(new Event('visibilitychange'))],
  ])('it comes when %s', async (_when, come) => {
    const { recover, stored } = await drawDown(offered);
    recover();
    await come();
    await expect.element(price).toHaveTextContent(/^A\$100\.01 per week$/);
    await expect.element(tryAgain).not.toBeInTheDocument();
    expect(stored().quote.getPriceData).toEqual({ Premium: '100.01' });
  });

  test('nothing keeps the visitor from going on', async () => {
    await drawDown(offered);
    await userEvent.click(page.getByRole('button', { name: 'Previous' }));
    await expect.poll(() => location.hash).toBe('#dependants-details');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

test('a product that is not sold has no price, and an alert leads to those that are', async () => {
  await drawApplication('contact-details', { quote: { ...offered, hcfBundleId: 'OVHC-GONE' } });
  await expect.element(page.getByText('Please update your selection')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See available products' })).toBeVisible();
  await expect.element(price).toHaveAttribute('data-status', 'unsold');
  await expect.element(price).toHaveTextContent(/^$/);
});

test('under a page translator a new price and its period take the place of the old ones', async () => {
  const { container } = await drawApplication('contact-details', { quote: offered });
  await expect.element(price).toHaveTextContent(/^A\$100\.01 per week$/);
  translatePage(container);
  await expect.element(price).toHaveTextContent(/^A\$100\.01 PER WEEK$/);
  updateQuote({ paymentFrequency: 'Y' });
  await expect.element(price).toHaveTextContent(/^A\$100\.06 per year$/);
  translatePage(container);
  updateQuote({ paymentFrequency: 'M' });
  await expect.element(price).toHaveTextContent(/^A\$100\.03 per month$/);
});
