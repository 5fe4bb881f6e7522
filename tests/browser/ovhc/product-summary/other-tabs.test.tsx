import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Product } from '#types/data/product';
import type { SavedQuote } from '#types/data/saved-quote';
import { quoteStore, updateQuote } from '../../../../src/ovhc/store/quote-store.ts';
import { deferred } from '../../../deferred.ts';
import { drawn } from '../../helpers.ts';
import * as summary from './draw-summary.tsx';
import { type Answers, everyday, failing, filed, priceOf } from './insurer.ts';

const { CHOSEN, drawPriced, drawSummary, emailForm, excess, frequency, priceNow } = summary;
const COMPLETE: SavedQuote = {
  hcfBundleId: 'OVHC-COMPLETE',
  productName: 'Complete Visitor Cover',
  redirectedPath: '/health-insurance/overseas-visitors/complete-visitor-cover',
  priceData: { priceWeekly: '90.00', hospitalCode: 'HV4', extraCode: 'XV2', excessCode: 'N' },
};
const EVERYDAY = { hcfBundleId: 'OVHC-EVERYDAY', productName: 'Everyday Visitor Cover' };
const everydayEmail = { cmsProductName: 'Everyday Visitor Cover', hcfProductId: 'HV2', price: '100.01' };
type ProductsAnswer = NonNullable<Answers['products']>;
const noProducts = { products: () => new Error('no') };

const store = (quote: SavedQuote) => localStorage.setItem('ovhcQuoteData', JSON.stringify(quote));

function saveElsewhere(changes: SavedQuote): void {
  store({ ...quoteStore.getState(), ...changes });
  dispatchEvent(new StorageEvent('storage', { key: 'ovhcQuoteData' }));
}

const returnToPage = () => document.dispatchEvent(new Event('visibilitychange'));

async function sendEmail() {
  await emailForm.link.click();
  await summary.fillInEmail();
  await emailForm.send.click();
}

test('does not save a cleared quote again when Back restores the page', async () => {
  await drawPriced();
  localStorage.removeItem('ovhcQuoteData');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await drawn();
  expect(localStorage.getItem('ovhcQuoteData')).toBeNull();
});

describe('after another tab chooses another product', () => {
  test('restores this page’s product after a choice or when the visitor returns', async () => {
    const { quote } = await drawPriced();
    saveElsewhere(COMPLETE);
    returnToPage();
    expect(quote()).toMatchObject({ ...EVERYDAY, priceData: everyday.prices[0] });
    await expect.poll(() => quote().getPriceData).toEqual({ Premium: '100.01' });
    expect(quote().productId).toBe('HV2');
    saveElsewhere(COMPLETE);
    await frequency.selectOptions('Monthly');
    await expect.element(priceNow).toHaveTextContent(/^From A\$100\.03 per month$/);
    await expect.poll(quote).toMatchObject({ ...EVERYDAY, getPriceData: { Premium: '100.03' } });
  });

  test('does not store this page’s price for the other product', async () => {
    const { quote } = await drawPriced();
    saveElsewhere({ ...COMPLETE, paymentFrequency: 'M', excessCode: 'G', age: 60 });
    await expect.element(priceNow).toHaveTextContent(/^From A\$300\.03 per month$/);
    await drawn();
    expect(quote()).toMatchObject({ ...COMPLETE, excessCode: 'G' });
    expect([quote().getPriceData, quote().productId]).toEqual([undefined, undefined]);
  });

  test('uses this page’s product for the e-mail and the application', async () => {
    const { emails, quote } = await drawPriced();
    saveElsewhere(COMPLETE);
    await sendEmail();
    await expect.poll(() => emails[0]).toMatchObject(everydayEmail);
    await userEvent.keyboard('{Escape}');
    saveElsewhere(COMPLETE);
    await summary.startApplication();
    expect(quote()).toMatchObject(EVERYDAY);
  });

  test('fetches this page’s price at once and stores it after the products load', async () => {
    const products = deferred<readonly Product[]>();
    const { quote } = await drawPriced({ ...CHOSEN, ...COMPLETE }, { products: () => products.promise });
    expect(quote()).toMatchObject(COMPLETE);
    expect(quote().getPriceData).toBeUndefined();
    products.resolve([everyday]);
    await expect.poll(quote).toMatchObject({ ...EVERYDAY, getPriceData: { Premium: '100.01' } });
  });
});

describe('after another tab changes who is covered', () => {
  test('fetches products and price again', async () => {
    const { prices } = await drawSummary(CHOSEN, {
      price: (request) => (request.ClientDOB.startsWith('1996') ? '10.00' : '20.00'),
    });
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    saveElsewhere({ age: 30 });
    saveElsewhere({ age: 60 });
    await expect.element(priceNow).toHaveTextContent(/^From A\$20\.00 per week$/);
    expect(prices.at(-1)?.ClientDOB).toBe('1966-11-20');
  });

  test('shows that the product is not sold and ignores an older answer', async () => {
    const first = deferred<readonly Product[]>();
    const products = vi.fn<ProductsAnswer>(() => []).mockReturnValueOnce(first.promise);
    const { quote } = await drawSummary(CHOSEN, { products });
    const unsold = page.getByText('Please update your selection');
    saveElsewhere({ age: 60 });
    await expect.element(unsold).toBeVisible();
    first.resolve([everyday]);
    await drawn();
    await expect.element(unsold).toBeVisible();
    expect(quote().priceData).toBeUndefined();
  });

  test('does not e-mail older amounts while the products are loading', async () => {
    const products = vi.fn<ProductsAnswer>(() => new Promise(() => {})).mockReturnValueOnce([everyday]);
    const { emails, quote } = await drawSummary(CHOSEN, { products });
    await expect.poll(() => quote().priceData).toEqual(everyday.prices[0]);
    saveElsewhere({ age: 60 });
    await sendEmail();
    await expect.poll(() => emails[0]).toMatchObject({ primaryAge: '60', packageAmountMonthly: '' });
  });

  test('keeps an e-mail that is being written or sent and sends it once', async () => {
    const answer = deferred<object>();
    const { emails } = await drawPriced(CHOSEN, { email: () => answer.promise });
    await sendEmail();
    saveElsewhere({ coverType: 'D' });
    await expect.element(emailForm.sending).toBeVisible();
    saveElsewhere({ coverType: 'S' });
    await expect.element(emailForm.firstName).toHaveValue('Amélie');
    answer.resolve(filed);
    await expect.element(emailForm.dialog.getByText('RN7')).toBeVisible();
    expect(emails).toHaveLength(1);
  });
});

test('uses the frequency, excess and newer price of another tab', async () => {
  const { quote } = await drawPriced();
  await expect.poll(() => quote().getPriceData).toEqual({ Premium: '100.01' });
  saveElsewhere({ getPriceData: { Premium: '105.00' } });
  await drawn();
  expect(quote().getPriceData).toEqual({ Premium: '105.00' });
  saveElsewhere({ paymentFrequency: 'F', excessCode: 'A' });
  await expect.element(frequency).toHaveDisplayValue('Fortnightly');
  await expect.element(excess).toHaveDisplayValue('$0');
  await expect.element(priceNow).toHaveTextContent(/^From A\$400\.02 per fortnight$/);
  // the page reads changes from its time in the background before it saves anything
  store({ ...quote(), age: 60 });
  returnToPage();
  expect(quote().age).toBe(60);
  expect(JSON.parse(localStorage.getItem('ovhcQuoteData') ?? '{}')).toMatchObject({ ...EVERYDAY, age: 60 });
});

test('e-mails this page’s product after a failed call and retries when online', async () => {
  const error = summary.silenceErrors();
  const pass = summary.stopTimers();
  const { answer: products, recover } = failing(() => [everyday]);
  const { emails, quote } = await drawPriced({ ...CHOSEN, ...COMPLETE }, { products });
  await pass();
  await sendEmail();
  await expect.poll(() => emails[0]).toMatchObject(everydayEmail);
  expect(error).toHaveBeenCalledWith('The products could not be fetched.', expect.any(Error));
  await drawn();
  recover();
  dispatchEvent(new Event('online'));
  await expect.poll(() => quote().priceData).toEqual(everyday.prices[0]);
});

test('waits for a price and e-mails the price and period that show then', async () => {
  const monthly = deferred<string>();
  const { emails, quote } = await drawPriced(CHOSEN, {
    price: (request) => (request.PaymentFrequency === 'M' ? monthly.promise : priceOf(request)),
  });
  await frequency.selectOptions('Monthly');
  await sendEmail();
  await userEvent.keyboard('{Escape}');
  await frequency.selectOptions('Yearly');
  await expect.element(priceNow).toHaveTextContent('A$100.06 per year');
  await expect.poll(() => emails[0]).toMatchObject({ price: '100.06', paymentFrequency: 'Y' });
  monthly.resolve('88.00');
  await drawn();
  await expect.element(priceNow).toHaveTextContent(/^From A\$100\.06 per year$/);
  expect(emails).toHaveLength(1);
  expect(quote()).toMatchObject({ paymentFrequency: 'Y', getPriceData: { Premium: '100.06' } });
});

test('does not e-mail amounts for other people', async () => {
  summary.silenceErrors();
  const { emails } = await drawSummary({ ...CHOSEN, priceData: everyday.prices[0] }, noProducts);
  updateQuote({ age: 60 });
  await expect.element(priceNow).toHaveTextContent(/^From A\$100\.01 per week$/);
  await sendEmail();
  const amounts = { packageAmountWeekly: '100.01', packageAmountMonthly: '' };
  await expect.poll(() => emails[0]).toMatchObject({ primaryAge: '60', ...amounts });
});
