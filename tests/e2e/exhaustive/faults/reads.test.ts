import { expect, type Locator, type Page } from '@playwright/test';
import faults from '../../../../schemas/api/sandboxFaults.schema.json' with { type: 'json' };
import { calls } from '../../../../scripts/sandbox/calls/index.ts';
import { choose, control, openApplication, quoteOf } from '../../support/application.ts';
import { CALL_FAILURES, recordCalls } from '../../support/calls.ts';
import { cards } from '../../support/cards.ts';
import { passTimeUntil, passTimeUntilVisible } from '../../support/clock.ts';
import { cardNumber, fillAccount, openPayment, payNow } from '../../support/payment.ts';
import { COUPLE, WORKING_HOLIDAY } from '../../support/quotes.ts';
import { frequencySelect, priceNow, SUMMARY } from '../../support/summary.ts';
import { test, type Visit } from '../../support/test.ts';
import { field, next, openStep, visaInput } from '../../support/visitor.ts';

/** A call that reads, and what a visitor meets where it fails. */
interface Read {
  name: string;
  /** The sandbox's name of the call. */
  call: string;
  /** Makes the page send the call. */
  send(visit: Visit): Promise<void>;
  /** The part of the page with the note and "Try again". */
  place(page: Page): Locator;
  /** Expects that the visitor's answers are still there. */
  expectAnswers(visit: Visit): Promise<void>;
  /** Expects the result, and continues with it. */
  expectResult(visit: Visit): Promise<void>;
  /** Matches the page's lines in the console. */
  logged: RegExp;
  /** True where the call has failed by the time at which the note says that it takes long. */
  isLimited?: boolean;
  /** How often it is sent where no answer comes. */
  triesWithoutAnswer?: number;
}

const summary: Pick<Read, 'send' | 'place' | 'expectAnswers' | 'expectResult' | 'logged'> = {
  send: async ({ page, storage }) => {
    await storage.leave({ ...COUPLE, paymentFrequency: 'M' });
    await page.goto(SUMMARY);
  },
  place: (page) => page.getByRole('complementary', { name: 'Your price' }),
  expectAnswers: ({ page }) => expect(frequencySelect(page).locator('option:checked')).toHaveText('Monthly'),
  expectResult: ({ page }) => expect(priceNow(page)).toHaveText(/^From A\$[\d.,]+ per month$/),
  logged: /The price could not be fetched/,
};

const READS: readonly Read[] = [
  {
    name: 'visas',
    call: 'visatypes',
    send: async ({ page }) => {
      await openStep(page, 'visa-type');
      await visaInput(page).fill('holiday');
    },
    place: (page) => field(page, 'visaType'),
    expectAnswers: ({ page }) => expect(visaInput(page)).toHaveValue('holiday'),
    expectResult: async ({ page }) => {
      await visaInput(page).click();
      await page.getByRole('option', { name: WORKING_HOLIDAY.name }).click();
      await expect(next(page)).toBeEnabled();
    },
    logged: /A search failed/,
  },
  {
    name: 'products',
    call: 'ovhcPathToPurchase',
    send: async ({ page, storage }) => {
      await storage.leave(COUPLE);
      await openStep(page, 'select-cover');
    },
    place: (page) => page.getByRole('main'),
    expectAnswers: async ({ storage }) => expect(await storage.quote()).toEqual(COUPLE),
    expectResult: ({ page }) => expect(cards(page)).toHaveCount(4),
    logged: /The products could not be fetched/,
  },
  { name: 'product ids', call: 'getproductid', ...summary },
  { name: 'the price of a product', call: 'getPrice', ...summary },
  {
    name: 'the price to pay',
    call: 'getPrice',
    send: async ({ page, storage }) => {
      await openPayment(page, storage);
      await fillAccount(page);
      await expect(payNow(page)).toBeDisabled();
    },
    place: (page) => page.locator('[data-step="payment"]'),
    expectAnswers: async ({ page }) => {
      await expect(control(page, 'accountName')).toHaveValue('Amélie O’Brien');
      await expect(payNow(page)).toBeDisabled();
    },
    expectResult: ({ page }) => expect(payNow(page)).toBeEnabled(),
    logged: /The price could not be fetched/,
  },
  {
    name: 'countries',
    call: 'countries',
    send: async ({ page, storage }) => {
      await storage.leave(quoteOf('S'));
      await openApplication(page, 'personal-details');
      await control(page, 'firstName').fill('Amélie');
      await control(page, 'countryCitizenship').fill('New Z');
    },
    place: (page) => field(page, 'countryCitizenship'),
    expectAnswers: async ({ page }) => {
      await expect(control(page, 'firstName')).toHaveValue('Amélie');
      await expect(control(page, 'countryCitizenship')).toHaveValue('New Z');
    },
    expectResult: async ({ page }) => {
      await control(page, 'countryCitizenship').click();
      await page.getByRole('option', { name: 'New Zealand' }).click();
      await expect(control(page, 'countryCitizenship')).toHaveValue('New Zealand');
    },
    logged: /A search failed/,
  },
  {
    name: 'health funds',
    call: 'getHealthFunds',
    send: async ({ page, storage }) => {
      await storage.leave(quoteOf('S'));
      await openApplication(page, 'current-cover');
      await choose(page, 'currentHealthCover', 'Yes');
      await control(page, 'memberNumber').fill('AB123456');
      await control(page, 'currentFund').fill('bupa');
    },
    place: (page) => field(page, 'currentFund'),
    expectAnswers: async ({ page }) => {
      await expect(control(page, 'memberNumber')).toHaveValue('AB123456');
      await expect(control(page, 'currentFund')).toHaveValue('bupa');
    },
    expectResult: async ({ page }) => {
      await control(page, 'currentFund').click();
      await page.getByRole('option', { name: 'Bupa' }).first().click();
    },
    logged: /A search failed/,
    isLimited: true,
  },
  {
    name: 'the branch of a bank',
    call: 'getBankBranch',
    send: async ({ page, storage }) => {
      await openPayment(page, storage);
      await choose(page, 'paymentType', 'Bank account');
      await control(page, 'accountName').fill('Amélie O’Brien');
      await control(page, 'accountNumber').fill('001234567');
      await control(page, 'paymentagree').check();
      // last: it is looked up again as it is left
      await control(page, 'bsbNumber').fill('062-000');
    },
    place: (page) => field(page, 'bsbNumber'),
    expectAnswers: async ({ page }) => {
      await expect(control(page, 'bsbNumber')).toHaveValue('062000');
      await expect(control(page, 'accountNumber')).toHaveValue('001234567');
    },
    expectResult: async ({ page }) => {
      await expect(field(page, 'bsbNumber').getByText('Sydney, 48 Martin Place')).toBeVisible();
      await expect(payNow(page)).toBeEnabled();
    },
    logged: /A look-up failed/,
  },
  {
    name: 'the address of the card form',
    call: 'paymentParams',
    send: async ({ page, storage }) => {
      await openPayment(page, storage);
      await control(page, 'paymentFrequency').selectOption('Yearly');
      await choose(page, 'paymentType', 'Card');
    },
    place: (page) => field(page, 'cardForm'),
    expectAnswers: ({ page }) =>
      expect(control(page, 'paymentFrequency').locator('option:checked')).toHaveText('Yearly'),
    expectResult: ({ page }) => expect(cardNumber(page)).toBeVisible(),
    logged: /card frame could not be asked for/,
    // another one is asked for where the first does not come
    triesWithoutAnswer: 2,
  },
];

/** The calls whose failures the other tests of this folder and those of the payment are about. */
const ELSEWHERE = ['kleber', 'tempToken', 'preSubmission', 'preSubmissionOutcome', 'emailQuoteServlet'];

test('every call of the sandbox and every fault is tested', () => {
  const tested = new Set([...READS.map(({ call }) => call), ...ELSEWHERE]);
  expect([...tested].sort()).toEqual(calls.map(({ name }) => name).sort());
  const { items } = faults.properties.request.properties.body;
  expect(new Set(CALL_FAILURES.map(({ fault }) => fault.fault))).toEqual(
    new Set(items.properties.fault.enum),
  );
});

for (const read of READS) {
  const { name, call, isLimited = false, triesWithoutAnswer = 1 } = read;

  test(`${call} fails twice (${name}): no message`, async ({ page, sandbox, storage, problems }) => {
    const visit = { page, sandbox, storage, problems };
    problems.provoke(/status of 503/);
    await page.clock.install();
    await sandbox.fault({ call, fault: 'status', status: 503, times: 2 });
    const sent = recordCalls(page, call);
    await read.send(visit);
    await passTimeUntil(page, () => expect.poll(() => sent.length, { timeout: 200 }).toBe(3));
    await read.expectResult(visit);
    await expect(read.place(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  for (const failure of CALL_FAILURES) {
    const isOpen = failure.fault.fault === 'delay';
    test(`${call} (${name}), ${failure.name}: "Try again"`, async ({ page, sandbox, storage, problems }) => {
      const visit = { page, sandbox, storage, problems };
      problems.provoke(...failure.logged);
      if (!isOpen || isLimited) problems.provoke(read.logged);
      await page.clock.install();
      await sandbox.fault({ call, ...failure.fault });
      const sent = recordCalls(page, call);
      await read.send(visit);
      const tryAgain = read.place(page).getByRole('button', { name: 'Try again' });
      await passTimeUntilVisible(page, tryAgain);
      await read.expectAnswers(visit);
      await expect(page.getByRole('alert').filter({ hasNotText: 'Try again' })).toHaveCount(0);
      expect(sent).toHaveLength(isOpen ? triesWithoutAnswer : failure.tries);

      await sandbox.reset();
      await tryAgain.click();
      await read.expectResult(visit);
      await expect(tryAgain).toHaveCount(0);
    });
  }
}
