import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Product } from '#types/data/product';
import type { SavedQuote } from '#types/data/saved-quote';
import { quoteStore, updateQuote } from '../../../../src/ovhc/store/quote-store.ts';
import { deferred } from '../../../deferred.ts';
import { drawn } from '../../drawn.ts';
import { CHOSEN, drawSummary, frequency, priceNow } from './draw-summary.tsx';
import { everyday, filed, priceOf } from './insurer.ts';

const COMPLETE: SavedQuote = {
  hcfBundleId: 'OVHC-COMPLETE',
  productName: 'Complete Visitor Cover',
  redirectedPath: '/health-insurance/overseas-visitors/complete-visitor-cover',
  priceData: { priceWeekly: '90.00', hospitalCode: 'HV4', extraCode: 'XV2', excessCode: 'N' },
};
const EVERYDAY = { hcfBundleId: 'OVHC-EVERYDAY', productName: 'Everyday Visitor Cover' };
const link = page.getByRole('button', { name: 'Email my quote' });
const dialog = page.getByRole('dialog');

/** Saves a quote as another tab of the site does. */
function saveElsewhere(changes: SavedQuote): void {
  localStorage.setItem('ovhcQuoteData', JSON.stringify({ ...quoteStore.getState(), ...changes }));
  dispatchEvent(new StorageEvent('storage', { key: 'ovhcQuoteData' }));
}

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

async function email() {
  await link.click();
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Amélie');
  await dialog.getByRole('textbox', { name: 'Email address' }).fill('amelie@example.com');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Send my quote' }).click();
}

describe('another tab has ended the quote', () => {
  test('a page that Back shows as it was left does not bring it back', async () => {
    await drawSummary();
    await expect.element(priceNow).toHaveTextContent('A$100.01');
    localStorage.removeItem('ovhcQuoteData');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await drawn();
    expect(localStorage.getItem('ovhcQuoteData')).toBeNull();
  });
});

describe('another tab has chosen another product', () => {
  test('this page goes on showing its own, with its price', async () => {
    await drawSummary();
    await expect.element(priceNow).toHaveTextContent('A$100.01');
    saveElsewhere(COMPLETE);
    await frequency.selectOptions('Monthly');
    await expect.element(priceNow).toHaveTextContent(/^From A\$100\.03 per month$/);
  });

  test('its price is not kept for the other product, whatever is chosen there', async () => {
    const { quote } = await drawSummary();
    await expect.element(priceNow).toHaveTextContent('A$100.01');
    saveElsewhere({ ...COMPLETE, paymentFrequency: 'M', excessCode: 'G', age: 60 });
    await expect.element(priceNow).toHaveTextContent(/^From A\$300\.03 per month$/);
    await drawn();
    expect(quote()).toMatchObject({ ...COMPLETE, excessCode: 'G' });
    expect(quote().getPriceData).toBeUndefined();
    expect(quote().productId).toBeUndefined();
  });

  test('a choice on this page makes the quote this product’s again', async () => {
    const { quote } = await drawSummary();
    await expect.element(priceNow).toHaveTextContent('A$100.01');
    saveElsewhere(COMPLETE);
    await frequency.selectOptions('Monthly');
    await expect.poll(quote).toMatchObject({ ...EVERYDAY, getPriceData: { Premium: '100.03' } });
  });

  test('with products that cannot be fetched, its e-mail is sent all the same', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    const { emails } = await drawSummary({ ...CHOSEN, ...COMPLETE }, { products: () => new Error('no') });
    await expect.element(priceNow).toHaveTextContent('A$100.01');
    await email();
    await expect
      .poll(() => emails[0])
      .toMatchObject({ cmsProductName: 'Everyday Visitor Cover', hcfProductId: 'HV2', price: '100.01' });
  });

  test('back on this page, the quote is for this product again, with this price', async () => {
    const { quote } = await drawSummary();
    await expect.element(priceNow).toHaveTextContent('A$100.01');
    saveElsewhere(COMPLETE);
    comeBack();
    expect(quote()).toMatchObject({ ...EVERYDAY, priceData: everyday.prices[0] });
    await expect.poll(() => quote().getPriceData).toEqual({ Premium: '100.01' });
    expect(quote().productId).toBe('HV2');
  });

  test('Start application goes on with the product of this page', async () => {
    const { quote } = await drawSummary();
    await expect.element(priceNow).toHaveTextContent('A$100.01');
    saveElsewhere(COMPLETE);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
    await page.getByRole('link', { name: 'Start application' }).click();
    expect(quote()).toMatchObject(EVERYDAY);
  });

  test('what is e-mailed from here is this page’s product', async () => {
    const { emails } = await drawSummary();
    await expect.element(priceNow).toHaveTextContent('A$100.01');
    saveElsewhere(COMPLETE);
    await email();
    await expect
      .poll(() => emails[0])
      .toMatchObject({ cmsProductName: 'Everyday Visitor Cover', hcfProductId: 'HV2', price: '100.01' });
  });

  test('opened while another product is saved, it asks for its own price at once, and keeps it once it is sold', async () => {
    const products = deferred<readonly Product[]>();
    const { quote } = await drawSummary({ ...CHOSEN, ...COMPLETE }, { products: () => products.promise });
    await expect.element(priceNow).toHaveTextContent(/^From A\$100\.01 per week$/);
    expect(quote()).toMatchObject(COMPLETE);
    expect(quote().getPriceData).toBeUndefined();
    products.resolve([everyday]);
    await expect.poll(quote).toMatchObject({ ...EVERYDAY, getPriceData: { Premium: '100.01' } });
  });
});

describe('another tab has changed for whom it is', () => {
  test('products and price are asked for anew', async () => {
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

  test('where the product is not sold for them, the page says so, and no older answer says otherwise', async () => {
    const asked: string[] = [];
    const first = deferred<readonly Product[]>();
    const { quote } = await drawSummary(CHOSEN, {
      products: () => (asked.push('') === 1 ? first.promise : []),
    });
    saveElsewhere({ age: 60 });
    await expect.element(page.getByText('Please update your selection')).toBeVisible();
    first.resolve([everyday]);
    await drawn();
    await expect.element(page.getByText('Please update your selection')).toBeVisible();
    expect(quote().priceData).toBeUndefined();
  });

  test('until it is known what they pay, no amounts of before are e-mailed', async () => {
    let calls = 0;
    const { promise: never } = deferred<readonly Product[]>();
    const { emails, quote } = await drawSummary(CHOSEN, {
      products: () => {
        calls += 1;
        return calls === 1 ? [everyday] : never;
      },
    });
    await expect.poll(() => quote().priceData).toEqual(everyday.prices[0]);
    saveElsewhere({ age: 60 });
    await email();
    await expect.poll(() => emails[0]).toMatchObject({ primaryAge: '60', packageAmountMonthly: '' });
  });

  test('an e-mail that is being written or sent is not lost, nor sent twice', async () => {
    const answer = deferred<object>();
    const { emails } = await drawSummary(CHOSEN, { email: () => answer.promise });
    await expect.element(priceNow).toHaveTextContent('A$100.01');
    await email();
    saveElsewhere({ coverType: 'D' });
    await expect.element(dialog.getByText('Sending your quote...')).toBeVisible();
    saveElsewhere({ coverType: 'S' });
    await expect.element(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Amélie');
    answer.resolve(filed);
    await expect.element(dialog.getByText('RN7')).toBeVisible();
    expect(emails).toHaveLength(1);
  });
});

test('another tab’s newer premium for the same quote stays: two tabs do not fight over it', async () => {
  const { quote } = await drawSummary();
  await expect.poll(() => quote().getPriceData).toEqual({ Premium: '100.01' });
  saveElsewhere({ getPriceData: { Premium: '105.00' } });
  await drawn();
  expect(quote().getPriceData).toEqual({ Premium: '105.00' });
});

test('back on this page, what was saved while it slept is taken over first, and not undone', async () => {
  const { quote } = await drawSummary();
  await expect.element(priceNow).toHaveTextContent('A$100.01');
  localStorage.setItem('ovhcQuoteData', JSON.stringify({ ...quote(), age: 60 }));
  comeBack();
  expect(quote().age).toBe(60);
  expect(JSON.parse(localStorage.getItem('ovhcQuoteData') ?? '{}')).toMatchObject({ ...EVERYDAY, age: 60 });
});

test('products that could not be fetched are asked for again once the visitor is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  let isDown = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { quote } = await drawSummary(
    { ...CHOSEN, ...COMPLETE },
    { products: () => (isDown ? new Error('no') : [everyday]) },
  );
  await expect.element(priceNow).toHaveTextContent('A$100.01');
  await vi.advanceTimersByTimeAsync(4000);
  expect(console.error).toHaveBeenCalledWith('The products could not be fetched.', expect.any(Error));
  await drawn();
  isDown = false;
  dispatchEvent(new Event('online'));
  await expect.poll(() => quote().priceData).toEqual(everyday.prices[0]);
});

test('a mail that waits for a price carries the one that the page shows then, with its period', async () => {
  const monthly = deferred<string>();
  const { emails, quote } = await drawSummary(CHOSEN, {
    price: (request) => (request.PaymentFrequency === 'M' ? monthly.promise : priceOf(request)),
  });
  await expect.element(priceNow).toHaveTextContent('A$100.01');
  await frequency.selectOptions('Monthly');
  await email();
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

test('amounts of other people’s prices are not e-mailed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const { emails } = await drawSummary(
    { ...CHOSEN, priceData: everyday.prices[0] },
    { products: () => new Error('no') },
  );
  updateQuote({ age: 60 });
  await expect.element(priceNow).toHaveTextContent(/^From A\$100\.01 per week$/);
  await email();
  await expect
    .poll(() => emails[0])
    .toMatchObject({ primaryAge: '60', packageAmountWeekly: '100.01', packageAmountMonthly: '' });
});
