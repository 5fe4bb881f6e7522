import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PriceRequest } from '#types/api/getPrice';
import type { Prices } from '#types/data/prices';
import type { Product } from '#types/data/product';
import { priceFor, pricesWithExcess } from '../../../../src/ovhc/quote/prices.ts';
import { deferred } from '../../../deferred.ts';
import { accessibilityFaults } from '../../axe.ts';
import { CHOSEN, drawSummary, excess, frequency, panel, priceNow } from './draw-summary.tsx';
import { everyday } from './insurer.ts';

const offeredAt = (excessCode: Prices['excessCode'], priceWeekly: string, priceMonthly: string): Prices => {
  const priceYearly = (Number(priceWeekly) * 52).toFixed(2);
  return { priceWeekly, priceMonthly, priceYearly, hospitalCode: 'HV2', excessCode };
};

/** The page's product with the four excesses of §9. Two of them have the same price. */
const prices = [offeredAt('N', '20.00', '86.67'), offeredAt('I', '20.00', '86.67')];
prices.push(offeredAt('G', '22.50', '97.50'), offeredAt('A', '1026.84', '4449.64'));
const product: Product = { ...everyday, prices };

const confirmed = ({ ExcessCode, PaymentFrequency }: PriceRequest) => {
  const prices = pricesWithExcess(product, ExcessCode as Prices['excessCode']);
  return (prices && priceFor(prices, PaymentFrequency)) ?? new Error('not offered');
};

const answers = { products: () => [product], price: confirmed };
const terms = panel.getByRole('term');
const rows = () =>
  terms.elements().map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
const alert = page.getByText('Please');
const year = page.getByText(/^A\$.+ a year/);

test('§2 shows the price difference of each other excess for the frequency', async () => {
  const { container } = await drawSummary(CHOSEN, answers);
  await expect.element(page.getByText('With another excess you pay')).toBeVisible();
  await expect
    .poll(rows)
    .toEqual(['$0: A$1,006.84 more per week', '$250: A$2.50 more per week', '$500: The same price']);
  await page.getByRole('button', { name: 'What is an excess?' }).click();
  const tooltip = page.getByRole('tooltip');
  const explanation = /pay yourself when you go to hospital.*once a year at most/s;
  await expect.element(tooltip).toHaveTextContent(explanation);
  const { bottom } = tooltip.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(excess.element().getBoundingClientRect().top);
  expect(await accessibilityFaults(container)).toEqual([]);

  await excess.selectOptions('$250');
  await frequency.selectOptions('Monthly');
  const less = ['$500: A$10.83 less per month', '$750: A$10.83 less per month'];
  await expect.poll(rows).toEqual(['$0: A$4,352.14 more per month', ...less]);
});

test('omits an excess that the product is not offered with', async () => {
  const two = { ...product, prices: product.prices.filter(({ excessCode }) => 'NG'.includes(excessCode)) };
  await drawSummary(CHOSEN, { ...answers, products: () => [two] });
  await expect.poll(rows).toEqual(['$250: A$2.50 more per week']);
});

test('shows placeholders of the same height while prices are loading', async () => {
  const products = deferred<readonly Product[]>();
  await drawSummary(CHOSEN, { ...answers, products: () => products.promise });
  await expect.poll(rows).toEqual(['$0: ', '$250: ', '$500: ']);
  await expect.element(alert).not.toBeInTheDocument();
  const height = () => terms.first().element().closest('dl')?.getBoundingClientRect().height;
  const before = height();
  products.resolve([product]);
  await expect.poll(rows).toContain('$500: The same price');
  expect(height()).toBe(before);
  await expect.element(alert).not.toBeInTheDocument();
});

test('shows the yearly price below prices of other frequencies', async () => {
  await drawSummary(CHOSEN, answers);
  for (const [name, price, yearly] of [
    ['Weekly', /^From A\$20\.00 per week$/, /^A\$1,040\.00 a year$/],
    ['Monthly', /^From A\$86\.67 per month$/, /^A\$1,040\.00 a year if you pay yearly$/],
    ['Yearly', /^From A\$1,040\.00 per year$/, undefined],
  ] as const) {
    await frequency.selectOptions(name);
    await expect.element(priceNow).toHaveTextContent(price);
    if (yearly) await expect.element(year).toHaveTextContent(yearly);
    else await expect.element(year).not.toBeInTheDocument();
  }
});

test('hides differences and the yearly price if the price is not the offered one', async () => {
  await drawSummary(CHOSEN, { ...answers, price: () => '21.00' });
  await expect.element(priceNow).toHaveTextContent(/^From A\$21\.00 per week$/);
  expect(rows()).toEqual([]);
  await expect.element(page.getByText('With another excess you pay')).not.toBeInTheDocument();
  await expect.element(year).not.toBeInTheDocument();
});
