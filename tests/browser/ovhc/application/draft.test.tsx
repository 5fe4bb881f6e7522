import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { later, today } from '../../../../src/ovhc/quote/days.ts';
import { updateQuote } from '../../../../src/ovhc/store/quote-store.ts';
import { control, drawApplication, READY } from './draw-application.tsx';

const day = (age: number) => later(today(), { years: -age, days: -30 });
const typed = (iso: string) => iso.split('-').reverse().join('/');
const birthday = control('Date of birth');
const start = control('Cover start date');
const quote = { ...READY, coverType: 'S' } as const;

test('§4 a birthday is asked anew where another age was told since', async () => {
  const { stored } = await drawApplication('personal-details', {
    quote: { ...quote, age: 60 },
    draft: { DOB: day(30), firstName: 'Ada' },
  });
  await expect.element(control('First name')).toHaveValue('Ada');
  await expect.element(birthday).toHaveValue('');
  expect(stored().quote.age).toBe(60);
});

test('§4 also when that happens in another tab, while the step is open; what else was typed stays', async () => {
  const { stored } = await drawApplication('personal-details', { quote });
  await userEvent.fill(control('First name'), 'Ada');
  await userEvent.fill(birthday, typed(day(30)));
  await expect.poll(() => stored().quote.dob).toBe(day(30));
  updateQuote({ age: 60 });
  await expect.element(birthday).toHaveValue('');
  await expect.element(control('First name')).toHaveValue('Ada');
});

test('§4 a quote that was begun anew in another tab follows what is typed in this one', async () => {
  const coverStart = later(today(), { days: 10 });
  const { stored } = await drawApplication('cover-start', {
    quote,
    draft: { coverStart, currentHealthCover: 'yes', DOB: day(30) },
  });
  await expect.element(start).toHaveValue(typed(coverStart));
  expect(stored().quote).toMatchObject({ coverStart, currentHealthCover: 'yes', dob: day(30) });
});

test.each([
  ['before today', { days: -1 }],
  ['after the window', { years: 3 }],
])('§5 a start of cover %s never reaches the quote or its price', async (_case, by) => {
  const { stored, prices } = await drawApplication('cover-start', { quote });
  await userEvent.fill(start, typed(later(today(), by)));
  expect(stored().quote).not.toHaveProperty('coverStart');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a date from');
  expect(new Set(prices.map(({ CommencementDate }) => CommencementDate))).toEqual(new Set([today()]));
});

test('§5 an answer that was taken back does not rise again from the quote', async () => {
  const dob = day(30);
  const { unmount, stored } = await drawApplication('personal-details', { quote: { ...quote, dob } });
  await expect.element(birthday).toHaveValue(typed(dob));
  await userEvent.fill(control('First name'), 'Ada');
  await userEvent.fill(birthday, '');
  const { draft } = stored();
  await unmount();
  await drawApplication('personal-details', { quote: { ...quote, dob }, draft });
  await expect.element(control('First name')).toHaveValue('Ada');
  await expect.element(birthday).toHaveValue('');
});
