import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { aProduct, holiday } from '../../quote-page.tsx';
import { card, draw, empty, four, inclusions, saved, stayOnPage } from './support.ts';

const statuses = page.getByRole('status').filter({ hasNot: page.getByRole('button') });
const announcement = statuses.last();
const details = (name: string) => card(name).getByRole('link', { name: 'View details' });
const chooseFrequency = (name: string) => userEvent.click(page.getByRole('radio', { name, exact: true }));

beforeEach(stayOnPage);

test.each([390, 1280])('§2 shows name, price, benefits and links at %d pixels', async (width) => {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1280, 900));
  const { container, productCalls } = await draw();
  const basic = card('Basic');
  await expect.element(basic).toHaveAttribute('data-product', 'Basic');
  for (const text of ['For visas that ask for cover', 'From', 'A$11.50', 'per week'])
    await expect.element(basic.getByText(text)).toBeVisible();
  const benefits = ['Emergency ambulance Included', 'Dental Partly covered', 'Pregnancy Not included'];
  expect(inclusions('Basic')).toEqual(benefits);
  const disclosure = basic.getByRole('link', { name: 'Basic disclosure statement (PDF)' });
  await expect.element(disclosure).toHaveAttribute('href', '/documents/Basic.pdf');
  const address = '/health-insurance/overseas-visitors/basic';
  await expect.element(details('Basic')).toHaveAttribute('href', address);
  // the request depends on visa, cover type and age band (§7)
  expect(productCalls()).toEqual(['/hcf/ovhc/ovhcPathToPurchase.417.S.A1..json']);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('§4 updates prices for another frequency and announces it (WCAG 4.1.3)', async () => {
  const { productCalls, quote } = await draw();
  await expect.element(card('Premium')).toBeInTheDocument();
  await expect.element(announcement).toHaveTextContent('');
  const region = announcement.element();
  await chooseFrequency('Yearly');
  await expect.element(announcement).toHaveTextContent('Prices are now per year.');
  await expect.element(card('Basic').getByText('A$1,645.80')).toBeVisible();
  await expect.element(card('Basic').getByText('per year')).toBeVisible();
  expect(quote().paymentFrequency).toBe('Y');
  await chooseFrequency('Weekly');
  await expect.element(announcement).toHaveTextContent('Prices are now per week.');
  expect(announcement.element()).toBe(region);
  // there is no price for this frequency (§3)
  await chooseFrequency('Monthly');
  await expect.element(card('Basic').getByText('From')).not.toBeInTheDocument();
  expect(productCalls()).toHaveLength(1);
});

describe('§4 link of a card', () => {
  const withN = { priceWeekly: '9.00', hospitalCode: 'HV3', excessCode: 'N' } as const;

  test('stores the product after a click with the left or middle button', async () => {
    const { quote } = await draw();
    await userEvent.click(details('Plus'), { button: 'right' });
    expect(quote()).toEqual(saved);
    await userEvent.click(details('Plus'), { button: 'middle' });
    await expect.poll(quote).toMatchObject({ hcfBundleId: 'Plus', productName: 'Plus Visitor Cover' });
    await userEvent.click(details('Essential'));
    const product = { hcfBundleId: 'Essential', productName: 'Essential Visitor Cover', excessCode: 'G' };
    const redirectedPath = '/health-insurance/overseas-visitors/essential';
    const offer = { priceData: four[1]?.prices[0], paymentFrequency: 'W', redirectedPath };
    expect(quote()).toEqual({ ...saved, ...product, ...offer });
  });

  test.each([
    ['with its prices', 'N', withN],
    ['without its prices', 'A', { excessCode: 'G' }],
  ])('keeps the chosen excess %s', async (_case, excessCode, priceData) => {
    const { productInfo, prices } = aProduct('Basic', '11.50');
    const products = () => [{ productInfo, prices: [...prices, withN] }];
    const { quote } = await draw({ quote: { ...saved, excessCode }, products });
    await userEvent.click(details('Basic'));
    expect(quote()).toMatchObject({ hcfBundleId: 'Basic', excessCode, priceData });
  });
});

test('§2 shows a link to the visa instead of cards for an unsupported visa', async () => {
  const visaType = [{ ...holiday, code: '500', name: 'Student visa', isSupported: false }];
  const { productCalls } = await draw({ quote: { ...saved, visaType } });
  await expect.element(empty).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Change your visa' })).toBeVisible();
  expect(productCalls()).toEqual([]);
});
