import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Product } from '#types/data/product';
import { accessibilityFaults } from '../../axe.ts';
import { aProduct, drawQuote, holiday } from '../quote-page.tsx';

const saved = { visaType: [holiday], coverType: 'S', age: 35 };
const four = ['Basic', 'Essential', 'Plus', 'Premium'].map((id, at) => aProduct(id, `${at + 1}1.50`));
const draw = (options: Parameters<typeof drawQuote>[1] = {}) =>
  drawQuote('#select-cover', { quote: saved, products: () => four, ...options });

const card = (name: string) => page.getByRole('article', { name: `${name} Visitor Cover` });
const loading = page.getByText('Finding products...');
const status = page.getByRole('region', { name: 'Products' }).getByRole('status');
const announced = page
  .getByRole('status')
  .filter({ hasNot: page.getByRole('button') })
  .last();
const empty = page.getByText('Please update your selection');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // a link is followed here, and leads nowhere
  const stay = (event: Event) =>
    event.target instanceof Element && event.target.closest('a') && event.preventDefault();
  addEventListener('click', stay);
  return () => {
    removeEventListener('click', stay);
    vi.restoreAllMocks();
  };
});

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

describe('without cards', () => {
  const failure = page.getByText('We can’t load the products right now.');
  const tryAgain = page.getByRole('button', { name: 'Try again' });

  beforeEach(() => () => void vi.useRealTimers());

  /** The step, whose products did not come in three tries. */
  async function drawFailed() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isDown = true;
    const products = () => (isDown ? Promise.reject(new TypeError('offline')) : four);
    const drawn = await draw({ products });
    await vi.advanceTimersByTimeAsync(4000);
    await expect.element(failure).toBeVisible();
    expect(drawn.productCalls()).toHaveLength(3);
    const recover = () => {
      isDown = false;
    };
    return { ...drawn, recover };
  }

  test('§2 a loader shows while they are on their way', async () => {
    const { container } = await draw({ products: () => new Promise(() => {}) });
    await expect.element(loading).toBeVisible();
    await expect.element(status).toHaveTextContent('Finding products...');
    await expect.element(empty).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test('§2 with no products: "Please update your selection"', async () => {
    const { container } = await draw({ products: () => [] });
    await expect.element(empty).toBeVisible();
    await expect.element(loading).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test('§7 the same where the call fails, with what the visitor can do, and the console hears of it', async () => {
    const { container } = await drawFailed();
    await expect.element(empty).toBeVisible();
    expect(console.error).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test.each([
    ['"Try again" is pressed', () => userEvent.click(tryAgain)],
    ['the network is back', async () => void dispatchEvent(new Event('online'))],
  ])('§7 where the call has failed they come when %s', async (_when, come) => {
    const { recover } = await drawFailed();
    recover();
    await come();
    await expect.element(card('Basic')).toBeVisible();
    await expect.element(tryAgain).not.toBeInTheDocument();
  });

  test('§7 a call that takes long can be made anew after ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { productCalls } = await draw({ products: () => new Promise(() => {}) });
    await vi.advanceTimersByTimeAsync(9_999);
    await expect.element(tryAgain).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(page.getByText('This is taking longer than usual.')).toBeVisible();
    await expect.element(loading).toBeVisible();
    await userEvent.click(tryAgain);
    await expect.poll(productCalls).toHaveLength(2);
  });

  test('§7 the same where the quote does not say enough, and nothing is asked', async () => {
    const { productCalls } = await draw({ quote: { coverType: 'S' } });
    await expect.element(empty).toBeVisible();
    expect(productCalls()).toEqual([]);
  });
});

test('WCAG 4.1.3: the region that says "Finding products..." says how it ended', async () => {
  let answer = (_products: Product[]) => {};
  const products = () => new Promise<Product[]>((resolve) => (answer = resolve));
  await draw({ products });
  await expect.element(loading).toBeVisible();
  const region = status.element();
  answer(four);
  await expect.poll(() => region.textContent).toMatch(/of 4$/);
  expect(region.isConnected).toBe(true);
});

describe('the slider on a phone', () => {
  const forward = page.getByRole('button', { name: 'Next product' });
  const back = page.getByRole('button', { name: 'Previous product' });
  const position = (text: string) => page.getByText(text, { exact: true });

  beforeEach(async () => {
    await page.viewport(390, 844);
    return () => page.viewport(1280, 900);
  });

  test('§2 shows two cards, moves by one, and says where one stands', async () => {
    await draw();
    await expect.element(position('Products 1–2 of 4')).toBeVisible();
    await expect.element(back).toBeDisabled();
    for (const at of [2, 3]) {
      await userEvent.click(forward);
      await expect.element(position(`Products ${at}–${at + 1} of 4`)).toBeVisible();
    }
    await expect.element(forward).toBeDisabled();
    await userEvent.click(back);
    await expect.element(position('Products 2–3 of 4')).toBeVisible();
  });

  test('§2 goes by the arrow keys', async () => {
    await draw();
    await expect.element(position('Products 1–2 of 4')).toBeVisible();
    page.getByRole('list', { name: 'Products' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(position('Products 2–3 of 4')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(position('Products 1–2 of 4')).toBeVisible();
  });

  test('§2 two quick clicks go two cards on', async () => {
    await draw();
    await expect.element(position('Products 1–2 of 4')).toBeVisible();
    const button = forward.element() as HTMLElement;
    button.click();
    button.click();
    await expect.element(position('Products 3–4 of 4')).toBeVisible();
  });

  test('§2 an arrow with Alt is the browser’s: it means Back', async () => {
    await draw();
    await expect.element(position('Products 1–2 of 4')).toBeVisible();
    const row = page.getByRole('list', { name: 'Products' }).element();
    const key = new KeyboardEvent('keydown', {
      key: 'ArrowLeft',
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    expect(row.dispatchEvent(key)).toBe(true);
    const plain = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true });
    expect(row.dispatchEvent(plain)).toBe(false);
  });

  test('§2 starts at the product that was chosen before, and marks it', async () => {
    await draw({ quote: { ...saved, hcfBundleId: 'Premium' } });
    await expect.element(position('Products 3–4 of 4')).toBeVisible();
    await expect.element(card('Premium').getByText('Your last choice')).toBeVisible();
    await expect.element(page.getByText('Your last choice')).toHaveLength(1);
  });

  test('§4 on a narrow screen the frequency is a dropdown', async () => {
    await draw();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'How often you pay' }), 'Yearly');
    await expect.element(card('Basic').getByText('A$1,645.80')).toBeVisible();
  });
});

describe('the comparison', () => {
  const onlyDifferences = page.getByRole('checkbox', { name: 'Show differences only' });
  const linesOf = (name: string) =>
    card(name)
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  const basic = aProduct('Basic', '11.50');
  const plus = aProduct('Plus', '21.50');
  plus.productInfo.coverSummaryFeatures = [
    { feature: 'Emergency ambulance', inclusionStatus: 'included' },
    { feature: 'Glasses', inclusionStatus: 'included' },
    { feature: 'Dental', inclusionStatus: 'included' },
  ];

  test('has the same rows for every product, whatever each one lists', async () => {
    await draw({ products: () => [basic, plus] });
    await expect.element(card('Basic')).toBeVisible();
    expect(linesOf('Basic')).toEqual([
      'Emergency ambulance Included',
      'Dental Partly covered',
      'Pregnancy Not included',
      'Glasses Not listed',
    ]);
    expect(linesOf('Plus')).toEqual([
      'Emergency ambulance Included',
      'Dental Included',
      'Pregnancy Not listed',
      'Glasses Included',
    ]);
  });

  test.each([390, 1280])('lines its rows up across the cards, %d pixels wide', async (width) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1280, 900));
    await draw({ products: () => [basic, plus] });
    await expect.element(card('Basic')).toBeVisible();
    const tops = (name: string) =>
      [...card(name).element().querySelectorAll('.inclusion-status')].map((status) =>
        Math.round(status.getBoundingClientRect().top),
      );
    expect(tops('Basic')).toEqual(tops('Plus'));
    expect(new Set(tops('Basic')).size).toBe(4);
  });

  test('shows only what differs, on request', async () => {
    await draw({ products: () => [basic, plus] });
    await userEvent.click(onlyDifferences);
    expect(linesOf('Basic')).toEqual([
      'Dental Partly covered',
      'Pregnancy Not included',
      'Glasses Not listed',
    ]);
    await userEvent.click(onlyDifferences);
    expect(linesOf('Basic')).toHaveLength(4);
  });

  test('offers no such choice where nothing differs', async () => {
    await draw();
    await expect.element(card('Basic')).toBeVisible();
    await expect.element(onlyDifferences).not.toBeInTheDocument();
  });

  test('explains a benefit on request: what it means, how long one waits, and each product’s limit', async () => {
    const { container } = await draw({ products: () => [aProduct('OVHC-ESSENTIAL', '11.50'), plus] });
    const [essential] = [card('OVHC-ESSENTIAL')];
    await expect.element(essential).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Emergency ambulance' }));
    const dialog = page.getByRole('dialog', { name: 'Emergency ambulance' });
    await expect.element(dialog.getByText(/An ambulance to hospital in an emergency/)).toBeVisible();
    await expect.element(dialog.getByText('No waiting period.')).toBeVisible();
    await expect.element(dialog.getByText('Plus Visitor Cover')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Emergency ambulance' })).toHaveFocus();
  });

  test('does not make a button of a benefit that content does not explain', async () => {
    await draw();
    await expect.element(card('Basic')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Pregnancy' })).not.toBeInTheDocument();
  });

  test.each([1, 2, 3])('needs no slider for %d products on a wide screen', async (count) => {
    await draw({ products: () => four.slice(0, count) });
    await expect.element(card('Basic')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Next product' })).not.toBeInTheDocument();
  });

  test('says whose price it is, with a link to change each answer', async () => {
    await draw({ quote: { ...saved, coverType: 'D', partnerAge: 32 } });
    await expect.element(page.getByText('Working Holiday visa')).toBeVisible();
    await expect.element(page.getByText('Couple')).toBeVisible();
    await expect.element(page.getByText('Aged 35 and 32')).toBeVisible();
    const change = (name: string) => page.getByRole('link', { name: `Change ${name}` });
    await expect.element(change('visa')).toHaveAttribute('href', '#visa-type');
    await expect.element(change('who is covered')).toHaveAttribute('href', '#cover-type');
    await expect.element(change('ages')).toHaveAttribute('href', '#age');
  });
});

test.each([390, 1280])('WCAG: axe finds nothing in the cards, %d pixels wide', async (width) => {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1280, 900));
  const { container } = await draw();
  await expect.element(card('Basic')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});
