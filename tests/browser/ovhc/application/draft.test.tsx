import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PriceRequest } from '#types/api/getPrice';
import type { Step } from '#types/content/application-page';
import { widget as text } from '../../../../src/engine/widgets/text/index.tsx';
import { later, today } from '../../../../src/ovhc/quote/days.ts';
import { clearQuote, updateQuote } from '../../../../src/ovhc/store/quote-store.ts';
import { changeApplication } from '../../../../src/ovhc/submission/change.ts';
import { drawn } from '../../helpers.ts';
import { control, drawApplication, price, READY } from './draw-application.tsx';

const born = (age: number) => later(today(), { years: -age, days: -30 });
const typed = (iso: string) => iso.split('-').reverse().join('/');
const birthday = control('Date of birth');
const firstName = control('First name');
const start = control('Cover start date');
const notice = page.getByText('Your price has changed');
const quote = { ...READY, coverType: 'S' } as const;

const answers = {
  price: ({ ClientDOB }: PriceRequest) => `${2100 - Number(ClientDOB.slice(0, 4))}.00`,
};

test('§4 removes a birthday that contradicts a changed age and keeps other answers', async () => {
  const { stored, unmount } = await drawApplication('personal-details', { quote });
  await userEvent.fill(firstName, 'Ada');
  await userEvent.fill(birthday, typed(born(30)));
  await expect.poll(() => stored().quote.dob).toBe(born(30));
  await unmount();
  changeApplication({ ...quote, age: 60 });
  const { draft } = stored();
  const reopened = await drawApplication('personal-details', { draft });
  await expect.element(firstName).toHaveValue('Ada');
  await expect.element(birthday).toHaveValue('');
  expect(reopened.stored().quote.age).toBe(60);
});

test('keeps answers and price when another tab saves another quote or clears it', async () => {
  const { stored } = await drawApplication('personal-details', { quote, answers });
  await userEvent.fill(birthday, typed(born(40)));
  await expect.element(notice).toBeVisible();
  const { quote: agreed } = stored();
  const shown = price.element().textContent;
  updateQuote({ ...READY, age: 60, paymentFrequency: 'M' });
  await drawn();
  clearQuote();
  await drawn();
  await expect.element(birthday).toHaveValue(typed(born(40)));
  expect(price.element().textContent).toBe(shown);
  expect(stored().quote).toEqual(agreed);
});

test('§4 adds answers from the draft to a quote without them', async () => {
  const coverStart = later(today(), { days: 10 });
  const draft = { coverStart, currentHealthCover: 'yes', DOB: born(30) };
  const { stored } = await drawApplication('cover-start', { quote, draft });
  await expect.element(start).toHaveValue(typed(coverStart));
  expect(stored().quote).toMatchObject({ coverStart, currentHealthCover: 'yes', dob: born(30) });
});

test('keeps an answer with a default cleared after a reload', async () => {
  const changeStep = ({ schema }: Step) => {
    schema.properties = { ...schema.properties, firstName: { title: 'First name', default: 'Ada' } };
  };
  const { stored, unmount } = await drawApplication('personal-details', { quote, changeStep });
  await expect.element(firstName).toHaveValue('Ada');
  await userEvent.clear(firstName);
  const { draft } = stored();
  await unmount();
  await drawApplication('personal-details', { draft, changeStep });
  await expect.element(firstName).toHaveValue('');
});

test('§5 does not save or price an invalid cover start date', async () => {
  const { stored, prices } = await drawApplication('cover-start', { quote });
  for (const by of [{ days: -1 }, { years: 3 }]) {
    await userEvent.fill(start, typed(later(today(), by)));
    expect(stored().quote).not.toHaveProperty('coverStart');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a date from');
  }
  expect(new Set(prices.map(({ CommencementDate }) => CommencementDate))).toEqual(new Set([today()]));
});

test('§4 shows a price change after each birthday but not after another frequency', async () => {
  const { stored } = await drawApplication('personal-details', { quote, answers });
  await expect.element(price).toHaveTextContent('A$');
  await userEvent.fill(birthday, typed(born(40)));
  await expect.element(notice).toBeVisible();
  const first = stored().quote.getPriceData?.Premium;
  await userEvent.fill(birthday, typed(born(50)));
  await expect.poll(() => stored().quote.previousGetPriceApiValue).toBe(first);
  await expect.element(notice).toBeVisible();
  expect(stored().quote).toMatchObject({ age: 50, dob: born(50) });
  location.hash = '#payment';
  await page.getByRole('combobox', { name: 'How often you pay' }).selectOptions('Monthly');
  await expect.element(price).toHaveTextContent('per month');
  await expect.poll(() => stored().quote.getPriceData?.Premium).toBeDefined();
  location.hash = '#personal-details';
  await expect.element(birthday).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

test('§5 keeps the quote if a birthday is invalid or removed', async () => {
  const { stored, unmount } = await drawApplication('personal-details', { quote, answers });
  for (const text of [typed(born(17)), typed(born(101)), '31/02/1990', '01/01/199']) {
    await userEvent.fill(birthday, text);
    expect(stored().quote.age).toBe(30);
    expect(stored().quote).not.toHaveProperty('dob');
  }
  await userEvent.fill(firstName, 'Ada');
  await userEvent.fill(birthday, typed(born(40)));
  await expect.poll(() => stored().quote.age).toBe(40);
  await userEvent.fill(birthday, '');
  const left = stored();
  expect(left.quote).toMatchObject({ age: 40, dob: born(40) });
  expect(left.draft).not.toHaveProperty('DOB');
  await unmount();
  await drawApplication('personal-details', left);
  await expect.element(firstName).toHaveValue('Ada');
  await expect.element(birthday).toHaveValue('');
});

test('§7 includes current cover in the price request', async () => {
  const { prices } = await drawApplication('current-cover', { quote });
  await userEvent.click(page.getByRole('radio', { name: 'Yes' }).first());
  await expect.poll(() => prices.at(-1)?.ClientContiniousCoverFlag).toBe('Y');
});

const press = (key: string) => () => userEvent.keyboard(key);

test('commits once and renders one field per keystroke with fifty dependants', async () => {
  const drawn = vi.fn<(name: string) => void>();
  const { Component } = text;
  text.Component = (props) => {
    drawn(props.name);
    return <Component {...props} />;
  };
  onTestFinished(() => {
    text.Component = Component;
  });
  const dependants = Array.from({ length: 50 }, (_, index) => ({ firstNameDependant: `Child${index}` }));
  const { commitsOf, stored } = await drawApplication('dependants-details', { draft: { dependants } });
  await expect.element(price).toHaveTextContent('A$');
  const dependant = page.getByRole('group', { name: 'Dependant 37', exact: true });
  await userEvent.click(dependant.getByRole('textbox', { name: 'Last name' }));
  expect(drawn.mock.calls.length).toBeGreaterThanOrEqual(100);
  for (const key of ['B', 'o']) {
    drawn.mockClear();
    expect(await commitsOf(press(key))).toBe(1);
    expect(drawn.mock.calls.flat()).toEqual(['dependants[36].lastNameDependant']);
  }
  expect(stored().draft.dependants).toHaveLength(50);
  expect(stored().draft).toHaveProperty('dependants[36].lastNameDependant', 'Bo');
});

test('commits once per keystroke at the payment step and stores no payment answers', async () => {
  const { commitsOf, stored } = await drawApplication('payment');
  await userEvent.click(page.getByRole('radio', { name: 'Bank account' }));
  await userEvent.click(control('Account name'));
  expect(await commitsOf(press('A'))).toBe(1);
  expect(await commitsOf(press('d'))).toBe(1);
  expect(stored().draft).not.toHaveProperty('accountName');
});

test('never stores the answers of a private step', async () => {
  const { stored } = await drawApplication('personal-details', {
    quote,
    changeStep: (step) => Object.assign(step, { private: true }),
  });
  await userEvent.fill(firstName, 'Ada');
  await userEvent.fill(birthday, typed(born(30)));
  await expect.poll(() => stored().quote.dob).toBe(born(30));
  expect(stored().draft).not.toHaveProperty('firstName');
  expect(stored().draft).not.toHaveProperty('DOB');
});
