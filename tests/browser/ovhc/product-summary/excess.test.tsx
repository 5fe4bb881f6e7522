import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PriceRequest } from '#types/api/getPrice';
import type { Prices } from '#types/data/prices';
import type { Product } from '#types/data/product';
import { priceFor, pricesWithExcess } from '../../../../src/ovhc/quote/prices.ts';
import { deferred } from '../../../deferred.ts';
import { accessibilityFaults } from '../../axe.ts';
import { CHOSEN, drawSummary, excess, frequency, priceNow } from './draw-summary.tsx';
import { everyday } from './insurer.ts';

const offeredAt = (excessCode: Prices['excessCode'], priceWeekly: string, priceMonthly: string): Prices => ({
  priceWeekly,
  priceMonthly,
  priceYearly: (Number(priceWeekly) * 52).toFixed(2),
  hospitalCode: 'HV2',
  excessCode,
});

/** The page's product with all four excesses of §9; two of them cost the same. */
const product: Product = {
  ...everyday,
  prices: [
    offeredAt('N', '20.00', '86.67'),
    offeredAt('I', '20.00', '86.67'),
    offeredAt('G', '22.50', '97.50'),
    offeredAt('A', '1026.84', '4449.64'),
  ],
};

/** getPrice confirms what the product was offered at. */
const confirmed = ({ ExcessCode, PaymentFrequency }: PriceRequest) => {
  const prices = pricesWithExcess(product, ExcessCode as Prices['excessCode']);
  return (prices && priceFor(prices, PaymentFrequency)) ?? new Error('not offered');
};

const answers = { products: () => [product], price: confirmed };
const terms = page.getByRole('complementary', { name: 'Your price' }).getByRole('term');
const rows = () =>
  terms.elements().map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test('§2 each other excess has the difference that it makes to the price beside it', async () => {
  await drawSummary(CHOSEN, answers);
  await expect
    .poll(rows)
    .toEqual(['$0: A$1,006.84 more per week', '$250: A$2.50 more per week', '$500: The same price']);
  await expect.element(page.getByText('With another excess you pay')).toBeVisible();
});

test('it is compared with the excess that is chosen, for the chosen frequency', async () => {
  await drawSummary(CHOSEN, answers);
  await excess.selectOptions('$250');
  await expect
    .poll(rows)
    .toEqual(['$0: A$1,004.34 more per week', '$500: A$2.50 less per week', '$750: A$2.50 less per week']);
  await frequency.selectOptions('Monthly');
  await expect
    .poll(rows)
    .toEqual([
      '$0: A$4,352.14 more per month',
      '$500: A$10.83 less per month',
      '$750: A$10.83 less per month',
    ]);
});

test('§9 the dropdown itself has the four excesses and no other words', async () => {
  await drawSummary(CHOSEN, answers);
  await expect.poll(rows).toHaveLength(3);
  const options = [...(excess.element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(options).toEqual(['$0', '$250', '$500', '$750']);
});

test('only what is known is shown: an excess that the product is not offered with has no row', async () => {
  const two = { ...product, prices: product.prices.filter(({ excessCode }) => 'NG'.includes(excessCode)) };
  await drawSummary(CHOSEN, { ...answers, products: () => [two] });
  await expect.poll(rows).toEqual(['$250: A$2.50 more per week']);
});

test('where the price is another than the product was offered at, there is no list', async () => {
  await drawSummary(CHOSEN, { ...answers, price: () => '21.00' });
  await expect.element(priceNow).toHaveTextContent('A$21.00');
  expect(rows()).toEqual([]);
  await expect.element(page.getByText('With another excess you pay')).not.toBeInTheDocument();
});

test('while the prices are on their way, shapes stand there, as high as the rows', async () => {
  const products = deferred<readonly Product[]>();
  await drawSummary(CHOSEN, { ...answers, products: () => products.promise });
  await expect.poll(rows).toEqual(['$0: ', '$250: ', '$500: ']);
  const height = () => terms.first().element().closest('dl')?.getBoundingClientRect().height;
  const before = height();
  products.resolve([product]);
  await expect.poll(rows).toContain('$500: The same price');
  expect(height()).toBe(before);
});

const year = page.getByText(/^A\$.+ a year/);

test('a year’s price stands below one that is paid more often', async () => {
  await drawSummary(CHOSEN, answers);
  await expect.element(priceNow).toHaveTextContent(/^From A\$20\.00 per week$/);
  await expect.element(year).toHaveTextContent(/^A\$1,040\.00 a year$/);
});

test('where the payments come to more or less than that, it says whose price it is', async () => {
  await drawSummary({ ...CHOSEN, paymentFrequency: 'M' }, answers);
  await expect.element(priceNow).toHaveTextContent(/^From A\$86\.67 per month$/);
  await expect.element(year).toHaveTextContent(/^A\$1,040\.00 a year if you pay yearly$/);
});

test('who pays yearly reads it once', async () => {
  await drawSummary({ ...CHOSEN, paymentFrequency: 'Y' }, answers);
  await expect.element(priceNow).toHaveTextContent(/^From A\$1,040\.00 per year$/);
  await expect.element(year).not.toBeInTheDocument();
});

test('a yearly price that came with another price is not shown', async () => {
  await drawSummary(CHOSEN, { ...answers, price: () => '21.00' });
  await expect.element(priceNow).toHaveTextContent(/^From A\$21\.00 per week$/);
  await expect.element(year).not.toBeInTheDocument();
});

test('what an excess is, and how often it is paid, is said in place, above the dropdown', async () => {
  const { container } = await drawSummary(CHOSEN, answers);
  await page.getByRole('button', { name: 'What is an excess?' }).click();
  const text = page.getByRole('tooltip');
  await expect.element(text).toHaveTextContent(/pay yourself when you go to hospital.*once a year at most/s);
  const { bottom } = text.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(excess.element().getBoundingClientRect().top);
  await expect.poll(rows).toHaveLength(3);
  expect(await accessibilityFaults(container)).toEqual([]);
});
