import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SavedQuote } from '#types/data/saved-quote';
import { quoteStore } from '../../../../src/ovhc/store/quote-store.ts';
import { deferred } from '../../../deferred.ts';
import { CHOSEN, drawSummary, excess, frequency, priceNow } from './draw-summary.tsx';
import { type Answers, everyday, priceOf } from './insurer.ts';

test('§2 the price is asked for as the page opens, with its period', async () => {
  const { prices } = await drawSummary();
  await expect.element(priceNow).toHaveTextContent(/^From A\$100\.01 per week$/);
  expect(prices).toHaveLength(1);
  expect(prices[0]).toMatchObject({ HcfProductId: 'HV2', ExcessCode: 'N', PaymentFrequency: 'W' });
});

test('§2 frequency and excess change the price and the saved quote', async () => {
  const { quote } = await drawSummary();
  await expect.element(priceNow).toHaveTextContent('A$100.01');
  await frequency.selectOptions('Monthly');
  await expect.element(priceNow).toHaveTextContent('From A$100.03 per month');
  await excess.selectOptions('$250');
  await expect.element(priceNow).toHaveTextContent('From A$300.03 per month');
  expect(quote()).toMatchObject({
    paymentFrequency: 'M',
    excessCode: 'G',
    productId: 'HV2',
    getPriceData: { Premium: '300.03' },
  });
  expect(quote().previousGetPriceApiValue, 'a premium on other terms is not compared').toBeUndefined();
});

test('§9 the four excesses, and the quote’s own is chosen', async () => {
  await drawSummary({ ...CHOSEN, excessCode: 'I', paymentFrequency: 'H' });
  await expect.element(excess).toHaveDisplayValue('$500');
  await expect.element(frequency).toHaveDisplayValue('Half-yearly');
  const options = [...(excess.element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(options).toEqual(['$0', '$250', '$500', '$750']);
});

test('§3 the amounts that are kept are those of the excess that is chosen', async () => {
  const { quote } = await drawSummary();
  await expect.poll(() => quote().priceData).toEqual(everyday.prices[0]);
  await excess.selectOptions('$250');
  await expect.poll(() => quote().priceData).toEqual(everyday.prices[1]);
});

test('while a price is on its way, what the product is offered at for these choices is shown as such', async () => {
  const monthly = deferred<string>();
  await drawSummary(CHOSEN, {
    price: (request) => (request.PaymentFrequency === 'M' ? monthly.promise : priceOf(request)),
  });
  await expect.element(priceNow).toHaveTextContent('A$100.01 per week');
  await frequency.selectOptions('Monthly');
  await expect.element(priceNow).toHaveTextContent(/^From A\$99\.10 per month ?Getting your price\.\.\.$/);
  monthly.resolve('88.00');
  await expect.element(priceNow).toHaveTextContent(/^From A\$88\.00 per month$/);
});

test('where the product is not offered for them, no price is: the old one is for other choices', async () => {
  const quarterly = deferred<string>();
  await drawSummary(CHOSEN, {
    price: (request) => (request.PaymentFrequency === 'Q' ? quarterly.promise : priceOf(request)),
  });
  await expect.element(priceNow).toHaveTextContent('A$100.01 per week');
  await frequency.selectOptions('Quarterly');
  await expect.element(priceNow).toHaveTextContent(/^Getting your price\.\.\.$/);
  quarterly.resolve('288.00');
  await expect.element(priceNow).toHaveTextContent(/^From A\$288\.00 per quarter$/);
});

test('the price of the card is shown as such until the first answer', async () => {
  const first = deferred<string>();
  await drawSummary({ ...CHOSEN, priceData: everyday.prices[0] }, { price: () => first.promise });
  await expect.element(priceNow).toHaveTextContent(/^From A\$22\.00 per week ?Getting your price\.\.\.$/);
  first.resolve('23.00');
  await expect.element(priceNow).toHaveTextContent(/^From A\$23\.00 per week$/);
});

test('the price of a card with another excess is not shown', async () => {
  const never = deferred<string>();
  const quote = { ...CHOSEN, excessCode: 'A', priceData: everyday.prices[0] } as const;
  await drawSummary(quote, { price: () => never.promise });
  await expect.element(priceNow).toHaveTextContent(/^Getting your price\.\.\.$/);
});

test('a newer answer wins over an older one that comes later', async () => {
  const monthly = deferred<string>();
  const { prices } = await drawSummary(CHOSEN, {
    price: (request) => (request.PaymentFrequency === 'M' ? monthly.promise : priceOf(request)),
  });
  await expect.element(priceNow).toHaveTextContent('A$100.01');
  const shown: (string | null)[] = [];
  const watch = new MutationObserver(() => shown.push(priceNow.element().textContent));
  watch.observe(priceNow.element(), { childList: true, characterData: true, subtree: true });
  const kept: unknown[] = [];
  onTestFinished(quoteStore.subscribe(({ getPriceData }) => kept.push(getPriceData?.Premium)));

  await frequency.selectOptions('Monthly');
  await expect.poll(() => prices).toHaveLength(2);
  await frequency.selectOptions('Yearly');
  await expect.element(priceNow).toHaveTextContent(/^From A\$100\.06 per year$/);
  monthly.resolve('80.00');
  // what came before the next answer has been dealt with by then
  await frequency.selectOptions('Quarterly');
  await expect.element(priceNow).toHaveTextContent(/^From A\$100\.04 per quarter$/);
  watch.disconnect();
  expect(shown.join()).toContain('A$100.06');
  expect(shown.join()).not.toContain('A$80.00');
  expect(kept).toContain('100.06');
  expect(kept).not.toContain('80.00');
});

describe('a price that does not come', () => {
  const panel = page.getByRole('complementary', { name: 'Your price' });
  const tryAgain = panel.getByRole('button', { name: 'Try again' });
  const retry = panel.getByRole('status').filter({ has: page.getByRole('button', { name: 'Try again' }) });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    };
  });

  const passRetries = () => vi.advanceTimersByTimeAsync(4000);

  /** The page, whose price does not come in three tries. */
  async function drawDown(quote: SavedQuote, answers: Answers = {}) {
    let isDown = true;
    const drawn = await drawSummary(quote, {
      price: (request) => (isDown ? new Error('no') : priceOf(request)),
      ...answers,
    });
    await passRetries();
    await expect.element(tryAgain).toBeVisible();
    const recover = () => {
      isDown = false;
    };
    return { ...drawn, recover };
  }

  test('§7 is asked for three times, and may come the second time unseen', async () => {
    let asked = 0;
    await drawSummary(CHOSEN, {
      price: (request) => {
        asked += 1;
        return asked < 2 ? new Error('no') : priceOf(request);
      },
    });
    await passRetries();
    await expect.element(priceNow).toHaveTextContent(/^From A\$100\.01 per week$/);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('is not confirmed where the product was offered at one, and said to be so', async () => {
    const { quote } = await drawDown(CHOSEN);
    await expect.element(priceNow).toHaveTextContent(/^About A\$22\.00 per week$/);
    await expect.element(retry).toHaveTextContent(/^To be confirmed ?Try again$/);
    expect(console.error).toHaveBeenCalledWith('The price could not be fetched.', expect.any(Error));
    expect(quote().getPriceData).toBeUndefined();
  });

  test('is unknown where the product was not: no price of other choices takes its place', async () => {
    const { quote } = await drawDown({ ...CHOSEN, paymentFrequency: 'Q' });
    await expect
      .element(retry)
      .toHaveTextContent(/^We can’t show your price right now. You’ll see it before you pay. ?Try again$/);
    await expect.element(panel).not.toHaveTextContent('A$');
    expect(quote().paymentFrequency).toBe('Q');
  });

  test('is unknown where the products do not come either', async () => {
    await drawDown(CHOSEN, { products: () => new Error('no') });
    await expect
      .element(retry)
      .toHaveTextContent(/^We can’t show your price right now. You’ll see it before you pay. ?Try again$/);
    await expect.element(panel).not.toHaveTextContent('A$');
  });

  test.each([
    ['"Try again" is pressed', () => tryAgain.click()],
    ['the network is back', async () => void dispatchEvent(new Event('online'))],
    ['the visitor comes back', async () => void document.dispatchEvent(new Event('visibilitychange'))],
  ])('is asked for again when %s', async (_when, come) => {
    const { recover, prices } = await drawDown(CHOSEN);
    const before = prices.length;
    recover();
    await come();
    await expect.element(priceNow).toHaveTextContent(/^From A\$100\.01 per week$/);
    await expect.element(tryAgain).not.toBeInTheDocument();
    expect(prices).toHaveLength(before + 1);
  });

  test('is asked for with the next change, too', async () => {
    const { recover, quote } = await drawDown(CHOSEN);
    recover();
    await frequency.selectOptions('Quarterly');
    await expect.element(priceNow).toHaveTextContent(/^From A\$100\.04 per quarter$/);
    expect(quote().getPriceData).toEqual({ Premium: '100.04' });
  });

  test('but takes long can be asked for again after ten seconds', async () => {
    const { promise: never } = deferred<string>();
    const { prices } = await drawSummary(CHOSEN, { price: () => never });
    await expect.element(priceNow).toHaveTextContent('Getting your price...');
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(retry).toHaveTextContent(/^This is taking longer than usual\. ?Try again$/);
    await expect.element(priceNow).toHaveTextContent(/^About A\$22\.00 per week$/);
    const before = prices.length;
    await tryAgain.click();
    await expect.poll(() => prices).toHaveLength(before + 1);
    await expect.element(tryAgain).not.toBeInTheDocument();
  });
});

test('what another tab chooses is chosen here as well', async () => {
  const { quote } = await drawSummary();
  await expect.element(priceNow).toHaveTextContent('A$100.01');
  localStorage.setItem(
    'ovhcQuoteData',
    JSON.stringify({ ...quote(), paymentFrequency: 'F', excessCode: 'A' }),
  );
  dispatchEvent(new StorageEvent('storage', { key: 'ovhcQuoteData' }));
  await expect.element(frequency).toHaveDisplayValue('Fortnightly');
  await expect.element(excess).toHaveDisplayValue('$0');
  await expect.element(priceNow).toHaveTextContent(/^From A\$400\.02 per fortnight$/);
});
