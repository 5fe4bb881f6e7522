import { expect, type Frame, type Locator, type Page, type Route } from '@playwright/test';
import { CARDS, type CoverType, draftOf, EXPIRY, quoteOf } from '../data.ts';
import { gate } from '../gate.ts';
import { type Submission, sandboxOf } from '../sandbox.ts';
import { applicationPage } from './application.ts';

/** The address for applications. With a reference in the query, it returns an outcome. */
const SUBMISSIONS = '**/hcf/preSubmission';

/** The payment step and the confirmation. */
export function paymentPage(page: Page) {
  const application = applicationPage(page);
  const { choose, control, dialog, field, step } = application;
  const payNow = page.getByRole('button', { name: 'Pay now', exact: true });
  const confirmation = step('confirmation');
  const frameElement = field('cardForm').locator('iframe');
  const cardForm = frameElement.contentFrame();
  const cardNumber = cardForm.getByLabel('Card number');
  const expiry = cardForm.getByLabel(/^Expiry/);
  const cvv = cardForm.getByLabel(/^CVV/);

  async function fillCard(number: string = CARDS.member): Promise<void> {
    await cardNumber.fill(number);
    await expiry.fill(EXPIRY);
    await cvv.fill('123');
  }

  async function fillAccount(accountNumber = '001234567'): Promise<void> {
    await choose('paymentType', 'Bank account');
    await control('accountName').fill('Amélie O’Brien');
    await control('bsbNumber').fill('062-000');
    await control('accountNumber').fill(accountNumber);
    await control('paymentagree').check();
  }

  /** Opens the payment step of a complete application. @param changes answers that differ from the default ones */
  const open = (coverType: CoverType = 'S', changes: object = {}) =>
    application.open('payment', quoteOf(coverType), { ...draftOf(coverType), ...changes });

  /** Expects one submission, and its membership number on this page and on the others. @returns the submission */
  async function expectMembership(...others: { confirmation: Locator }[]): Promise<Submission> {
    const shown = [confirmation, ...others.map((other) => other.confirmation)];
    for (const each of shown) await expect(each).toBeVisible({ timeout: 10_000 });
    const [entry, ...more] = await sandboxOf(page.request).submissions();
    if (!entry) throw new Error('Nothing was submitted.');
    expect(more, 'one submission').toEqual([]);
    const number = String(entry.response.mn || entry.response.cn);
    for (const each of shown) await expect(each.getByText(number, { exact: true })).toBeVisible();
    return entry;
  }

  /** Lets the insurer receive the next application, and never answers the page. */
  const withholdAnswer = () => takeNext(async (route) => void (await route.fetch()));

  const takeNext = (handle: (route: Route) => Promise<void>) =>
    page.context().route(SUBMISSIONS, handle, { times: 1 });

  return {
    ...application,
    payNow,
    confirmation,
    frameElement,
    cardForm,
    cardNumber,
    expiry,
    cvv,
    fillCard,
    fillAccount,
    openStep: application.open,
    open,
    failureDialog: page.getByRole('dialog', { name: 'Something isn’t right' }),
    closeDialog: () => dialog.getByRole('button', { name: 'Ok' }).click(),
    /** The page of the cardholder's bank, inside the card form. */
    bank: cardForm.locator('iframe').contentFrame(),
    /** The value next to a label of the summary, at the payment step and in the confirmation. */
    amount: (label: string) =>
      page
        .locator('.summary-item')
        .filter({ has: page.getByText(label, { exact: true }) })
        .getByRole('definition')
        .first(),
    async cardFrame(): Promise<Frame> {
      const frame = await (await frameElement.elementHandle())?.contentFrame();
      if (!frame) throw new Error('There is no card frame.');
      return frame;
    },
    /** Opens the payment step, and waits until the empty card form can be used. */
    async openCardForm() {
      await open();
      await choose('paymentType', 'Card');
      // the fields appear before their code is loaded
      await expect(page.getByRole('status').filter({ hasText: 'The card form is ready.' })).toBeAttached();
    },
    async openWithCard(number?: string) {
      await open();
      await choose('paymentType', 'Card');
      await fillCard(number);
      await expect(payNow).toBeEnabled();
    },
    async payByAccount(accountNumber?: string) {
      await fillAccount(accountNumber);
      await payNow.click();
    },
    async payByCard(number?: string) {
      await choose('paymentType', 'Card');
      await fillCard(number);
      await payNow.click();
    },
    /** Presses "Pay now" at a time in milliseconds since 1970, so that two tabs can press almost at once. */
    payAt: (instant: number) =>
      payNow.evaluate((button, at) => {
        setTimeout(() => (button as HTMLButtonElement).click(), at - Date.now());
      }, instant),
    /** Lets the insurer receive the next application, and breaks the connection instead of answering. */
    breakAnswer: () =>
      takeNext(async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      }),
    withholdAnswer,
    /** Pays by account, and gets no answer. */
    async payWithoutAnswer() {
      await withholdAnswer();
      await open();
      await fillAccount();
      await payNow.click();
      await expect.poll(async () => (await application.storage.submissions())?.pending.length).toBe(1);
    },
    /** Delays the insurer's answers about outcomes. @returns a function that lets the answers arrive */
    async delayOutcome() {
      const { opened, open: answer } = gate();
      await page.context().route(`${SUBMISSIONS}?*`, async (route) => {
        await opened;
        await route.continue();
      });
      return answer;
    },
    /** Records the reference of each submitted application. The list grows with each one. */
    recordReferences() {
      const references: string[] = [];
      page.context().on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/hcf/preSubmission'))
          references.push(request.postDataJSON().submissionReference);
      });
      return references;
    },
    expectMembership,
    async pay() {
      await payNow.click();
      return expectMembership();
    },
  };
}

export type PaymentPage = ReturnType<typeof paymentPage>;
