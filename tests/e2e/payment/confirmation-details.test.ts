import type { Page } from '@playwright/test';
import { APPLICATION, choose, dayFromToday } from '../support/application.ts';
import { confirmation, fillAccount, fillCard, openPayment, payNow, submissions } from '../support/payment.ts';
import type { Storage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const NAMES = 'Amélie O’Brien-Núñez, Jo O’Brien-Núñez and Bo O’Brien-Núñez';

/** What stands under a label of the confirmation. */
const detail = (page: Page, label: string) =>
  confirmation(page)
    .locator('.summary-item')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition')
    .first();
const status = (page: Page) => confirmation(page).getByRole('status').filter({ hasText: /\S/ });
const copy = (page: Page) => page.getByRole('button', { name: 'Copy Membership number' });

async function payByAccount(page: Page, storage: Storage): Promise<void> {
  await openPayment(page, storage);
  await fillAccount(page);
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
}

/** Returns what is selected on the page. */
const selected = (page: Page) => page.evaluate(() => String(getSelection()));

test('§2 the confirmation says who is covered, what is paid, how and when, and where we write to', async ({
  page,
  storage,
  sandbox,
}) => {
  await openPayment(page, storage, { coverType: 'F' });
  await choose(page, 'paymentType', 'Card');
  await fillCard(page);
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  const [entry] = await submissions(sandbox);
  const start = new Date(String(entry?.request.paymentStartDate));
  const nextDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(start);
  const shown: Record<string, string | RegExp> = {
    Product: 'Extended Visitor Cover',
    'Who is covered': NAMES,
    'First payment': `A$${entry?.request.amount}`,
    'Regular payments': new RegExp(`^A\\$${entry?.request.basePremium} per `),
    'Next payment': nextDay,
    'How you pay': 'Card ending in 1111',
    'We’ll email you at': 'amelie@example.com',
  };
  for (const [label, text] of Object.entries(shown)) await expect(detail(page, label)).toHaveText(text);
  await page.reload();
  for (const [label, text] of Object.entries(shown)) await expect(detail(page, label)).toHaveText(text);
});

test('what is kept for that has no number of a card or an account', async ({ page, storage, sandbox }) => {
  await payByAccount(page, storage);
  await expect(detail(page, 'How you pay')).toHaveText('Bank account');
  const [entry] = await submissions(sandbox);
  const { ovhcConfirmationDetails = '' } = await storage.everything();
  expect(JSON.parse(ovhcConfirmationDetails)).toEqual({
    reference: entry?.request.submissionReference,
    email: 'amelie@example.com',
    people: ['Amélie O’Brien-Núñez'],
    paidBy: 'account',
    paymentFrequency: entry?.request.paymentFrequency,
    regularAmount: entry?.request.basePremium,
    nextPayment: entry?.request.paymentStartDate,
  });
});

test('a later visit shows the record alone', async ({ page, storage }) => {
  await payByAccount(page, storage);
  const later = await page.context().newPage();
  await later.goto(`${APPLICATION}#confirmation`);
  await expect(detail(later, 'Product')).toHaveText('Extended Visitor Cover');
  await expect(confirmation(later)).not.toContainText('amelie@example.com');
  await expect(detail(later, 'How you pay')).toBeHidden();
});

test('what was kept of an application that was not accepted goes with its quote', async ({
  page,
  storage,
}) => {
  await openPayment(page, storage);
  await fillAccount(page, '222222222');
  await payNow(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click();
  expect(await storage.keys()).toContain('ovhcConfirmationDetails');
  await page.goto('/health-insurance/overseas-visitors');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await storage.keys()).not.toContain('ovhcConfirmationDetails');
});

test('the number is copied, which is said', async ({ page, context, storage, sandbox }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await payByAccount(page, storage);
  await copy(page).click();
  await expect(status(page)).toHaveText('Copied');
  await expect(copy(page)).toBeFocused();
  const [entry] = await submissions(sandbox);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(entry?.response.mn);
});

test('without the clipboard’s API it is copied all the same', async ({ page, storage, sandbox }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await payByAccount(page, storage);
  await copy(page).click();
  await expect(status(page)).toHaveText('Copied');
  const [entry] = await submissions(sandbox);
  expect(await selected(page)).toBe(entry?.response.mn);
});

test('where the browser copies nothing, the number is selected, and that is said', async ({
  page,
  storage,
  sandbox,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('It is not allowed.'));
    document.execCommand = () => false;
  });
  await payByAccount(page, storage);
  await copy(page).click();
  await expect(status(page)).toContainText('It’s selected');
  const [entry] = await submissions(sandbox);
  expect(await selected(page)).toBe(entry?.response.mn);
});

test('the day of the next payment is the one that the visitor was shown before', async ({
  page,
  storage,
}) => {
  await openPayment(page, storage, { changes: { coverStart: dayFromToday(0, 12).kept } });
  const before = await page
    .locator('.summary-item')
    .filter({ has: page.getByText('Next payment', { exact: true }) })
    .getByRole('definition');
  await expect(before).toHaveText(/\d{4}$/);
  const day = await before.innerText();
  await fillAccount(page);
  await payNow(page).click();
  await expect(detail(page, 'Next payment')).toHaveText(day);
});
