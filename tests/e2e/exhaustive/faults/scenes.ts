import { expect, type Locator, type Page } from '@playwright/test';
import { choose, control, openApplication, quoteOf } from '../../support/application.ts';
import { cards } from '../../support/cards.ts';
import { cardNumber, fillAccount, openPayment, payNow } from '../../support/payment.ts';
import { COUPLE, WORKING_HOLIDAY } from '../../support/quotes.ts';
import type { Stage } from '../../support/state.ts';
import { frequencySelect, priceNow, SUMMARY } from '../../support/summary.ts';
import { field, next, openStep, visaInput } from '../../support/visitor.ts';

/** A place where a call that reads can fail, and what a visitor meets there. */
export interface Scene {
  /** Names what is read. */
  what: string;
  /** The sandbox's name of the call. */
  call: string;
  /** Brings the visitor to the call, with the fault in force. */
  ask(stage: Stage): Promise<void>;
  /** Finds the part of the page with the note and the button that tries again. */
  place(page: Page): Locator;
  /** Expects that the visitor's answers are still there. */
  expectKept(stage: Stage): Promise<void>;
  /** Expects the result, and goes on with it. */
  expectDone(stage: Stage): Promise<void>;
  /** Matches the page's lines in the console. */
  logged: RegExp;
  /** Its time is over when the visitor is told that it takes long, so that a call without an answer has failed. */
  isLimited?: boolean;
  /** How often it is sent where no answer comes. */
  triesWithoutAnswer?: number;
}

const openSummary = async ({ page, storage }: Stage) => {
  await storage.leave({ ...COUPLE, paymentFrequency: 'M' });
  await page.goto(SUMMARY);
};
const expectMonthly = async ({ page }: Stage) =>
  expect(frequencySelect(page).locator('option:checked')).toHaveText('Monthly');
const expectPrice = async ({ page }: Stage) =>
  expect(priceNow(page)).toHaveText(/^From A\$[\d.,]+ per month$/);
const pricePanel = (page: Page) => page.getByRole('complementary', { name: 'Your price' });

export const SCENES: readonly Scene[] = [
  {
    what: 'the visas',
    call: 'visatypes',
    ask: async ({ page }) => {
      await openStep(page, 'visa-type');
      await visaInput(page).fill('holiday');
    },
    place: (page) => field(page, 'visaType'),
    expectKept: ({ page }) => expect(visaInput(page)).toHaveValue('holiday'),
    expectDone: async ({ page }) => {
      await visaInput(page).click();
      await page.getByRole('option', { name: WORKING_HOLIDAY.name }).click();
      await expect(next(page)).toBeEnabled();
    },
    logged: /A search failed/,
  },
  {
    what: 'the products',
    call: 'ovhcPathToPurchase',
    ask: async ({ page, storage }) => {
      await storage.leave(COUPLE);
      await openStep(page, 'select-cover');
    },
    place: (page) => page.getByRole('main'),
    expectKept: async ({ storage }) => expect(await storage.quote()).toEqual(COUPLE),
    expectDone: ({ page }) => expect(cards(page)).toHaveCount(4),
    logged: /The products could not be fetched/,
  },
  {
    what: 'the ids of the products',
    call: 'getproductid',
    ask: openSummary,
    place: pricePanel,
    expectKept: expectMonthly,
    expectDone: expectPrice,
    logged: /The price could not be fetched/,
  },
  {
    what: 'the price of a product',
    call: 'getPrice',
    ask: openSummary,
    place: pricePanel,
    expectKept: expectMonthly,
    expectDone: expectPrice,
    logged: /The price could not be fetched/,
  },
  {
    what: 'the price to be paid',
    call: 'getPrice',
    ask: async ({ page, storage }) => {
      await openPayment(page, storage);
      await fillAccount(page);
      await expect(payNow(page)).toBeDisabled();
    },
    place: (page) => page.locator('[data-step="payment"]'),
    expectKept: ({ page }) => expect(control(page, 'accountName')).toHaveValue('Amélie O’Brien'),
    expectDone: ({ page }) => expect(payNow(page)).toBeEnabled(),
    logged: /The price could not be fetched/,
  },
  {
    what: 'the countries',
    call: 'countries',
    ask: async ({ page, storage }) => {
      await storage.leave(quoteOf('S'));
      await openApplication(page, 'personal-details');
      await control(page, 'firstName').fill('Amélie');
      await control(page, 'countryCitizenship').fill('New Z');
    },
    place: (page) => field(page, 'countryCitizenship'),
    expectKept: async ({ page }) => {
      await expect(control(page, 'firstName')).toHaveValue('Amélie');
      await expect(control(page, 'countryCitizenship')).toHaveValue('New Z');
    },
    expectDone: async ({ page }) => {
      await control(page, 'countryCitizenship').click();
      await page.getByRole('option', { name: 'New Zealand' }).click();
      await expect(control(page, 'countryCitizenship')).toHaveValue('New Zealand');
    },
    logged: /A search failed/,
  },
  {
    what: 'the health funds',
    call: 'getHealthFunds',
    ask: async ({ page, storage }) => {
      await storage.leave(quoteOf('S'));
      await openApplication(page, 'current-cover');
      await choose(page, 'currentHealthCover', 'Yes');
      await control(page, 'memberNumber').fill('AB123456');
      await control(page, 'currentFund').fill('bupa');
    },
    place: (page) => field(page, 'currentFund'),
    expectKept: async ({ page }) => {
      await expect(control(page, 'memberNumber')).toHaveValue('AB123456');
      await expect(control(page, 'currentFund')).toHaveValue('bupa');
    },
    expectDone: async ({ page }) => {
      await control(page, 'currentFund').click();
      await page.getByRole('option', { name: 'Bupa' }).first().click();
    },
    logged: /A search failed/,
    isLimited: true,
  },
  {
    what: 'the branch of a bank',
    call: 'getBankBranch',
    ask: async ({ page, storage }) => {
      await openPayment(page, storage);
      await choose(page, 'paymentType', 'Bank account');
      await control(page, 'accountName').fill('Amélie O’Brien');
      await control(page, 'accountNumber').fill('001234567');
      await control(page, 'paymentagree').check();
      // last: it is looked up again as it is left
      await control(page, 'bsbNumber').fill('062-000');
    },
    place: (page) => field(page, 'bsbNumber'),
    expectKept: async ({ page }) => {
      await expect(control(page, 'bsbNumber')).toHaveValue('062000');
      await expect(control(page, 'accountNumber')).toHaveValue('001234567');
    },
    expectDone: async ({ page }) => {
      await expect(field(page, 'bsbNumber').getByText('Sydney, 48 Martin Place')).toBeVisible();
      await expect(payNow(page)).toBeEnabled();
    },
    logged: /A look-up failed/,
  },
  {
    what: 'the address of the card form',
    call: 'paymentParams',
    ask: async ({ page, storage }) => {
      await openPayment(page, storage);
      await control(page, 'paymentFrequency').selectOption('Yearly');
      await choose(page, 'paymentType', 'Card');
    },
    place: (page) => field(page, 'cardForm'),
    expectKept: ({ page }) =>
      expect(control(page, 'paymentFrequency').locator('option:checked')).toHaveText('Yearly'),
    expectDone: ({ page }) => expect(cardNumber(page)).toBeVisible(),
    logged: /card frame could not be asked for/,
    // another one is asked for where the first does not come
    triesWithoutAnswer: 2,
  },
];
