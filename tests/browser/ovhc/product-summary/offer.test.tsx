import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Product } from '#types/data/product';
import type { SavedQuote } from '#types/data/saved-quote';
import { deferred } from '../../../deferred.ts';
import { CHOSEN, drawSummary, excess, priceNow } from './draw-summary.tsx';
import { everyday } from './insurer.ts';

const panel = page.getByRole('complementary', { name: 'Your price' });
const complete = { hcfBundleId: 'OVHC-COMPLETE', productName: 'Complete Visitor Cover' };

test('§4 a product that is sold becomes the quote’s, with today’s prices', async () => {
  const { quote } = await drawSummary({
    ...CHOSEN,
    ...complete,
    priceData: { hospitalCode: 'HV4', excessCode: 'N' },
  });
  await expect.element(priceNow).toHaveTextContent('A$100.01');
  expect(quote()).toMatchObject({
    hcfBundleId: 'OVHC-EVERYDAY',
    productName: 'Everyday Visitor Cover',
    priceData: everyday.prices[0],
    redirectedPath: '/health-insurance/overseas-visitors/everyday-visitor-cover',
  });
});

test('§4 prices of another selection, from before ages were changed, are replaced', async () => {
  const { quote } = await drawSummary({
    ...CHOSEN,
    priceData: { priceWeekly: '1.00', hospitalCode: 'HV2', excessCode: 'N' },
  });
  await expect.poll(() => quote().priceData).toEqual(everyday.prices[0]);
});

test('a quote without an excess gets the one that content begins with', async () => {
  const { excessCode: _none, ...quote } = CHOSEN;
  const fromG = { ...everyday, prices: [...everyday.prices].reverse() };
  const drawn = await drawSummary(quote, { products: () => [fromG] });
  await expect.element(excess).toHaveDisplayValue('$750');
  await expect.element(priceNow).toHaveTextContent('A$100.01');
  expect(drawn.quote().excessCode).toBe('N');
});

test('§8 products that cannot be fetched are told of in the console alone: the price is asked for all the same', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    vi.useRealTimers();
    told.mockRestore();
  });
  const { quote } = await drawSummary({ ...CHOSEN, ...complete }, { products: () => new Error('no') });
  await expect.element(priceNow).toHaveTextContent(/^From A\$100\.01 per week$/);
  await vi.advanceTimersByTimeAsync(4000);
  await expect.element(priceNow).toHaveTextContent(/^From A\$100\.01 per week$/);
  expect(told).toHaveBeenCalledWith('The products could not be fetched.', expect.any(Error));
  document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
  await page.getByRole('link', { name: 'Start application' }).click();
  expect(quote()).toMatchObject({
    hcfBundleId: 'OVHC-EVERYDAY',
    productName: 'Everyday Visitor Cover',
    getPriceData: { Premium: '100.01' },
  });
  expect(quote().priceData).toBeUndefined();
});

test('§8 the prices that came with the product stay where no newer ones can be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const { quote } = await drawSummary(
    { ...CHOSEN, priceData: everyday.prices[0] },
    { products: () => new Error('no') },
  );
  await expect.element(priceNow).toHaveTextContent(/^From A\$100\.01 per week$/);
  expect(quote().priceData).toEqual(everyday.prices[0]);
});

test('§8 a product that is not sold for this quote: the visitor reads that, and the quote keeps its product', async () => {
  const { quote } = await drawSummary({ ...CHOSEN, ...complete }, { products: () => [] });
  await expect.element(page.getByText('Please update your selection')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See available products' }))
    .toHaveAttribute('href', '/health-insurance/overseas-visitors/get-a-quote#select-cover');
  await expect.element(panel).not.toBeInTheDocument();
  expect(quote()).toMatchObject(complete);
});

const { visaType, ...withoutVisa } = CHOSEN;

test.each<[string, SavedQuote, string]>([
  ['no visa', withoutVisa, 'Choose your visa'],
  ['no cover type', { visaType: visaType ?? [], age: 30 }, 'Choose who needs cover'],
  ['no age', { visaType: visaType ?? [], coverType: 'S' }, 'Enter your age'],
  ['no age of the partner', { ...CHOSEN, coverType: 'D' }, 'Enter your partner’s age'],
])('a quote with %s: the visitor reads where to go on, and nothing is asked', async (_case, quote, text) => {
  const { prices } = await drawSummary(quote);
  await expect.element(page.getByRole('link', { name: text })).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
  expect(prices).toEqual([]);
});

test('no alert stands there while it is not known whether the product is sold', async () => {
  const products = deferred<readonly Product[]>();
  await drawSummary(CHOSEN, { products: () => products.promise });
  await expect.element(panel).toBeVisible();
  await expect.element(page.getByText('Please')).not.toBeInTheDocument();
  products.resolve([everyday]);
  await expect.element(priceNow).toHaveTextContent('A$100.01');
  await expect.element(page.getByText('Please')).not.toBeInTheDocument();
});

test('§2 what the product brings: its name, what it covers with a status each, its disclosure statement', async () => {
  await drawSummary();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Everyday Visitor Cover');
  await expect.element(page.getByText('Your quote', { exact: true })).toBeVisible();
  const { coverSummaryFeatures, pdsDocUrl, pdsDocumentLinkTitle } = everyday.productInfo;
  const words = { included: 'Included', partial: 'Partly covered', excluded: 'Not included' };
  const lines = coverSummaryFeatures.map(
    ({ feature, inclusionStatus }) => `${feature} ${words[inclusionStatus]}`,
  );
  const items = page.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual(lines);
  await expect
    .element(page.getByRole('link', { name: pdsDocumentLinkTitle }))
    .toHaveAttribute('href', pdsDocUrl);
});

test('it says whose price it is, with a link to change each answer', async () => {
  await drawSummary({ ...CHOSEN, coverType: 'D', age: 34, partnerAge: 32 });
  const quotePage = '/health-insurance/overseas-visitors/get-a-quote';
  for (const [text, link, hash] of [
    ['Working Holiday visa', 'Change visa', 'visa-type'],
    ['Couple', 'Change who is covered', 'cover-type'],
    ['Aged 34 and 32', 'Change ages', 'age'],
  ] as const) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: link }))
      .toHaveAttribute('href', `${quotePage}#${hash}`);
  }
});

test('in the author’s editor the page stands there without a quote, and begins none', async () => {
  document.documentElement.classList.add('aem-AuthorLayer-Edit');
  onTestFinished(() => document.documentElement.classList.remove('aem-AuthorLayer-Edit'));
  const { quote, prices } = await drawSummary({});
  await expect.element(panel).toBeVisible();
  await excess.selectOptions('$0');
  await expect.element(excess).toHaveDisplayValue('$0');
  expect(quote()).toEqual({});
  expect(prices).toEqual([]);
});
