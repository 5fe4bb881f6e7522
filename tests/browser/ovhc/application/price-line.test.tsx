import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { updateApplicationQuote } from '../../../../src/ovhc/store/draft-store.ts';
import { deferred } from '../../../deferred.ts';
import { accessibilityFaults } from '../../axe.ts';
import { translatePage } from '../../helpers.ts';
import { silenceErrors, stopTimers } from '../product-summary/draw-summary.tsx';
import { everyday, failing, priceOf } from '../product-summary/insurer.ts';
import { drawApplication, price, READY, tryAgain } from './draw-application.tsx';

const offered = { ...READY, priceData: everyday.prices[0] };
const expectPrice = (text: RegExp) => expect.element(price).toHaveTextContent(text);
const expectStatus = (status: string) => expect.element(price).toHaveAttribute('data-status', status);
const draw = (quote: typeof READY, answers: Parameters<typeof drawApplication>[1] = {}) =>
  drawApplication('contact-details', { quote, ...answers });

async function drawFailed(quote: typeof READY = offered) {
  const pass = stopTimers();
  silenceErrors();
  const { answer, recover } = failing(priceOf);
  const drawn = await draw(quote, { answers: { price: answer } });
  await pass();
  await expect.element(tryAgain).toBeVisible();
  return { ...drawn, recover };
}

test('hides an older price while a new one is loading', async () => {
  const first = deferred<string>();
  await draw(offered, { answers: { price: () => first.promise } });
  await expectPrice(/^Getting your price\.\.\.$/);
  first.resolve('23.00');
  await expectPrice(/^A\$23\.00 per week$/);
  await expectStatus('current');
  await expect.element(tryAgain).not.toBeInTheDocument();
});

test('lets the visitor try again after ten seconds', async () => {
  const pass = stopTimers();
  const never = deferred<string>();
  const { prices } = await draw(offered, { answers: { price: () => never.promise } });
  await expectStatus('updating');
  await pass(10_000);
  await expectStatus('slow');
  await expectPrice(/^Getting your price\.\.\.$/);
  const before = prices.length;
  await userEvent.click(tryAgain);
  await expectStatus('updating');
  await expect.poll(() => prices).toHaveLength(before + 1);
});

describe('when the price cannot be fetched', () => {
  test('shows the offered price as unconfirmed and lets the visitor try again', async () => {
    const { container, recover, stored } = await drawFailed();
    await expectPrice(/^A\$22\.00 per week This price is not confirmed yet$/);
    vi.useRealTimers();
    expect(await accessibilityFaults(container)).toEqual([]);
    recover();
    await userEvent.click(tryAgain);
    await expectPrice(/^A\$100\.01 per week$/);
    await expect.element(tryAgain).not.toBeInTheDocument();
    expect(stored().quote.getPriceData).toEqual({ Premium: '100.01' });
    await userEvent.click(page.getByRole('button', { name: 'Previous' }));
    await expect.poll(() => location.hash).toBe('#dependants-details');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test.each([
    ['another excess', { ...offered, excessCode: 'A' as const }],
    ['no offered price', READY],
    ['a period that the product is not offered for', { ...offered, paymentFrequency: 'Q' as const }],
  ])('shows a text instead of a price: %s', async (_case, quote) => {
    await drawFailed(quote);
    await expectPrice(/^We can’t show your price right now. You’ll see it before you pay.$/);
  });
});

test('shows an alert instead of a price for a product that is not sold', async () => {
  await draw({ ...offered, hcfBundleId: 'OVHC-GONE' });
  await expect.element(page.getByText('Please update your selection')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See available products' })).toBeVisible();
  await expectStatus('unsold');
  await expectPrice(/^$/);
});

test('updates the price and its period on a translated page', async () => {
  const { container } = await draw(offered);
  await expectPrice(/^A\$100\.01 per week$/);
  translatePage(container);
  await expectPrice(/^A\$100\.01 PER WEEK$/);
  updateApplicationQuote({ paymentFrequency: 'Y' });
  await expectPrice(/^A\$100\.06 per year$/);
  translatePage(container);
  updateApplicationQuote({ paymentFrequency: 'M' });
  await expectPrice(/^A\$100\.03 per month$/);
});
