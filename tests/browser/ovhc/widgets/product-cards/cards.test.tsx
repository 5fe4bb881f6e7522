import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { aProduct, holiday } from '../../quote-page.tsx';
import { card, draw, empty, four, saved, stayOnPage } from './support.ts';

const announced = page
  .getByRole('status')
  .filter({ hasNot: page.getByRole('button') })
  .last();

beforeEach(stayOnPage);

describe('the cards', () => {
  test('§7 are those for visa, cover type and age band', async () => {
    const { productCalls } = await draw();
    await expect.element(card('Basic')).toBeVisible();
    expect(productCalls()).toEqual(['/hcf/ovhc/ovhcPathToPurchase.417.S.A1..json']);
  });

  test('§2 show name, price with its label, inclusions with their status, disclosure link and the way on', async () => {
    await draw();
    const basic = card('Basic');
    await expect.element(basic).toHaveAttribute('data-product', 'Basic');
    await expect.element(basic.getByText('From')).toBeVisible();
    await expect.element(basic.getByText('A$11.50')).toBeVisible();
    await expect.element(basic.getByText('per week')).toBeVisible();
    const inclusions = basic
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(inclusions).toEqual([
      'Emergency ambulance Included',
      'Dental Partly covered',
      'Pregnancy Not included',
    ]);
    await expect
      .element(basic.getByRole('link', { name: 'Basic disclosure statement (PDF)' }))
      .toHaveAttribute('href', '/documents/Basic.pdf');
    await expect
      .element(basic.getByRole('link', { name: 'View details' }))
      .toHaveAttribute('href', '/health-insurance/overseas-visitors/basic');
  });

  test('§4 another frequency recomputes each price, asks for nothing and is kept', async () => {
    const { productCalls, quote } = await draw();
    await expect.element(card('Premium')).toBeInTheDocument();
    await userEvent.click(page.getByRole('radio', { name: 'Yearly', exact: true }));
    await expect.element(card('Basic').getByText('A$1,645.80')).toBeVisible();
    await expect.element(card('Basic').getByText('per year')).toBeVisible();
    expect(quote().paymentFrequency).toBe('Y');
    expect(productCalls()).toHaveLength(1);
  });

  test('WCAG 4.1.3: another frequency is announced, the one of the beginning is not', async () => {
    await draw({ quote: { ...saved, paymentFrequency: 'Y' } });
    await expect.element(card('Basic')).toBeVisible();
    await expect.element(announced).toHaveTextContent('');
    const region = announced.element();
    await userEvent.click(page.getByRole('radio', { name: 'Weekly', exact: true }));
    await expect.element(announced).toHaveTextContent('Prices are now per week.');
    await userEvent.click(page.getByRole('radio', { name: 'Yearly', exact: true }));
    await expect.element(announced).toHaveTextContent('Prices are now per year.');
    expect(announced.element()).toBe(region);
  });

  test('§3 a card without a price for the frequency shows none', async () => {
    await draw({ quote: { ...saved, paymentFrequency: 'M' } });
    await expect.element(card('Basic')).toBeVisible();
    await expect.element(card('Basic').getByText('From')).not.toBeInTheDocument();
  });

  test('§4 selecting one stores bundle id, product name, prices and redirect path', async () => {
    const { quote } = await draw();
    await userEvent.click(card('Essential').getByRole('link', { name: 'View details' }));
    expect(quote()).toEqual({
      ...saved,
      paymentFrequency: 'W',
      hcfBundleId: 'Essential',
      productName: 'Essential Visitor Cover',
      priceData: four[1]?.prices[0],
      excessCode: 'G',
      redirectedPath: '/health-insurance/overseas-visitors/essential',
    });
  });
});

describe('an excess that was chosen already', () => {
  const [first] = four;
  const { prices: [withG] = [], ...product } = first ?? aProduct('Basic', '11.50');
  const withN = { priceWeekly: '9.00', hospitalCode: 'HV3', excessCode: 'N' } as const;
  const choose = () => userEvent.click(card('Basic').getByRole('link', { name: 'View details' }));

  test('§4 stays, with the product’s prices for it', async () => {
    const products = () => [{ ...product, prices: [withG, withN].filter((price) => price !== undefined) }];
    const { quote } = await draw({ quote: { ...saved, excessCode: 'N' }, products });
    await choose();
    expect(quote()).toMatchObject({ hcfBundleId: 'Basic', excessCode: 'N', priceData: withN });
  });

  test('§4 stays where the product has no price for it: those that are kept say which they are for', async () => {
    const { quote } = await draw({ quote: { ...saved, excessCode: 'A' } });
    await choose();
    expect(quote()).toMatchObject({ hcfBundleId: 'Basic', excessCode: 'A', priceData: { excessCode: 'G' } });
  });
});

describe('choosing by another way than a click', () => {
  test('§4 the middle button, which opens another tab, stores the product too', async () => {
    const { quote } = await draw();
    await userEvent.click(card('Plus').getByRole('link', { name: 'View details' }), { button: 'middle' });
    await expect.poll(quote).toMatchObject({ hcfBundleId: 'Plus', productName: 'Plus Visitor Cover' });
  });

  test('§4 the right button alone chooses nothing', async () => {
    const { quote } = await draw();
    await userEvent.click(card('Plus').getByRole('link', { name: 'View details' }), { button: 'right' });
    expect(quote()).toEqual(saved);
  });
});

test('§2 an unsupported visa has no cards, asks for none, and leads back to the visa', async () => {
  const visaType = [{ ...holiday, code: '500', name: 'Student visa', isSupported: false }];
  const { productCalls } = await draw({ quote: { ...saved, visaType } });
  await expect.element(empty).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Change your visa' })).toBeVisible();
  expect(productCalls()).toEqual([]);
});

test.each([390, 1280])('WCAG: axe finds nothing in the cards, %d pixels wide', async (width) => {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1280, 900));
  const { container } = await draw();
  await expect.element(card('Basic')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});
