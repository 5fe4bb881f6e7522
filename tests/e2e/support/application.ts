import { expect, type Locator, type Page } from '@playwright/test';
import type { SavedQuote } from '#types/data/saved-quote';
import { type CoverType, WORKING_HOLIDAY } from './quotes.ts';
import { field, LANDING, next } from './visitor.ts';

export const APPLICATION = `${LANDING}/application-form`;

export type ApplicationHash =
  | 'cover-start'
  | 'personal-details'
  | 'partner-details'
  | 'dependants-details'
  | 'contact-details'
  | 'current-cover'
  | 'declaration'
  | 'payment';

/** Returns true for a cover type with a partner. */
export const isForTwo = (coverType: CoverType): boolean => ['D', 'F'].includes(coverType);
/** Returns true for a cover type with dependants. */
export const hasDependants = (coverType: CoverType): boolean => ['P', 'F'].includes(coverType);

/** Returns a quote whose product is chosen, as an application needs it. */
export function quoteOf(coverType: CoverType): SavedQuote {
  return {
    visaType: [WORKING_HOLIDAY],
    coverType,
    age: 34,
    ...(isForTwo(coverType) && { partnerAge: 33 }),
    paymentFrequency: 'M',
    excessCode: 'N',
    hcfBundleId: 'OVHC-EXTENDED',
    productName: 'Extended Visitor Cover',
    redirectedPath: `${LANDING}/extended-visitor-cover`,
  };
}

/** Returns the steps of an application, in the order of §2. */
export function stepsOf(coverType: CoverType): ApplicationHash[] {
  return [
    'cover-start',
    'personal-details',
    ...(isForTwo(coverType) ? (['partner-details'] as const) : []),
    ...(hasDependants(coverType) ? (['dependants-details'] as const) : []),
    'contact-details',
    'current-cover',
    'declaration',
    'payment',
  ];
}

export const stepAt = (page: Page, hash: ApplicationHash): Locator => page.locator(`[data-step="${hash}"]`);
export const progress = (page: Page): Locator => page.getByRole('region', { name: 'Your progress' });
export const priceLine = (page: Page): Locator => progress(page).locator('.price-line-now');
/** The control with a name of §3. */
export const control = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);

export async function openApplication(page: Page, hash: ApplicationHash): Promise<void> {
  await page.goto(`${APPLICATION}#${hash}`);
  await stepAt(page, hash).waitFor();
}

export async function continueTo(page: Page, to: ApplicationHash): Promise<void> {
  await next(page).click();
  await stepAt(page, to).waitFor();
}

const two = (part: number) => String(part).padStart(2, '0');

/** Returns the day so many years and days from today, as it is typed and as it is stored. */
export function dayFromToday(years: number, days = 0): { typed: string; stored: string } {
  const now = new Date();
  const day = new Date(now.getFullYear() + years, now.getMonth(), now.getDate() + days);
  const [year, month, date] = [day.getFullYear(), two(day.getMonth() + 1), two(day.getDate())];
  return { typed: `${date}/${month}/${year}`, stored: `${year}-${month}-${date}` };
}

/** Types into a search and chooses a line of its list. */
export async function chooseFrom(page: Page, name: string, typed: string, line: string): Promise<void> {
  await control(page, name).fill(typed);
  await page.getByRole('option', { name: line }).first().click();
}

export const choose = (page: Page, name: string, label: string): Promise<void> =>
  field(page, name).getByRole('radio', { name: label, exact: true }).check();

async function fillPerson(
  page: Page,
  nameOf: (field: string) => string,
  { firstName, birthday }: { firstName: string; birthday: string },
): Promise<void> {
  await control(page, nameOf('title')).selectOption('Dr');
  await choose(page, nameOf('gender'), 'She/Her');
  await control(page, nameOf('firstName')).fill(firstName);
  await control(page, nameOf('lastName')).fill('O’Brien-Núñez');
  await control(page, nameOf('DOB')).fill(birthday);
  await chooseFrom(page, nameOf('countryCitizenship'), 'New Z', 'New Zealand');
}

export interface Applicant {
  coverType: CoverType;
  isOnshore: boolean;
  hasCover: boolean;
}

/** Fills a step with valid answers, and leaves it open. */
export const FILL: Record<
  Exclude<ApplicationHash, 'payment'>,
  (page: Page, applicant: Applicant) => Promise<void>
> = {
  'cover-start': async (page) => {
    await control(page, 'coverStart').fill(dayFromToday(0, 10).typed);
  },
  'personal-details': async (page) => {
    await fillPerson(page, (name) => name, { firstName: 'Amélie', birthday: dayFromToday(-34, -30).typed });
    await control(page, 'visaExpiryDate').fill(dayFromToday(2).typed);
  },
  'partner-details': async (page) => {
    await fillPerson(page, (name) => `${name}Partner`, {
      firstName: 'Jo',
      birthday: dayFromToday(-33, -30).typed,
    });
  },
  'dependants-details': async (page) => {
    await fillPerson(page, (name) => `dependants[0].${name}Dependant`, {
      firstName: 'Bo',
      birthday: dayFromToday(-3).typed,
    });
  },
  'contact-details': async (page, { isOnshore }) => {
    await choose(page, 'currentLocation', isOnshore ? 'Yes' : 'No');
    await control(page, 'email').fill('amelie@example.com');
    if (isOnshore) await control(page, 'phoneNumber').fill('+61 491 570 006');
    await chooseFrom(page, isOnshore ? 'address' : 'intendedAddress', '12 smith parr', '12 SMITH STREET');
    await expect(next(page)).toBeEnabled();
  },
  'current-cover': async (page, { coverType, hasCover }) => {
    for (const suffix of isForTwo(coverType) ? ['', 'Partner'] : ['']) {
      await choose(page, `currentHealthCover${suffix}`, hasCover ? 'Yes' : 'No');
      if (!hasCover) continue;
      await chooseFrom(page, `currentFund${suffix}`, 'bupa', 'Bupa');
      await control(page, `memberNumber${suffix}`).fill('AB123456');
      await control(page, `authorise${suffix}`).check();
    }
  },
  declaration: async (page) => {
    await control(page, 'declaration').check();
  },
};

/** Fills every step from the first one to payment. @param beforeNext runs when a step is filled */
export async function fillApplication(
  page: Page,
  applicant: Applicant,
  beforeNext: (hash: ApplicationHash) => Promise<void> = async () => {},
): Promise<void> {
  for (const hash of stepsOf(applicant.coverType)) {
    await stepAt(page, hash).waitFor();
    if (hash === 'payment') return;
    await FILL[hash](page, applicant);
    await beforeNext(hash);
    await next(page).click();
  }
}
