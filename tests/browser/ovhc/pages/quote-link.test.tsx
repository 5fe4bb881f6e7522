import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SavedQuote } from '#types/data/saved-quote';
import { link } from '../../../../content/pages/quote.json';
import select from '../../../../content/steps/quote/select-cover.json';
import { goTo } from '../../../../src/ovhc/store/tab-storage.ts';
import { accessibilityFaults } from '../../axe.ts';
import { startTagManager } from '../analytics/tag-manager.ts';
import { applyFor, inProgress } from '../in-progress.ts';
import { aProduct, drawQuote, editAsAuthor, holiday, student } from '../quote-page.tsx';

vi.mock('../../../../src/ovhc/store/tab-storage.ts', { spy: true });

const EXTENDED = aProduct('OVHC-EXTENDED', '31.65');
const PAGE = EXTENDED.productInfo.productSummaryPageUrl;
const COUPLE = '?quote=417.D.34.32.W.G.HV3';
const products = () => [EXTENDED];

const linked: SavedQuote = {
  visaType: [holiday],
  ...{ coverType: 'D', age: 34, partnerAge: 32, paymentFrequency: 'W', excessCode: 'G' },
  hcfBundleId: 'OVHC-EXTENDED',
};
const other: SavedQuote = { visaType: [holiday], coverType: 'S', age: 50 };

const heading = page.getByRole('heading', { level: 1 });
const dialog = page.getByRole('dialog', { name: link.replace.title });
const confirm = page.getByRole('button', { name: link.replace.confirm.text });
const cancel = page.getByRole('button', { name: link.replace.cancel.text });
const alertOf = (name: keyof typeof link.alerts) => page.getByText(link.alerts[name].title, { exact: true });
const visited = () => vi.mocked(goTo).mock.calls;
const expectProductPage = () =>
  expect.poll(visited, { timeout: 10_000 }).toEqual([[PAGE, { replace: true }]]);

beforeEach(() => {
  vi.mocked(goTo).mockReset().mockReturnValue();
});

describe('§2 link to a quote', () => {
  test('redirects to the page of its product', async () => {
    const { quote, container } = await drawQuote(COUPLE, { products });
    await expectProductPage();
    expect(quote()).toMatchObject({ ...linked, priceData: EXTENDED.prices[0], redirectedPath: PAGE });
    await expect.element(heading).toHaveTextContent(link.opening);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test.each([
    ['417', 'Who needs cover?'],
    ['417.D.34.3', 'How old are you?'],
    ['.D.34.32', 'Which visa do you have?'],
    ['417.D.34.32.W', select.heading],
  ])('opens the first incomplete step for a partial link: %s', async (text, step) => {
    await drawQuote(`?quote=${text}`, { products });
    await expect.element(heading).toHaveTextContent(step);
    await expect.element(heading).toHaveFocus();
    await expect.element(alertOf('partial')).toBeVisible();
    expect(location.search).toBe('');
    expect(visited()).toEqual([]);
  });

  test('opens the first step for an unknown visa and keeps the other answers', async () => {
    const { quote } = await drawQuote('?quote=999.D.34.32.M.A.HV3', { products });
    await expect.element(heading).toHaveTextContent('Which visa do you have?');
    await expect.element(alertOf('partial')).toBeVisible();
    const { visaType: _visa, hcfBundleId: _product, ...others } = linked;
    expect(quote()).toMatchObject({ ...others, paymentFrequency: 'M', excessCode: 'A' });
  });

  test('opens the first step with an alert for an unsupported visa', async () => {
    const { quote } = await drawQuote('?quote=500.S.34..W.G.HV3', { products });
    await expect.element(page.getByText('We don’t offer cover for this visa')).toBeVisible();
    await expect.element(alertOf('partial')).not.toBeInTheDocument();
    expect(quote()).toMatchObject({ visaType: [student], age: 34 });
  });

  test('shows the available products if its product is not sold', async () => {
    const { quote } = await drawQuote('?quote=417.D.34.32.M.G.HV9', { products });
    await expect.element(alertOf('unsold')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'OVHC-EXTENDED Visitor Cover' })).toBeVisible();
    expect(quote()).toMatchObject({ paymentFrequency: 'M', excessCode: 'G' });
    expect(quote()).not.toHaveProperty('hcfBundleId');
    expect(location.hash).toBe('#select-cover');
  });

  test('shows its alert at the first step only', async () => {
    await drawQuote('?quote=417.D');
    await userEvent.fill(page.getByRole('textbox', { name: 'Your age' }), '34');
    await userEvent.fill(page.getByRole('textbox', { name: 'Your partner’s age' }), '32');
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await expect.element(heading).toHaveTextContent(select.heading);
    await expect.element(alertOf('partial')).not.toBeInTheDocument();
  });

  test.each(['', 'hello', '999....W.A.HV3', '%3Cimg%3E.%00'])(
    'reports an invalid link and keeps the saved quote: "%s"',
    async (text) => {
      const events = startTagManager();
      const { container, quote } = await drawQuote(`?quote=${text}`, { quote: other });
      await expect.element(alertOf('bad')).toBeVisible();
      expect(location.search).toBe('');
      expect(events).toContainEqual({ event: 'error', errorName: 'quoteLink', errorType: 'invalid entry' });
      expect(quote()).toEqual(other);
      expect(await accessibilityFaults(container)).toEqual([]);
    },
  );

  test('opens the first step for an invalid link without a saved quote', async () => {
    await drawQuote('?quote=999');
    await expect.element(alertOf('bad')).toBeVisible();
    await expect.element(heading).toHaveTextContent('Which visa do you have?');
    expect(location.search + location.hash).toBe('');
  });

  test('is ignored in the author’s editor', async () => {
    editAsAuthor();
    await drawQuote(COUPLE, { products });
    await expect.element(heading).toHaveTextContent('Which visa do you have?');
    expect(visited()).toEqual([]);
  });

  test('keeps all answers without asking if the same quote is saved', async () => {
    const { quote } = await drawQuote(COUPLE, { quote: { ...linked, dob: '1992-03-04' }, products });
    await expectProductPage();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(quote()).toMatchObject({ ...linked, dob: '1992-03-04' });
  });
});

describe('§2 link to a quote while another one is saved', () => {
  test.each([
    ['"Keep"', () => userEvent.click(cancel)],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('asks first and keeps the saved quote after %s', async (_how, close) => {
    const { quote, container } = await drawQuote(COUPLE, { quote: other, products });
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByRole('heading')).toHaveFocus();
    expect(await accessibilityFaults(container)).toEqual([]);
    expect(quote()).toEqual(other);
    await close();
    await expect.element(heading).toHaveTextContent(select.heading);
    await expect.element(heading).toHaveFocus();
    expect(quote()).toMatchObject(other);
    expect(location.search).toBe('');
    expect(visited()).toEqual([]);
  });

  test('replaces the saved quote after the visitor confirms, but not an application', async () => {
    applyFor(other, { firstName: 'Ada' });
    const before = inProgress();
    const { quote } = await drawQuote(COUPLE, { quote: { ...other, dob: '1976-01-02' }, products });
    await userEvent.click(confirm);
    await expectProductPage();
    expect(quote()).toMatchObject(linked);
    expect(quote()).not.toHaveProperty('dob');
    expect(inProgress()).toEqual(before);
  });

  test('opens the first incomplete step after the visitor confirms', async () => {
    const { quote } = await drawQuote('?quote=417.F.34', { quote: other });
    await userEvent.click(confirm);
    await expect.element(heading).toHaveTextContent('How old are you?');
    expect(quote()).toEqual({ visaType: [holiday], coverType: 'F', age: 34 });
    expect(location.search + location.hash).toBe('#age');
  });
});

test('§8 shows an error after a failed call and opens the link after "Try again"', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = vi.fn<() => Response | (typeof EXTENDED)[]>(products);
  answer.mockReturnValueOnce(new Response('', { status: 400 }));
  const saved = { visaType: [holiday] };
  const { quote, container } = await drawQuote(COUPLE, { quote: saved, products: answer });
  await expect.element(page.getByText(link.failed)).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  const message = 'The quote of the link could not be fetched.';
  expect(console.error).toHaveBeenCalledExactlyOnceWith(message, expect.any(Error));
  expect([location.search, quote()]).toEqual([COUPLE, saved]);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expectProductPage();
});
