import type { Page } from '@playwright/test';
import quotePage from '../../content/pages/quote.json' with { type: 'json' };
import { control, openApplication, quoteOf } from './support/application.ts';
import { addTagManager, events } from './support/data-layer.ts';
import { ACCEPTED, delayOutcome, withholdAnswer } from './support/outcome.ts';
import { fillAccount, openPayment, payNow } from './support/payment.ts';
import { COUPLE, WORKING_HOLIDAY } from './support/quotes.ts';
import type { Stage } from './support/state.ts';
import {
  dialog,
  excessSelect,
  fillEmail,
  frequencySelect,
  openEmail,
  priceNow,
  sendButton,
  summaryPage,
} from './support/summary.ts';
import { expect, test } from './support/test.ts';
import {
  HEADINGS,
  LANDING,
  partnerAgeInput,
  QUOTE,
  type StepHash,
  step,
  visaInput,
} from './support/visitor.ts';

const EXTENDED = summaryPage('extended-visitor-cover');
const ESSENTIAL = summaryPage('essential-visitor-cover');
const { link: texts } = quotePage;
/** A link to Essential Visitor Cover for one person. */
const SINGLE_LINK = `${QUOTE}?quote=417.S.30..W.N.HV1`;

const replaceDialog = (page: Page) => page.getByRole('dialog', { name: texts.replace.title });
const badLink = (page: Page) => page.getByText(texts.alerts.bad.title, { exact: true });

/** Opens a link over a saved quote, while the call that it needs fails once. */
async function openLinkThatFails({ page, storage, sandbox, problems }: Stage): Promise<void> {
  problems.provoke(/status of 400/, /The quote of the link could not be fetched/);
  await storage.leave({ visaType: [WORKING_HOLIDAY] });
  await sandbox.fault({ call: 'ovhcPathToPurchase', fault: 'status', status: 400, times: 1 });
  await page.goto(SINGLE_LINK);
}

async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Leads to the page that a link opens, and says what is shown there. */
async function openElsewhere(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveURL(EXTENDED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Extended Visitor Cover');
}

test('§2 a copied link opens the same product at the same price in another browser, and Back leads out of it', async ({
  page,
  storage,
  browser,
}) => {
  await storage.leave(COUPLE);
  await page.goto(EXTENDED);
  await frequencySelect(page).selectOption('Monthly');
  await excessSelect(page).selectOption('$250');
  await expect(priceNow(page)).toHaveText(/^From A\$[\d.]+ per month$/);
  const price = await priceNow(page).textContent();
  const address = await copyLink(page);
  expect(address).toMatch(/\/get-a-quote\?quote=417\.D\.30\.60\.M\.G\.HV3-XV1$/);

  const context = await browser.newContext();
  const other = await context.newPage();
  const origin = new URL(address).origin;
  await other.goto(origin + LANDING);
  await visaInput(other).waitFor();
  await openElsewhere(other, address);
  await expect(priceNow(other)).toHaveText(String(price));
  await expect(excessSelect(other).getByRole('option', { selected: true })).toHaveText('$250');
  await other.reload();
  await expect(priceNow(other)).toHaveText(String(price));
  await other.goBack();
  await expect(other).toHaveURL(origin + LANDING);
  await context.close();
});

test('§2 the link in the e-mail opens the quote that was sent', async ({
  page,
  storage,
  sandbox,
  browser,
}) => {
  await storage.leave({ ...quoteOf('D'), excessCode: 'I' });
  await page.goto(EXTENDED);
  await expect(priceNow(page)).toHaveText(/^From A\$[\d.]+ per month$/);
  const price = await priceNow(page).textContent();
  await openEmail(page);
  await fillEmail(page);
  await sendButton(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Your quote is on its way');
  const [mail] = (await sandbox.outbox()).emails;

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`${new URL(page.url()).origin}/sandbox/outbox/${mail?.response.rnNumber}`);
  await other.getByRole('link', { name: 'Open your quote' }).click();
  await expect(other).toHaveURL(new RegExp(`${EXTENDED}$`));
  await expect(priceNow(other)).toHaveText(String(price));
  await context.close();
});

test.describe('§2 a link that does not say enough', () => {
  const CASES: readonly [string, StepHash][] = [
    ['417', 'cover-type'],
    ['417.D.34', 'age'],
    ['417.D.34.32', 'select-cover'],
    ['999.D.34.32.W.N.HV1', 'visa-type'],
  ];
  for (const [text, hash] of CASES) {
    test(`${text} opens ${hash}, which a reload shows again`, async ({ page }) => {
      await page.goto(`${QUOTE}?quote=${text}`);
      await expect(page).toHaveURL(`${QUOTE}#${hash}`);
      await expect(step(page, hash)).toBeVisible();
      await expect(page.getByText(texts.alerts.partial.title)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[hash]);
      await page.reload();
      await expect(step(page, hash)).toBeVisible();
      await expect(page.getByText(texts.alerts.partial.title)).toBeHidden();
    });
  }

  test('keeps what it says', async ({ page, storage }) => {
    await page.goto(`${QUOTE}?quote=417.D.34.3`);
    await expect(partnerAgeInput(page)).toHaveValue('');
    expect(await storage.quote()).toMatchObject({ coverType: 'D', age: 34 });
  });
});

test('§2 a link that can’t be used says so once, and the first step is open', async ({ page, storage }) => {
  await addTagManager(page);
  await page.goto(`${QUOTE}?quote=my-quote`);
  await expect(badLink(page)).toBeVisible();
  await expect(step(page, 'visa-type')).toBeVisible();
  await expect(page).toHaveURL(QUOTE);
  expect(await storage.quote()).toBeNull();
  expect(JSON.stringify(await events(page))).not.toContain('my-quote');
  await page.reload();
  await expect(step(page, 'visa-type')).toBeVisible();
  await expect(badLink(page)).toBeHidden();
});

test('§2 with another quote saved it asks; who keeps that one is not asked again', async ({
  page,
  storage,
}) => {
  await storage.leave(COUPLE);
  await page.goto(`${QUOTE}#age`);
  await step(page, 'age').waitFor();
  await page.goto(SINGLE_LINK);
  await expect(replaceDialog(page)).toBeVisible();
  await page.getByRole('button', { name: texts.replace.cancel.text }).click();
  await expect(step(page, 'select-cover')).toBeVisible();
  await expect(page).toHaveURL(`${QUOTE}#select-cover`);
  expect(await storage.quote()).toMatchObject({ ...COUPLE });
  await page.reload();
  await expect(step(page, 'select-cover')).toBeVisible();
  await page.goBack();
  await expect(step(page, 'age')).toBeVisible();
  await page.goForward();
  await expect(step(page, 'select-cover')).toBeVisible();
  await expect(replaceDialog(page)).toBeHidden();
});

test('§2 with an application begun it asks; who opens the link has a new quote and nothing of the old answers', async ({
  page,
  storage,
}) => {
  await storage.leave(quoteOf('D'));
  await openApplication(page, 'personal-details');
  await control(page, 'firstName').fill('Zoë');
  await page.goto(SINGLE_LINK);
  await page.getByRole('button', { name: texts.replace.confirm.text }).click();
  await expect(page).toHaveURL(ESSENTIAL);
  await expect(priceNow(page)).toHaveText(/^From A\$[\d.]+ per week$/);
  expect(await storage.quote()).toMatchObject({ coverType: 'S', age: 30, hcfBundleId: 'OVHC-ESSENTIAL' });
  expect(await storage.draft()).toBeNull();
  await openApplication(page, 'personal-details');
  await expect(control(page, 'firstName')).toHaveValue('');
});

test('§4 a link replaces no payment whose outcome is not known: it is asked for on the new quote’s page', async ({
  page,
  context,
  storage,
}) => {
  await withholdAnswer(context);
  await openPayment(page, storage);
  await fillAccount(page);
  await payNow(page).click();
  await expect.poll(async () => (await storage.submissions())?.pending.length).toBe(1);
  const release = await delayOutcome(context);
  await page.goto(SINGLE_LINK);
  await page.getByRole('button', { name: texts.replace.confirm.text }).click();
  await expect(page).toHaveURL(ESSENTIAL);
  await expect(page.getByText('if your last payment went through')).toBeVisible();
  release();
  await expect(page.getByText(ACCEPTED).first()).toBeVisible();
  expect(await storage.quote()).toMatchObject({ hcfBundleId: 'OVHC-ESSENTIAL' });
});

test('§8 a call that fails keeps the link and the saved quote; "Try again" opens it', async ({
  page,
  storage,
  sandbox,
  problems,
}) => {
  await openLinkThatFails({ page, storage, sandbox, problems });
  await expect(page.getByText(texts.failed)).toBeVisible();
  await expect(page).toHaveURL(SINGLE_LINK);
  expect(await storage.quote()).toEqual({ visaType: [WORKING_HOLIDAY] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(ESSENTIAL);
});

test('where a call fails the visitor can go on without the link', async ({
  page,
  storage,
  sandbox,
  problems,
}) => {
  await openLinkThatFails({ page, storage, sandbox, problems });
  await page.getByRole('button', { name: texts.skip }).click();
  await expect(page).toHaveURL(/get-a-quote#cover-type$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Who needs cover?' })).toBeVisible();
  expect(await storage.quote()).toEqual({ visaType: [WORKING_HOLIDAY] });
});
