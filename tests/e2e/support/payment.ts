import { type BrowserContext, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { OutboxContents } from '../../../scripts/sandbox/outbox.ts';
import {
  APPLICATION,
  type CoverType,
  choose,
  control,
  dayFromToday,
  quoteOf,
  stepAt,
} from './application.ts';
import type { Sandbox } from './sandbox.ts';
import type { Storage } from './storage.ts';
import { field } from './visitor.ts';

/** Test cards of the card frame (README), by what becomes of them. */
export const CARDS = {
  member: '4111 1111 1111 1111',
  case: '4000 0000 0000 0036',
  declined: '4000 0000 0000 0002',
  gatewayFailure: '4000 0000 0000 0010',
  refused: '4000 0000 0000 0028',
  late: '4000 0000 0000 0044',
  neverAnswered: '4000 0000 0000 0051',
  toldTwice: '4000 0000 0000 0069',
  asksForCode: '4000 0000 0000 0093',
} as const;

export const payNow = (page: Page): Locator => page.getByRole('button', { name: 'Pay now', exact: true });
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Something isn’t right' });
export const confirmation = (page: Page): Locator => page.locator('[data-step="confirmation"]');
/** The frame's element, and what stands in it. */
export const frameElement = (page: Page): Locator => field(page, 'cardForm').locator('iframe');
export const cardForm = (page: Page): FrameLocator => frameElement(page).contentFrame();
/** The page of the card holder's bank, which stands in the card form. */
export const bank = (page: Page): FrameLocator => cardForm(page).locator('iframe').contentFrame();
export const cardNumber = (page: Page): Locator => cardForm(page).getByLabel('Card number');

/** MM/YY, two years from now. */
export const EXPIRY = dayFromToday(2).typed.replace(/^\d\d\/(\d\d)\/\d\d(\d\d)$/, '$1/$2');

export async function fillCard(page: Page, number: string = CARDS.member): Promise<void> {
  await cardNumber(page).fill(number);
  await cardForm(page)
    .getByLabel(/^Expiry/)
    .fill(EXPIRY);
  await cardForm(page).getByLabel(/^CVV/).fill('123');
}

export async function fillAccount(page: Page, accountNumber = '001234567'): Promise<void> {
  await choose(page, 'paymentType', 'Bank account');
  await control(page, 'accountName').fill('Amélie O’Brien');
  await control(page, 'bsbNumber').fill('062-000');
  await control(page, 'accountNumber').fill(accountNumber);
  await control(page, 'paymentagree').check();
}

/** An address as the search brings it. */
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

/** All answers of an application up to payment, as the tab keeps them (decisions, Steps). */
export function draftOf(coverType: CoverType): Record<string, unknown> {
  const isForTwo = coverType === 'D' || coverType === 'F';
  const hasDependants = coverType === 'P' || coverType === 'F';
  return {
    coverStart: dayFromToday(0, 10).kept,
    ...PERSON,
    firstName: 'Amélie',
    DOB: dayFromToday(-34, -30).kept,
    visaExpiryDate: dayFromToday(2).kept,
    ...(isForTwo && {
      ...suffixed({ ...PERSON, firstName: 'Jo', DOB: dayFromToday(-33, -30).kept }, 'Partner'),
      currentHealthCoverPartner: 'no',
    }),
    ...(hasDependants && {
      dependants: [suffixed({ ...PERSON, firstName: 'Bo', DOB: dayFromToday(-3).kept }, 'Dependant')],
    }),
    currentLocation: 'yes',
    email: 'amelie@example.com',
    phoneNumber: '0491570006',
    address: ADDRESS,
    currentHealthCover: 'no',
    declaration: true,
  };
}

/** The payment step of an application that is complete but for a few answers, if any. */
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

/** The payment step with a card that is ready to be paid from. */
export async function readyToPay(page: Page, storage: Storage, number: string = CARDS.member): Promise<void> {
  await openPayment(page, storage);
  await choose(page, 'paymentType', 'Card');
  await fillCard(page, number);
  await expect(payNow(page)).toBeEnabled();
}

/** What was submitted since the test began. */
export async function submissions(sandbox: Sandbox): Promise<OutboxContents['submissions']> {
  return (await sandbox.outbox()).submissions;
}

/** Returns a list that grows by the reference of each application that a page of the visitor sends. */
export function referencesSent(context: BrowserContext): string[] {
  const references: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/hcf/preSubmission'))
      references.push(request.postDataJSON().submissionReference);
  });
  return references;
}
