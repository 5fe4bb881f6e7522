import type { Locator, Page } from '@playwright/test';
import { COVER_TYPES, type CoverType, WORKING_HOLIDAY } from './quotes.ts';

export const LANDING = '/health-insurance/overseas-visitors';
export const QUOTE = `${LANDING}/get-a-quote`;

export type StepHash = 'visa-type' | 'cover-type' | 'age' | 'select-cover';

/** The headings of content/steps/quote. */
export const HEADINGS: Record<StepHash, string> = {
  'visa-type': 'Which visa do you have?',
  'cover-type': 'Who needs cover?',
  age: 'How old are you?',
  'select-cover': 'Choose a product',
};

export const step = (page: Page, hash: StepHash): Locator => page.locator(`[data-step="${hash}"]`);
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const next = (page: Page): Locator => page.getByRole('button', { name: 'Next', exact: true });
export const previous = (page: Page): Locator => page.getByRole('button', { name: 'Previous', exact: true });
export const getAQuote = (page: Page): Locator =>
  page.getByRole('button', { name: 'Get a quote', exact: true });
export const startApplication = (page: Page): Locator =>
  page.getByRole('link', { name: 'Start application', exact: true });
/** The list of what is missing, at the top of a step. */
export const errorSummary = (page: Page): Locator =>
  page.getByRole('region', { name: 'Please check your answers' });
export const visaInput = (page: Page): Locator => page.getByRole('combobox', { name: 'Visa type' });
const visaOption = (page: Page, name: string): Locator => page.getByRole('option', { name });
export const ageInput = (page: Page): Locator => page.getByRole('textbox', { name: 'Your age' });
export const partnerAgeInput = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Your partner’s age' });
/** The field with a name of §3: its control, its error and its alerts stand inside. */
export const field = (page: Page, name: string): Locator => page.locator(`[data-field="${name}"]`);
export const errorIn = (page: Page, name: string): Locator => field(page, name).getByRole('alert');

/** The tile of a cover type, by its label, and the radio button in it, by its code (§9). */
export const coverTile = (page: Page, label: string): Locator =>
  field(page, 'coverType').getByText(label, { exact: true });
export const coverRadio = (page: Page, code: string): Locator =>
  field(page, 'coverType').locator(`input[name="coverType"][value="${code}"]`);

export async function openStep(page: Page, hash: StepHash): Promise<void> {
  await page.goto(`${QUOTE}#${hash}`);
  await step(page, hash).waitFor();
}

/** Types the way people do, until the visa is listed, and chooses it. */
export async function chooseVisa(page: Page, name: string): Promise<void> {
  await visaInput(page).fill(name.slice(0, 6));
  await visaOption(page, name).click();
}

interface People {
  coverType: CoverType;
  age: number;
  partnerAge?: number | undefined;
}

/** Answers the quote's questions from the landing page to the product cards. */
export async function answerQuote(page: Page, { coverType, age, partnerAge }: People): Promise<void> {
  await page.goto(LANDING);
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await getAQuote(page).click();
  await coverTile(page, COVER_TYPES[coverType]).click();
  await step(page, 'age').waitFor();
  await ageInput(page).fill(String(age));
  if (partnerAge) await partnerAgeInput(page).fill(String(partnerAge));
  await next(page).click();
  await step(page, 'select-cover').waitFor();
}
