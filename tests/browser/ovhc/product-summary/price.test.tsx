import { expect, onTestFinished, test, vi } from 'vitest';
import { quoteStore } from '../../../../src/ovhc/store/quote-store.ts';
import { later } from '../../later.ts';
import { CHOSEN, drawSummary, excess, frequency, priceNow } from './draw-summary.tsx';
import { everyday, priceOf } from './insurer.ts';

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

test('issue 3: while a price is on its way the old one is shown as such, with its own period', async () => {
  const monthly = later<string>();
  await drawSummary(CHOSEN, {
    price: (request) => (request.PaymentFrequency === 'M' ? monthly.promise : priceOf(request)),
  });
  await expect.element(priceNow).toHaveTextContent('A$100.01 per week');
  await frequency.selectOptions('Monthly');
  await expect.element(priceNow).toHaveTextContent(/^From A\$100\.01 per week ?Getting your price\.\.\.$/);
  monthly.give('88.00');
  await expect.element(priceNow).toHaveTextContent(/^From A\$88\.00 per month$/);
});

test('issue 3: the price of the card is shown as the old one until the first answer', async () => {
  const first = later<string>();
  await drawSummary({ ...CHOSEN, priceData: everyday.prices[0] }, { price: () => first.promise });
  await expect.element(priceNow).toHaveTextContent(/^From A\$22\.00 per week ?Getting your price\.\.\.$/);
  first.give('23.00');
  await expect.element(priceNow).toHaveTextContent(/^From A\$23\.00 per week$/);
});

test('issue 3: the price of a card with another excess is not shown', async () => {
  const never = later<string>();
  const quote = { ...CHOSEN, excessCode: 'A', priceData: everyday.prices[0] } as const;
  await drawSummary(quote, { price: () => never.promise });
  await expect.element(priceNow).toHaveTextContent(/^Getting your price\.\.\.$/);
});

test('issue 3: a newer answer wins over an older one that comes later', async () => {
  const monthly = later<string>();
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
  monthly.give('80.00');
  // what came before the next answer has been dealt with by then
  await frequency.selectOptions('Quarterly');
  await expect.element(priceNow).toHaveTextContent(/^From A\$100\.04 per quarter$/);
  watch.disconnect();
  expect(shown.join()).toContain('A$100.06');
  expect(shown.join()).not.toContain('A$80.00');
  expect(kept).toContain('100.06');
  expect(kept).not.toContain('80.00');
});

test('issue 3: where no price is known and none comes, words say so; back on the page it is asked for again', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  let isDown = true;
  const { prices } = await drawSummary(CHOSEN, {
    price: (request) => (isDown ? new Error('no') : priceOf(request)),
  });
  await expect.element(priceNow).toHaveTextContent(/^You will see your price before you pay$/);
  isDown = false;
  dispatchEvent(new Event('online'));
  await expect.element(priceNow).toHaveTextContent(/^From A\$100\.01 per week$/);
  expect(prices).toHaveLength(2);
});

test('§8 a price that does not come is told to the console alone; the old one is shown as such, and the next change asks again', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { quote } = await drawSummary(CHOSEN, {
    price: (request) => (request.PaymentFrequency === 'M' ? new Error('no') : priceOf(request)),
  });
  await expect.element(priceNow).toHaveTextContent('A$100.01');
  await frequency.selectOptions('Monthly');
  await expect.element(priceNow).toHaveTextContent(/^From A\$100\.01 per week ?Your last known price$/);
  expect(told).toHaveBeenCalledWith('The price could not be fetched.', expect.any(Error));
  expect(quote().paymentFrequency).toBe('M');
  expect(quote().getPriceData, 'no weekly premium beside a monthly frequency').toBeUndefined();

  await frequency.selectOptions('Quarterly');
  await expect.element(priceNow).toHaveTextContent(/^From A\$100\.04 per quarter$/);
  told.mockRestore();
});

test('issue 3: what another tab chooses is chosen here as well', async () => {
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
