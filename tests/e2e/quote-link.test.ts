import type { Page } from '@playwright/test';
import quotePage from '../../content/pages/quote.json' with { type: 'json' };
import { quoteOf } from './support/application.ts';
import { ACCEPTED, delayOutcome, withholdAnswer } from './support/outcome.ts';
import { openPayment, payByAccount } from './support/payment.ts';
import { COUPLE } from './support/quotes.ts';
import {
  excessSelect,
  fillEmail,
  frequencySelect,
  openEmail,
  openSummary,
  priceNow,
  sendEmail,
  summaryPage,
} from './support/summary.ts';
import { expect, test } from './support/test.ts';
import { heading, LANDING, QUOTE, step, visaInput } from './support/visitor.ts';

const EXTENDED = summaryPage('extended-visitor-cover');
const ESSENTIAL = summaryPage('essential-visitor-cover');
const { link: texts } = quotePage;
/** A link to Essential Visitor Cover for one person. */
const SINGLE_LINK = `${QUOTE}?quote=417.S.30..W.N.HV1`;

const replaceDialog = (page: Page) => page.getByRole('dialog', { name: texts.replace.title });
const replaceQuote = (page: Page) => page.getByRole('button', { name: texts.replace.confirm.text }).click();

test('§2 a copied link opens the quote in another browser', async ({ page, context, storage, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await storage.leave(COUPLE);
  await openSummary(page, EXTENDED);
  await frequencySelect(page).selectOption('Monthly');
  await excessSelect(page).selectOption('$250');
  await expect(priceNow(page)).toHaveText(/^From A\$[\d.]+ per month$/);
  const price = String(await priceNow(page).textContent());
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/get-a-quote\?quote=417\.D\.30\.60\.M\.G\.HV3-XV1$/);

  const otherBrowser = await browser.newContext({ baseURL: new URL(link).origin });
  const other = await otherBrowser.newPage();
  await other.goto(LANDING);
  await visaInput(other).waitFor();
  await other.goto(link);
  await expect(other).toHaveURL(EXTENDED);
  await expect(heading(other)).toHaveText('Extended Visitor Cover');
  await expect(priceNow(other)).toHaveText(price);
  await expect(excessSelect(other).getByRole('option', { selected: true })).toHaveText('$250');
  await other.reload();
  await expect(priceNow(other)).toHaveText(price);
  await other.goBack();
  await expect(other).toHaveURL(LANDING);
  await otherBrowser.close();
});

test('§2 the link in the e-mail opens the quote that was sent', async ({
  page,
  storage,
  sandbox,
  browser,
  baseURL,
}) => {
  await storage.leave({ ...quoteOf('D'), excessCode: 'I' });
  await openSummary(page, EXTENDED);
  const price = String(await priceNow(page).textContent());
  await openEmail(page);
  await fillEmail(page);
  await sendEmail(page);
  const [mail] = (await sandbox.outbox()).emails;

  const otherBrowser = await browser.newContext({ baseURL: String(baseURL) });
  const other = await otherBrowser.newPage();
  await other.goto(`/sandbox/outbox/${mail?.response.rnNumber}`);
  await other.getByRole('link', { name: 'Open your quote' }).click();
  await expect(other).toHaveURL(EXTENDED);
  await expect(priceNow(other)).toHaveText(price);
  await otherBrowser.close();
});

test('§2 an incomplete link opens the step that is missing, with a notice until a reload', async ({
  page,
}) => {
  await page.goto(`${QUOTE}?quote=417.D.34.32`);
  await expect(page).toHaveURL(`${QUOTE}#select-cover`);
  await expect(step(page, 'select-cover')).toBeVisible();
  await expect(page.getByText(texts.alerts.partial.title)).toBeVisible();
  await page.reload();
  await expect(step(page, 'select-cover')).toBeVisible();
  await expect(page.getByText(texts.alerts.partial.title)).toBeHidden();
});

test('§2 a visitor who keeps the saved quote is asked once', async ({ page, storage }) => {
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

test('§4 a link replaces no payment of unknown outcome', async ({ page, context, storage }) => {
  await withholdAnswer(context);
  await openPayment(page, storage);
  await payByAccount(page);
  await expect.poll(async () => (await storage.submissions())?.pending.length).toBe(1);
  const answer = await delayOutcome(context);
  await page.goto(SINGLE_LINK);
  await replaceQuote(page);
  await expect(page).toHaveURL(ESSENTIAL);
  await expect(page.getByText('if your last payment went through')).toBeVisible();
  answer();
  await expect(page.getByText(ACCEPTED).first()).toBeVisible();
  expect(await storage.quote()).toMatchObject({ hcfBundleId: 'OVHC-ESSENTIAL' });
});
