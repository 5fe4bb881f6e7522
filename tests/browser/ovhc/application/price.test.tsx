import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PriceRequest } from '#types/api/getPrice';
import { later, today } from '../../../../src/ovhc/quote/days.ts';
import { updateQuote } from '../../../../src/ovhc/store/quote-store.ts';
import { control, drawApplication, price, READY } from './draw-application.tsx';

const day = (age: number) => later(today(), { years: -age, days: -30 });
const typed = (iso: string) => iso.split('-').reverse().join('/');
const birthday = (age: number) => typed(day(age));
const notice = page.getByText('Your price has changed');

/** Dollars a week: the older the visitor, the more. */
const byAge = ({ ClientDOB }: PriceRequest) => `${2100 - Number(ClientDOB.slice(0, 4))}.00`;
const quote = { ...READY, coverType: 'S' } as const;

test('§4 each further birthday is compared with the price before it, and one that brings it back says so too', async () => {
  const { stored } = await drawApplication('personal-details', { quote, answers: { price: byAge } });
  await expect.element(price).toHaveTextContent('A$');
  await userEvent.fill(control('Date of birth'), birthday(40));
  await expect.element(notice).toBeVisible();
  const first = stored().quote.getPriceData?.Premium;
  await userEvent.fill(control('Date of birth'), birthday(50));
  await expect.poll(() => stored().quote.previousGetPriceApiValue).toBe(first);
  await expect.element(notice).toBeVisible();
  expect(stored().quote).toMatchObject({ age: 50, dob: day(50) });
});

test('§5 a birthday that is emptied again leaves the quote as it was', async () => {
  const { stored } = await drawApplication('personal-details', { quote, answers: { price: byAge } });
  await userEvent.fill(control('Date of birth'), birthday(40));
  await expect.poll(() => stored().quote.age).toBe(40);
  await userEvent.fill(control('Date of birth'), '');
  expect(stored().quote).toMatchObject({ age: 40, dob: day(40) });
  expect(stored().draft).not.toHaveProperty('DOB');
});

test('§5 a birthday of a child, or of no one alive, changes no quote', async () => {
  const { stored } = await drawApplication('personal-details', { quote });
  for (const text of [birthday(17), birthday(101), '31/02/1990', '01/01/199']) {
    await userEvent.fill(control('Date of birth'), text);
    expect(stored().quote.age).toBe(30);
    expect(stored().quote).not.toHaveProperty('dob');
  }
});

test('§4 another way to pay, chosen in another tab, is no price change', async () => {
  const { stored } = await drawApplication('personal-details', { quote, answers: { price: byAge } });
  await userEvent.fill(control('Date of birth'), birthday(40));
  await expect.element(notice).toBeVisible();
  updateQuote({ paymentFrequency: 'M' });
  await expect.element(price).toHaveTextContent('per month');
  await expect.poll(() => stored().quote.getPriceData?.Premium).toBeDefined();
  await expect.element(notice).not.toBeInTheDocument();
});

test('§7 whether there is cover now goes with the price that is asked for', async () => {
  const { prices } = await drawApplication('current-cover', { quote });
  await userEvent.click(page.getByRole('radio', { name: 'Yes' }).first());
  await expect.poll(() => prices.at(-1)?.ClientContiniousCoverFlag).toBe('Y');
});
