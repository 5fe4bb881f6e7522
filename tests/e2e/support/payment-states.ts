import { choose, control, quoteOf } from './application.ts';
import { NOT_RECEIVED } from './outcome.ts';
import {
  bank,
  CARDS,
  cardForm,
  cardNumber,
  confirmation,
  failureDialog,
  fillAccount,
  openPayment,
  payNow,
  readyToPay,
} from './payment.ts';
import type { Stage, State } from './state.ts';
import { SUMMARY } from './summary.ts';
import { errorIn, QUOTE } from './visitor.ts';

async function payByAccount({ page, storage }: Stage): Promise<void> {
  await openPayment(page, storage);
  await fillAccount(page, '111111111');
  await payNow(page).click();
  await confirmation(page).waitFor();
}

/** Payment in its ways and with what can go wrong, and what comes after it. */
export const PAYMENT_STATES: readonly State[] = [
  {
    name: 'payment, card form, messages shown',
    reach: async ({ page, storage }) => {
      await openPayment(page, storage);
      await choose(page, 'paymentType', 'Card');
      await cardNumber(page).fill('4111');
      await cardForm(page).getByLabel(/^CVV/).click();
      await cardForm(page).getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'payment, bank account, messages shown',
    reach: async ({ page, storage }) => {
      await openPayment(page, storage);
      await fillAccount(page);
      await control(page, 'bsbNumber').fill('999999');
      await errorIn(page, 'bsbNumber').waitFor();
      await control(page, 'accountName').fill('');
      await control(page, 'accountName').press('Enter');
      await errorIn(page, 'accountName').waitFor();
    },
  },
  {
    name: 'payment, being sent',
    reach: async ({ page, storage, sandbox }) => {
      await sandbox.keepWaiting('preSubmission');
      await openPayment(page, storage);
      await fillAccount(page);
      await payNow(page).click();
      await page.getByText('We’re taking your payment.').waitFor();
    },
  },
  {
    name: 'payment, failed',
    reach: async ({ page, storage, problems }) => {
      problems.provoke(/The application was not sent/);
      await readyToPay(page, storage, CARDS.declined);
      await payNow(page).click();
      await failureDialog(page).waitFor();
    },
  },
  {
    name: 'payment, no answer',
    reach: async ({ page, storage, sandbox, problems }) => {
      problems.provoke(/The application brought no answer/);
      problems.provoke(/status of 400/, /outcome of an application could not be asked for/);
      await sandbox.fault({ call: 'preSubmission', fault: 'malformed' });
      // not asked again by itself
      await sandbox.fault({ call: 'preSubmissionOutcome', fault: 'status', status: 400 });
      await openPayment(page, storage);
      await fillAccount(page);
      await payNow(page).click();
      await failureDialog(page).getByRole('button', { name: 'Ok' }).click();
      await page.getByText('Please don’t pay again').waitFor();
    },
  },
  {
    name: 'payment, not received',
    reach: async ({ page, storage, sandbox, problems }) => {
      problems.provoke(/The application brought no answer/, /status of 404/);
      await sandbox.fault({ call: 'preSubmission', fault: 'malformed' });
      await openPayment(page, storage);
      await fillAccount(page);
      await payNow(page).click();
      await failureDialog(page).getByRole('button', { name: 'Ok' }).click();
      await page.getByText(NOT_RECEIVED).waitFor();
    },
  },
  {
    name: 'payment, no card form',
    reach: async ({ page, storage, sandbox, problems }) => {
      problems.provoke(/status of 503/, /card frame could not be asked for/);
      await sandbox.fault({ call: 'paymentParams', fault: 'status', status: 503 });
      await openPayment(page, storage);
      await choose(page, 'paymentType', 'Card');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'payment, the bank asks for a code',
    reach: async ({ page, storage }) => {
      await readyToPay(page, storage, CARDS.asksForCode);
      await payNow(page).click();
      await bank(page).getByLabel('Code').fill('000000');
      await bank(page).getByRole('button', { name: 'Confirm' }).click();
      await bank(page).getByRole('alert').waitFor();
    },
  },
  {
    name: 'payment, no more cards',
    reach: async ({ page, storage, sandbox, problems }) => {
      problems.provoke(/status of 429/, /card frame could not be asked for/);
      await sandbox.fault({ call: 'paymentParams', fault: 'status', status: 429 });
      await openPayment(page, storage);
      await choose(page, 'paymentType', 'Card');
      await page.getByText('so you can’t try another card').waitFor();
    },
  },
  {
    name: 'confirmation',
    reach: payByAccount,
  },
  {
    name: 'quote, an application was accepted',
    reach: async (stage) => {
      await payByAccount(stage);
      await stage.page.goto(QUOTE);
      await stage.page.getByRole('link', { name: 'See your confirmation' }).waitFor();
    },
  },
  {
    name: 'summary, an application was accepted',
    reach: async (stage) => {
      await payByAccount(stage);
      // another quote has been begun
      await stage.page.evaluate(
        (quote) => localStorage.setItem('ovhcQuoteData', quote),
        JSON.stringify(quoteOf('S')),
      );
      await stage.page.goto(SUMMARY);
      await stage.page.getByRole('link', { name: 'See your confirmation' }).waitFor();
    },
  },
];
