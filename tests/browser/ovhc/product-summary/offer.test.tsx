import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SavedQuote } from '#types/data/saved-quote';
import { textsOf } from '../../helpers.ts';
import { editAsAuthor } from '../quote-page.tsx';
import * as summary from './draw-summary.tsx';
import { everyday } from './insurer.ts';

const { CHOSEN, drawPriced, drawSummary, excess, panel, priceNow } = summary;
const QUOTE_PAGE = '/health-insurance/overseas-visitors/get-a-quote';
const complete = { hcfBundleId: 'OVHC-COMPLETE', productName: 'Complete Visitor Cover' };
const EVERYDAY = { hcfBundleId: 'OVHC-EVERYDAY', productName: 'Everyday Visitor Cover' };

test.each<[string, SavedQuote]>([
  ['the product', { ...complete, priceData: { hospitalCode: 'HV4', excessCode: 'N' } }],
  ['older prices', { priceData: { priceWeekly: '1.00', hospitalCode: 'HV2', excessCode: 'N' } }],
])('§4 replaces %s of the quote with the page’s product and prices', async (_case, changes) => {
  const { quote } = await drawPriced({ ...CHOSEN, ...changes });
  const redirectedPath = '/health-insurance/overseas-visitors/everyday-visitor-cover';
  await expect.poll(quote).toMatchObject({ ...EVERYDAY, priceData: everyday.prices[0], redirectedPath });
});

test('uses the first excess of the content for a quote without one', async () => {
  const { excessCode: _none, ...quote } = CHOSEN;
  const reversed = { ...everyday, prices: [...everyday.prices].reverse() };
  const drawn = await drawPriced(quote, { products: () => [reversed] });
  await expect.element(excess).toHaveDisplayValue('$750');
  expect(drawn.quote().excessCode).toBe('N');
});

test('§8 logs a failed call for products and still fetches the price', async () => {
  const pass = summary.stopTimers();
  const error = summary.silenceErrors();
  const { quote } = await drawSummary({ ...CHOSEN, ...complete }, { products: () => new Error('no') });
  for (const ms of [0, 4000]) {
    await pass(ms);
    await expect.element(priceNow).toHaveTextContent(/^From A\$100\.01 per week$/);
  }
  expect(error).toHaveBeenCalledWith('The products could not be fetched.', expect.any(Error));
  await summary.startApplication();
  expect(quote()).toMatchObject({ ...EVERYDAY, getPriceData: { Premium: '100.01' } });
  expect(quote().priceData).toBeUndefined();
});

test('§8 keeps the quote’s prices if the products cannot be fetched', async () => {
  summary.silenceErrors();
  const quoted = { ...CHOSEN, priceData: everyday.prices[0] };
  const { quote } = await drawPriced(quoted, { products: () => new Error('no') });
  expect(quote().priceData).toEqual(everyday.prices[0]);
});

test('§8 shows an alert for a product that is not sold and keeps the quote’s product', async () => {
  const { quote } = await drawSummary({ ...CHOSEN, ...complete }, { products: () => [] });
  await expect.element(page.getByText('Please update your selection')).toBeVisible();
  const products = page.getByRole('link', { name: 'See available products' });
  await expect.element(products).toHaveAttribute('href', `${QUOTE_PAGE}#select-cover`);
  await expect.element(panel).not.toBeInTheDocument();
  expect(quote()).toMatchObject(complete);
});

const { visaType = [], ...withoutVisa } = CHOSEN;

test.each<[SavedQuote, string]>([
  [withoutVisa, 'Choose your visa'],
  [{ visaType, age: 30 }, 'Choose who needs cover'],
  [{ visaType, coverType: 'S' }, 'Enter your age'],
  [{ ...CHOSEN, coverType: 'D' }, 'Enter your partner’s age'],
])('links an incomplete quote to its next step without a price call: %j', async (quote, text) => {
  const { prices } = await drawSummary(quote);
  await expect.element(page.getByRole('link', { name: text })).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
  expect(prices).toEqual([]);
});

test('§2 shows the product’s details and the price inputs', async () => {
  await drawSummary({ ...CHOSEN, coverType: 'D', age: 34, partnerAge: 32 });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Everyday Visitor Cover');
  await expect.element(page.getByText('Your quote', { exact: true })).toBeVisible();
  const { coverSummaryFeatures, pdsDocUrl, pdsDocumentLinkTitle } = everyday.productInfo;
  const statuses = { included: 'Included', partial: 'Partly covered', excluded: 'Not included' };
  expect(textsOf(page.getByRole('listitem'))).toEqual(
    coverSummaryFeatures.map(({ feature, inclusionStatus }) => `${feature} ${statuses[inclusionStatus]}`),
  );
  const linkTo = (name: string) => expect.element(page.getByRole('link', { name }));
  await linkTo(pdsDocumentLinkTitle).toHaveAttribute('href', pdsDocUrl);
  for (const [text, link, hash] of [
    ['Working Holiday visa', 'Change visa', 'visa-type'],
    ['Couple', 'Change who is covered', 'cover-type'],
    ['Aged 34 and 32', 'Change ages', 'age'],
  ] as const) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await linkTo(link).toHaveAttribute('href', `${QUOTE_PAGE}#${hash}`);
  }
});

test('shows the page in the author’s editor without creating a quote', async () => {
  editAsAuthor();
  const { quote, prices } = await drawSummary({});
  await expect.element(panel).toBeVisible();
  await excess.selectOptions('$0');
  await expect.element(excess).toHaveDisplayValue('$0');
  expect([quote(), prices]).toEqual([{}, []]);
});
