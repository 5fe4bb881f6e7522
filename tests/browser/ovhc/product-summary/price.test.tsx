import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PriceRequest } from '#types/api/getPrice';
import type { SavedQuote } from '#types/data/saved-quote';
import { quoteStore } from '../../../../src/ovhc/store/quote-store.ts';
import { deferred } from '../../../deferred.ts';
import { textsOf } from '../../helpers.ts';
import * as summary from './draw-summary.tsx';
import { type Answers, everyday, failing, priceOf } from './insurer.ts';

const { CHOSEN, drawPriced, drawSummary, excess, frequency, panel, priceNow } = summary;
const expectPrice = (text: RegExp) => expect.element(priceNow).toHaveTextContent(text);

/** Answers with the usual prices, but delays the price of one frequency. */
function pricesBut(PaymentFrequency: PriceRequest['PaymentFrequency']) {
  const { promise, resolve } = deferred<string>();
  const price = (request: PriceRequest) =>
    request.PaymentFrequency === PaymentFrequency ? promise : priceOf(request);
  return { price, resolve };
}

test('§2 updates the price and the saved quote after another frequency or excess', async () => {
  const { prices, quote } = await drawSummary();
  await expectPrice(/^From A\$100\.01 per week$/);
  await expect.element(excess).toHaveDisplayValue('$750');
  await expect.element(frequency).toHaveDisplayValue('Weekly');
  expect(textsOf(excess.getByRole('option')), '§9').toEqual(['$0', '$250', '$500', '$750']);
  expect(prices).toHaveLength(1);
  expect(prices[0]).toMatchObject({ HcfProductId: 'HV2', ExcessCode: 'N', PaymentFrequency: 'W' });
  expect(quote().priceData).toEqual(everyday.prices[0]);
  await frequency.selectOptions('Monthly');
  await expectPrice(/^From A\$100\.03 per month$/);
  await excess.selectOptions('$250');
  await expectPrice(/^From A\$300\.03 per month$/);
  const chosen = { paymentFrequency: 'M', excessCode: 'G', productId: 'HV2' };
  const prices300 = { priceData: everyday.prices[1], getPriceData: { Premium: '300.03' } };
  expect(quote()).toMatchObject({ ...chosen, ...prices300 });
  expect(quote().previousGetPriceApiValue, 'a premium on other terms is not compared').toBeUndefined();
});

describe('while a price is loading', () => {
  test.each<['M' | 'Q', string, RegExp, RegExp]>([
    ['M', 'Monthly', /^From A\$99\.10 per month ?Getting your price\.\.\.$/, /^From A\$88\.00 per month$/],
    // the product is not offered for this period
    ['Q', 'Quarterly', /^Getting your price\.\.\.$/, /^From A\$88\.00 per quarter$/],
  ])('shows only an offered price for the chosen frequency: %s', async (code, ...parts) => {
    const [label, loading, loaded] = parts;
    const { price, resolve } = pricesBut(code);
    await drawPriced(CHOSEN, { price });
    await frequency.selectOptions(label);
    await expectPrice(loading);
    resolve('88.00');
    await expectPrice(loaded);
  });

  test.each([
    ['shows for its own excess', 'N', /^From A\$22\.00 per week ?Getting your price\.\.\.$/],
    ['does not show for another excess', 'A', /^Getting your price\.\.\.$/],
  ] as const)('the price of the product card %s', async (_case, excessCode, loading) => {
    const first = deferred<string>();
    const quote = { ...CHOSEN, excessCode, priceData: everyday.prices[0] };
    await drawSummary(quote, { price: () => first.promise });
    await expectPrice(loading);
    first.resolve('23.00');
    await expectPrice(/^From A\$23\.00 per week$/);
  });
});

test('ignores an older answer that arrives after a newer one', async () => {
  const { price, resolve } = pricesBut('M');
  const { prices } = await drawPriced(CHOSEN, { price });
  const shown: (string | null)[] = [];
  const observer = new MutationObserver(() => shown.push(priceNow.element().textContent));
  observer.observe(priceNow.element(), { childList: true, characterData: true, subtree: true });
  const stored: unknown[] = [];
  onTestFinished(quoteStore.subscribe(({ getPriceData }) => stored.push(getPriceData?.Premium)));

  await frequency.selectOptions('Monthly');
  await expect.poll(() => prices).toHaveLength(2);
  await frequency.selectOptions('Yearly');
  await expectPrice(/^From A\$100\.06 per year$/);
  resolve('80.00');
  // the page processes the older answer before the next one
  await frequency.selectOptions('Quarterly');
  await expectPrice(/^From A\$100\.04 per quarter$/);
  observer.disconnect();
  expect(shown.join()).toContain('A$100.06');
  expect(shown.join()).not.toContain('A$80.00');
  expect(stored).toContain('100.06');
  expect(stored).not.toContain('80.00');
});

describe('failed or slow price call', () => {
  const tryAgain = panel.getByRole('button', { name: 'Try again' });
  const retry = panel.getByRole('status').filter({ has: page.getByRole('button', { name: 'Try again' }) });

  async function drawFailed(quote: SavedQuote = CHOSEN, answers: Answers = {}) {
    const pass = summary.stopTimers();
    const error = summary.silenceErrors();
    const { answer: price, recover } = failing(priceOf);
    const drawn = await drawSummary(quote, { price, ...answers });
    await pass();
    await expect.element(tryAgain).toBeVisible();
    return { ...drawn, error, recover };
  }

  test('§7 retries without an error', async () => {
    const pass = summary.stopTimers();
    const error = summary.silenceErrors();
    const price = vi.fn<typeof priceOf | (() => Error)>(priceOf).mockReturnValueOnce(new Error('no'));
    await drawSummary(CHOSEN, { price });
    await pass();
    await expectPrice(/^From A\$100\.01 per week$/);
    expect(error).not.toHaveBeenCalled();
  });

  test.each<[string, SavedQuote, Answers]>([
    ['the product is not offered for these choices', { ...CHOSEN, paymentFrequency: 'Q' }, {}],
    ['products cannot be fetched either', CHOSEN, { products: () => new Error('no') }],
  ])('shows no amount if %s', async (_case, quote, answers) => {
    await drawFailed(quote, answers);
    const text = /^We can’t show your price right now. You’ll see it before you pay. ?Try again$/;
    await expect.element(retry).toHaveTextContent(text);
    await expect.element(panel).not.toHaveTextContent('A$');
  });

  test.each([
    ['"Try again" is pressed', () => tryAgain.click()],
    ['the network is back', async () => void dispatchEvent(new Event('online'))],
    ['the visitor returns', async () => void document.dispatchEvent(new Event('visibilitychange'))],
    ['the excess changes', () => excess.selectOptions('$250'), /^From A\$300\.01 per week$/],
  ])(
    'shows the offered price as unconfirmed and retries when %s',
    async (_when, act, price = /^From A\$100\.01 per week$/) => {
      const { error, recover, prices, quote } = await drawFailed();
      await expectPrice(/^About A\$22\.00 per week$/);
      await expect.element(retry).toHaveTextContent(/^To be confirmed ?Try again$/);
      expect(error).toHaveBeenCalledWith('The price could not be fetched.', expect.any(Error));
      expect(quote().getPriceData).toBeUndefined();
      const before = prices.length;
      recover();
      await act();
      await expectPrice(price);
      expect(quote().getPriceData).toBeDefined();
      await expect.element(tryAgain).not.toBeInTheDocument();
      expect(prices).toHaveLength(before + 1);
    },
  );

  test('lets the visitor try again after ten seconds', async () => {
    const pass = summary.stopTimers();
    const { promise: never } = deferred<string>();
    const { prices } = await drawSummary(CHOSEN, { price: () => never });
    await expectPrice(/Getting your price\.\.\./);
    await pass(10_000);
    await expect.element(retry).toHaveTextContent(/^This is taking longer than usual\. ?Try again$/);
    await expectPrice(/^About A\$22\.00 per week$/);
    const before = prices.length;
    await tryAgain.click();
    await expect.poll(() => prices).toHaveLength(before + 1);
    await expect.element(tryAgain).not.toBeInTheDocument();
  });
});
