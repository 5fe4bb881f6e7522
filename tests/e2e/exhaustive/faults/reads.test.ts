import type { Locator } from '@playwright/test';
import faults from '../../../../schemas/api/sandboxFaults.schema.json' with { type: 'json' };
import { calls } from '../../../../scripts/sandbox/calls/index.ts';
import { COUPLE, quoteOf, SUMMARY, WORKING_HOLIDAY } from '../../support/data.ts';
import { expect, test, type Visit } from '../../support/test.ts';
import { CALL_FAILURES } from './failures.ts';

/** A call that reads data, and what a visitor sees if it fails. */
interface Read {
  /** The sandbox's name of the call. `what` describes the data, if it differs from that name. */
  call: string;
  what?: string;
  open(visit: Visit): Promise<unknown>;
  /** Texts to type, by control name. They stay in their fields. */
  typed?: Record<string, string>;
  /** The part of the page that contains the note and "Try again". */
  place(visit: Visit): Locator;
  /** Expects the other answers to be unchanged. */
  expectAnswers?(visit: Visit): Promise<void>;
  /** The name of a control, and an option that can be chosen after the call has succeeded. */
  choice?: [string, string];
  expectResult?(visit: Visit): Promise<void>;
  /** Matches the messages that the page logs in the console. */
  logged: RegExp;
  /** True if an unanswered call has failed by the time the note says that it takes long. */
  isLimited?: boolean;
  /** The number of requests if no answer arrives. */
  triesWithoutAnswer?: number;
}

const readOfSummary: Omit<Read, 'call'> = {
  open: async ({ page, wizard }) => {
    await wizard.storage.leave({ ...COUPLE, paymentFrequency: 'M' });
    await page.goto(SUMMARY);
  },
  place: ({ summary }) => summary.panel,
  expectAnswers: ({ summary }) => expect(summary.chosen('paymentFrequency')).toHaveText('Monthly'),
  expectResult: ({ summary }) => expect(summary.price).toHaveText(/^From A\$[\d.,]+ per month$/),
  logged: /The price could not be fetched/,
};

const READS: readonly Read[] = [
  {
    call: 'visatypes',
    open: ({ wizard }) => wizard.open('visa-type'),
    typed: { visaType: 'holiday' },
    place: ({ wizard }) => wizard.field('visaType'),
    choice: ['visaType', WORKING_HOLIDAY.name],
    logged: /A search failed/,
  },
  {
    call: 'ovhcPathToPurchase',
    open: ({ wizard }) => wizard.open('select-cover', COUPLE),
    place: ({ page }) => page.getByRole('main'),
    expectAnswers: async ({ wizard }) => expect(await wizard.storage.quote()).toEqual(COUPLE),
    expectResult: ({ wizard }) => expect(wizard.cards).toHaveCount(4),
    logged: /The products could not be fetched/,
  },
  { call: 'getproductid', ...readOfSummary },
  { call: 'getPrice', ...readOfSummary },
  {
    call: 'getPrice',
    what: 'the price to pay',
    open: ({ payment }) => payment.open().then(() => payment.fillAccount()),
    place: ({ payment }) => payment.step('payment'),
    expectAnswers: ({ payment }) => expect(payment.payNow).toBeDisabled(),
    expectResult: ({ payment }) => expect(payment.payNow).toBeEnabled(),
    logged: /The price could not be fetched/,
  },
  {
    call: 'countries',
    open: ({ application }) => application.open('personal-details', quoteOf('S')),
    typed: { firstName: 'Amélie', countryCitizenship: 'New Z' },
    place: ({ application }) => application.field('countryCitizenship'),
    choice: ['countryCitizenship', 'New Zealand'],
    logged: /A search failed/,
  },
  {
    call: 'getHealthFunds',
    open: async ({ application }) => {
      await application.open('current-cover', quoteOf('S'));
      await application.choose('currentHealthCover', 'Yes');
    },
    typed: { memberNumber: 'AB123456', currentFund: 'bupa' },
    place: ({ application }) => application.field('currentFund'),
    choice: ['currentFund', 'Bupa'],
    logged: /A search failed/,
    isLimited: true,
  },
  {
    call: 'getBankBranch',
    open: async ({ payment }) => {
      await payment.open();
      await payment.choose('paymentType', 'Bank account');
      await payment.control('paymentagree').check();
    },
    // type the BSB last: leaving its field looks it up again
    typed: { accountName: 'Amélie O’Brien', accountNumber: '001234567', bsbNumber: '062000' },
    place: ({ payment }) => payment.field('bsbNumber'),
    expectResult: async ({ payment }) => {
      await expect(payment.field('bsbNumber').getByText('Sydney, 48 Martin Place')).toBeVisible();
      await expect(payment.payNow).toBeEnabled();
    },
    logged: /A lookup failed/,
  },
  {
    call: 'paymentParams',
    open: async ({ payment }) => {
      await payment.open();
      await payment.control('paymentFrequency').selectOption('Yearly');
      await payment.choose('paymentType', 'Card');
    },
    place: ({ payment }) => payment.field('cardForm'),
    expectAnswers: ({ payment }) => expect(payment.chosen('paymentFrequency')).toHaveText('Yearly'),
    expectResult: ({ payment }) => expect(payment.cardNumber).toBeVisible(),
    logged: /card frame could not be asked for/,
    // if the first card frame does not arrive, the page requests another one
    triesWithoutAnswer: 2,
  },
];

async function send({ open, typed = {} }: Read, visit: Visit): Promise<void> {
  await open(visit);
  for (const [name, text] of Object.entries(typed)) await visit.wizard.control(name).fill(text);
}

async function expectResult(read: Read, visit: Visit): Promise<void> {
  await read.expectResult?.(visit);
  if (!read.choice) return;
  const [name, line] = read.choice;
  await visit.wizard.control(name).click();
  await visit.page.getByRole('option', { name: line }).first().click();
  await expect(visit.wizard.control(name)).toHaveValue(new RegExp(line));
}

/** The calls whose failures are tested elsewhere: in this folder and in the payment tests. */
const ELSEWHERE = [
  ...['kleber', 'tempToken', 'preSubmission', 'preSubmissionOutcome', 'emailQuoteServlet', 'forms'],
];

test('covers all calls and faults of the sandbox', () => {
  const tested = new Set([...READS.map(({ call }) => call), ...ELSEWHERE]);
  expect([...tested].sort()).toEqual(calls.map(({ name }) => name).sort());
  const { items } = faults.properties.request.properties.body;
  expect(new Set(CALL_FAILURES.map(({ fault }) => fault.fault))).toEqual(
    new Set(items.properties.fault.enum),
  );
});

for (const read of READS) {
  const { call, what = call, typed = {}, isLimited = false, triesWithoutAnswer = 1 } = read;

  test(`retries silently after two failures: ${what}`, async ({ page, wizard, visit, sandbox, problems }) => {
    problems.provoke(/status of 503/);
    await page.clock.install();
    await sandbox.fault({ call, fault: 'status', status: 503, times: 2 });
    const sent = wizard.recordCalls(call);
    await send(read, visit);
    await wizard.passTimeUntil(() => expect.poll(() => sent.length, { timeout: 200 }).toBe(3));
    await expectResult(read, visit);
    await expect(read.place(visit).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  for (const failure of CALL_FAILURES)
    test(`shows Try again: ${what}, ${failure.name}`, async ({ page, wizard, visit, sandbox, problems }) => {
      const isOpen = failure.fault.fault === 'delay';
      problems.provoke(...failure.logged);
      if (!isOpen || isLimited) problems.provoke(read.logged);
      await page.clock.install();
      await sandbox.fault({ call, ...failure.fault });
      const sent = wizard.recordCalls(call);
      await send(read, visit);
      const tryAgain = read.place(visit).getByRole('button', { name: 'Try again' });
      await wizard.passTimeUntilVisible(tryAgain);
      await read.expectAnswers?.(visit);
      for (const [control, text] of Object.entries(typed))
        await expect(wizard.control(control)).toHaveValue(text);
      await expect(page.getByRole('alert').filter({ hasNotText: 'Try again' })).toHaveCount(0);
      expect(sent).toHaveLength(isOpen ? triesWithoutAnswer : failure.tries);

      await sandbox.reset();
      await tryAgain.click();
      await expectResult(read, visit);
      await expect(tryAgain).toHaveCount(0);
    });
}
