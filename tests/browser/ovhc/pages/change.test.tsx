import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { goTo } from '../../../../src/ovhc/store/tab-storage.ts';
import { drawApplication } from '../application/draw-application.tsx';
import { drawQuote, holiday } from '../quote-page.tsx';

vi.mock('../../../../src/ovhc/store/tab-storage.ts', { spy: true });

const APPLICATION = '/health-insurance/overseas-visitors/application-form';
const QUOTE = '/health-insurance/overseas-visitors/get-a-quote';
const heading = page.getByRole('heading', { level: 1 });
const next = page.getByRole('button', { name: 'Next' });
const age = page.getByRole('textbox', { name: 'Your age' });
const complete = {
  visaType: [holiday],
  coverType: 'S',
  age: 30,
  paymentFrequency: 'W',
  hcfBundleId: 'OVHC-EVERYDAY',
};
const wentTo = () => vi.mocked(goTo).mock.calls.map(([address]) => address);

beforeEach(
  () =>
    void vi
      .mocked(goTo)
      .mockReset()
      .mockImplementation(() => {}),
);

describe('§2 a visitor who came to change one answer', () => {
  test('goes back to the step of the application that they came from', async () => {
    const { quote } = await drawQuote('?change=contact-details#age', { quote: complete });
    await userEvent.fill(age, '44');
    await userEvent.click(next);
    expect(wentTo()).toEqual([`${APPLICATION}#contact-details`]);
    expect(quote().age).toBe(44);
  });

  test('goes back to its beginning where the address names no step', async () => {
    await drawQuote('?change#age', { quote: complete });
    await userEvent.click(next);
    expect(wentTo()).toEqual([APPLICATION]);
  });

  test.each(['%23age', 'a/b', 'https%3A%2F%2Felsewhere.example', '%22%3E'])(
    'is led nowhere else by an address that was tampered with: %s',
    async (step) => {
      await drawQuote(`?change=${step}#age`, { quote: complete });
      await userEvent.click(next);
      expect(wentTo()).toEqual([APPLICATION]);
    },
  );

  test('first answers what the change has made incomplete', async () => {
    await drawQuote('?change=payment#cover-type', { quote: complete });
    await userEvent.click(page.getByText('Couple', { exact: true }));
    await expect.element(heading).toHaveTextContent('How old are you?');
    expect(wentTo()).toEqual([]);
    await userEvent.fill(page.getByRole('textbox', { name: 'Your partner’s age' }), '31');
    await userEvent.click(next);
    expect(wentTo()).toEqual([`${APPLICATION}#payment`]);
  });

  test('is kept in a step that is not valid', async () => {
    await drawQuote('?change=payment#age', { quote: complete });
    await userEvent.fill(age, '17');
    await userEvent.click(next, { force: true });
    await expect.element(page.getByRole('region', { name: 'Please check your answers' })).toHaveFocus();
    expect(wentTo()).toEqual([]);
  });
});

test('one who did not goes on to the next step', async () => {
  await drawQuote('#age', { quote: complete });
  await userEvent.click(next);
  await expect.element(heading).toHaveTextContent('Choose a product');
  expect(wentTo()).toEqual([]);
});

describe('the application’s links to change an answer', () => {
  const link = (label: string) => page.getByRole('link', { name: `Change ${label}`, exact: true });

  test('name the step that is open, to come back to it', async () => {
    await drawApplication('contact-details');
    await expect.element(link('Visa')).toHaveAttribute('href', `${QUOTE}?change=contact-details#visa-type`);
    await expect.element(link('Your age')).toHaveAttribute('href', `${QUOTE}?change=contact-details#age`);
    location.hash = '#declaration';
    await expect.element(link('Visa')).toHaveAttribute('href', `${QUOTE}?change=declaration#visa-type`);
  });

  test('lead to the products as any visitor comes to them', async () => {
    await drawApplication('contact-details');
    await expect.element(link('Product')).toHaveAttribute('href', `${QUOTE}#select-cover`);
  });
});
