import {
  type BrowserContext,
  expect,
  type Frame,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test';
import type { OutboxContents } from '../../../scripts/sandbox/outbox.ts';
import {
  APPLICATION,
  choose,
  control,
  dayFromToday,
  hasDependants,
  isForTwo,
  quoteOf,
  stepAt,
} from './application.ts';
import type { CoverType } from './quotes.ts';
import type { Sandbox } from './sandbox.ts';
import type { Storage } from './storage.ts';
import { field } from './visitor.ts';

/** Test cards of the card frame (README), by their outcome. */
export const CARDS = {
  member: '4111 1111 1111 1111',
  case: '4000 0000 0000 0036',
  declined: '4000 0000 0000 0002',
  gatewayFailure: '4000 0000 0000 0010',
  refused: '4000 0000 0000 0028',
  late: '4000 0000 0000 0044',
  neverAnswered: '4000 0000 0000 0051',
  tokenTwice: '4000 0000 0000 0069',
  asksForCode: '4000 0000 0000 0093',
} as const;

export const SENDING = 'We’re taking your payment.';
export const NOT_CHARGED = 'You haven’t been charged';
export const TRY_AGAIN = 'Please try again or call us on 1800 555 010.';

export const payNow = (page: Page): Locator => page.getByRole('button', { name: 'Pay now', exact: true });
export const failureDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Something isn’t right' });
export const closeDialog = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click();
export const confirmation = (page: Page): Locator => page.locator('[data-step="confirmation"]');
/** The card frame's element, and the card form in it. */
export const frameElement = (page: Page): Locator => field(page, 'cardForm').locator('iframe');
export const cardForm = (page: Page): FrameLocator => frameElement(page).contentFrame();
/** The page of the card holder's bank, inside the card form. */
export const bank = (page: Page): FrameLocator => cardForm(page).locator('iframe').contentFrame();
export const cardNumber = (page: Page): Locator => cardForm(page).getByLabel('Card number');
export const expiry = (page: Page): Locator => cardForm(page).getByLabel(/^Expiry/);
export const cvv = (page: Page): Locator => cardForm(page).getByLabel(/^CVV/);
/** The value beside a label of the summary, at the payment step and at the confirmation. */
export const amount = (page: Page, label: string): Locator =>
  page
    .locator('.summary-item')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition')
    .first();

/** MM/YY, two years from now. */
export const EXPIRY = dayFromToday(2).typed.replace(/^\d\d\/(\d\d)\/\d\d(\d\d)$/, '$1/$2');

export async function fillCard(page: Page, number: string = CARDS.member): Promise<void> {
  await cardNumber(page).fill(number);
  await expiry(page).fill(EXPIRY);
  await cvv(page).fill('123');
}

/** Returns the card frame's document. */
export async function cardFrame(page: Page): Promise<Frame> {
  const frame = await (await frameElement(page).elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no card frame.');
  return frame;
}

export async function fillAccount(page: Page, accountNumber = '001234567'): Promise<void> {
  await choose(page, 'paymentType', 'Bank account');
  await control(page, 'accountName').fill('Amélie O’Brien');
  await control(page, 'bsbNumber').fill('062-000');
  await control(page, 'accountNumber').fill(accountNumber);
  await control(page, 'paymentagree').check();
}

/** An address as the search returns it. */
export const ADDRESS = {
  addresslineOne: '12 SMITH STREET',
  suburb: 'PARRAMATTA',
  state: 'NSW',
  postCode: '2150',
} as const;

const NEW_ZEALAND = [{ code: 'NZL', name: 'New Zealand' }];
const PERSON = { title: 'Dr', gender: 'She/Her', lastName: 'O’Brien-Núñez', countryCitizenship: NEW_ZEALAND };

const suffixed = (record: object, suffix: string) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [`${name}${suffix}`, value]));

/** Returns all answers of an application up to payment, as the tab stores them. */
export function draftOf(coverType: CoverType): Record<string, unknown> {
  return {
    coverStart: dayFromToday(0, 10).stored,
    ...PERSON,
    firstName: 'Amélie',
    DOB: dayFromToday(-34, -30).stored,
    visaExpiryDate: dayFromToday(2).stored,
    ...(isForTwo(coverType) && {
      ...suffixed({ ...PERSON, firstName: 'Jo', DOB: dayFromToday(-33, -30).stored }, 'Partner'),
      currentHealthCoverPartner: 'no',
    }),
    ...(hasDependants(coverType) && {
      dependants: [suffixed({ ...PERSON, firstName: 'Bo', DOB: dayFromToday(-3).stored }, 'Dependant')],
    }),
    currentLocation: 'yes',
    email: 'amelie@example.com',
    phoneNumber: '0491570006',
    address: ADDRESS,
    currentHealthCover: 'no',
    declaration: true,
  };
}

/** Opens the payment step of a complete application. @param changes answers that differ */
export async function openPayment(
  page: Page,
  storage: Storage,
  {
    coverType = 'S',
    changes = {},
    quote = {},
  }: { coverType?: CoverType; changes?: object; quote?: object } = {},
): Promise<void> {
  await storage.leave({ ...quoteOf(coverType), ...quote });
  await storage.leaveDraft({ ...draftOf(coverType), ...changes });
  await page.goto(`${APPLICATION}#payment`);
  await stepAt(page, 'payment').waitFor();
}

/** Opens the payment step with an empty card form that can be used. */
export async function openCardForm(page: Page, storage: Storage): Promise<void> {
  await openPayment(page, storage);
  await choose(page, 'paymentType', 'Card');
  // its fields are there before its code is
  await expect(page.getByRole('status').filter({ hasText: 'The card form is ready.' })).toBeAttached();
}

/** Opens the payment step and fills in a card. */
export async function readyToPay(page: Page, storage: Storage, number: string = CARDS.member): Promise<void> {
  await openPayment(page, storage);
  await choose(page, 'paymentType', 'Card');
  await fillCard(page, number);
  await expect(payNow(page)).toBeEnabled();
}

/** Pays by bank account at the open payment step. */
export async function payByAccount(page: Page, accountNumber?: string): Promise<void> {
  await fillAccount(page, accountNumber);
  await payNow(page).click();
}

/** Pays by card at the open payment step. */
export async function payByCard(page: Page, number?: string): Promise<void> {
  await choose(page, 'paymentType', 'Card');
  await fillCard(page, number);
  await payNow(page).click();
}

/** Returns what was submitted since the test began. */
export async function submissions(sandbox: Sandbox): Promise<OutboxContents['submissions']> {
  return (await sandbox.outbox()).submissions;
}

type Submission = OutboxContents['submissions'][number];

/** Expects one submission, whose number each of the pages confirms. @returns the submission */
export async function expectMembership(sandbox: Sandbox, ...pages: Page[]): Promise<Submission> {
  for (const page of pages) await expect(confirmation(page)).toBeVisible({ timeout: 10_000 });
  const [entry, ...more] = await submissions(sandbox);
  if (!entry) throw new Error('Nothing was submitted.');
  expect(more, 'one submission').toEqual([]);
  for (const page of pages)
    await expect(
      confirmation(page).getByText(String(entry.response.mn || entry.response.cn), { exact: true }),
    ).toBeVisible();
  return entry;
}

/** Records the reference of each application that a page of the visitor sends: the list grows as it does. */
export function referencesSent(context: BrowserContext): string[] {
  const references: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/hcf/preSubmission'))
      references.push(request.postDataJSON().submissionReference);
  });
  return references;
}
