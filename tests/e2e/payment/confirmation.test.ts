import type { Page } from '@playwright/test';
import { APPLICATION, choose, dayFromToday, heading, quoteOf, stepAt } from '../support/application.ts';
import { addTagManager, events, eventsOf } from '../support/data-layer.ts';
import {
  CARDS,
  confirmation,
  fillAccount,
  fillCard,
  openPayment,
  payNow,
  submissions,
} from '../support/payment.ts';
import { LEFT_OF_ACCEPTED } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { QUOTE } from '../support/visitor.ts';

const longDay = (kept: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(kept));
const saved = async (page: Page) =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('ovhcConfirmation'))) ?? 'null') as unknown;

test('§2 the confirmation: cover start in words, the membership number, Print and Login', async ({
  page,
  storage,
  sandbox,
}) => {
  await openPayment(page, storage);
  await fillAccount(page);
  await payNow(page).click();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(/application-form#confirmation$/);
  await expect(page).toHaveTitle('Thank you, we’ve received your application | Application');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const [entry] = await submissions(sandbox);
  const step = confirmation(page);
  await expect(step).toContainText(longDay(dayFromToday(0, 10).kept));
  await expect(step.getByText(String(entry?.response.mn), { exact: true })).toBeVisible();
  await expect(step).not.toContainText('Case number');
  await expect(step).toContainText('Keep this number');
  await expect(step.getByText('Extended Visitor Cover', { exact: true })).toBeVisible();
  await expect(step.getByText('First payment', { exact: true })).toBeVisible();
  await expect(step.getByRole('heading', { level: 2, name: 'What happens next' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/member-login');
  await expect(
    page.getByRole('region', { name: 'Your progress' }).getByRole('listitem').nth(3),
  ).toHaveAttribute('aria-current', 'step');
});

test('§3 the stored record, and nothing else of the application is left in the browser', async ({
  page,
  storage,
  sandbox,
}) => {
  await openPayment(page, storage);
  await page.evaluate(() => sessionStorage.setItem('kleberToken', 'a key'));
  await choose(page, 'paymentType', 'Card');
  await fillCard(page);
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  const [entry] = await submissions(sandbox);
  expect(await storage.keys()).toEqual(LEFT_OF_ACCEPTED);
  const { ovhcSubmissions = '', ovhcTabReference } = await storage.everything();
  expect(JSON.parse(ovhcSubmissions), 'a reference, a time and a number alone').toEqual({
    pending: [],
    accepted: {
      reference: ovhcTabReference,
      acceptedAt: expect.any(String),
      key: expect.stringMatching(/^-?\d+$/),
    },
  });
  expect(ovhcTabReference).toBe(entry?.request.submissionReference);
  expect(await saved(page)).toEqual({
    mn: entry?.response.mn,
    coverstdt: dayFromToday(0, 10).kept,
    amt: entry?.request.amount,
    productName: 'Extended Visitor Cover',
    idType: 'orderID',
    orderId: entry?.response.orderId,
    visaName: quoteOf('S').visaType?.[0]?.name,
  });
});

test('§2 with a case number instead, it survives a reload, and no hash leads back into the form', async ({
  page,
  storage,
  sandbox,
}) => {
  await openPayment(page, storage);
  await fillAccount(page, '111111111');
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  const [entry] = await submissions(sandbox);
  await page.reload();
  await expect(confirmation(page)).toContainText('Case number');
  await expect(confirmation(page).getByText(String(entry?.response.cn), { exact: true })).toBeVisible();
  await expect(confirmation(page)).not.toContainText('Membership number');
  await page.goto(`${APPLICATION}#payment`);
  await expect(page).toHaveURL(`${APPLICATION}#confirmation`);
  await expect(confirmation(page)).toContainText('Case number');
});

test('§2 with neither number it shows the rest, and speaks of none', async ({ page }) => {
  const kept = {
    coverstdt: '2026-12-01',
    amt: '118.56',
    productName: 'Extended Visitor Cover',
    idType: 'caseID',
  };
  await page.goto('/icon.svg');
  await page.evaluate((text) => localStorage.setItem('ovhcConfirmation', text), JSON.stringify(kept));
  await page.goto(`${APPLICATION}#confirmation`);
  await expect(confirmation(page)).toContainText('1 December 2026');
  await expect(confirmation(page)).toContainText('A$118.56');
  await expect(confirmation(page)).not.toContainText(/this number/);
});

test('#confirmation with neither record nor quote leads to the quote', async ({ page }) => {
  await page.goto(`${APPLICATION}#confirmation`);
  await expect(page).toHaveURL(new RegExp(QUOTE));
});

test('with a quote and no record it is no step of the journey, so step 0', async ({ page, storage }) => {
  await storage.leave(quoteOf('S'));
  await page.goto(`${APPLICATION}#confirmation`);
  await expect(stepAt(page, 'cover-start')).toBeVisible();
});

test('§4 the purchase event, by the order’s id or else the case number, with nothing of the person', async ({
  page,
  storage,
  sandbox,
}) => {
  await addTagManager(page);
  await openPayment(page, storage);
  await fillAccount(page);
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  const [entry] = await submissions(sandbox);
  expect(await eventsOf(page, 'purchase')).toEqual([
    {
      event: 'purchase',
      purchaseId: entry?.response.orderId,
      idType: 'orderID',
      productName: 'Extended Visitor Cover',
      productPrice: '',
      visaName: quoteOf('S').visaType?.[0]?.name,
    },
  ]);
  const told = JSON.stringify(await events(page));
  for (const secret of ['Amélie', 'O’Brien', 'amelie@', '001234567', '062000', '0491570006', 'SMITH'])
    expect(told).not.toContain(secret);
});

test('§4 and by the case number where there is no order', async ({ page, storage, sandbox }) => {
  await addTagManager(page);
  await openPayment(page, storage);
  await fillAccount(page, '333333333');
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  const [entry] = await submissions(sandbox);
  expect(await eventsOf(page, 'purchase')).toMatchObject([
    { purchaseId: entry?.response.cn, idType: 'caseID' },
  ]);
});

test('§7 the steps are reported under their names: payment, confirmation', async ({ page, storage }) => {
  await addTagManager(page);
  await openPayment(page, storage);
  await fillAccount(page);
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expect
    .poll(async () => (await eventsOf(page, 'pageStepLoad')).map(({ stepName }) => stepName))
    .toEqual(['payment', 'confirmation']);
});

test('the confirmation prints on one page, without what only a screen needs', async ({ page, storage }) => {
  await openPayment(page, storage, { coverType: 'F' });
  await choose(page, 'paymentType', 'Card');
  await fillCard(page, CARDS.case);
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden();
  await expect(confirmation(page).getByRole('term').filter({ hasText: 'Case number' })).toBeVisible();
  await expect(confirmation(page).getByText('Extended Visitor Cover', { exact: true })).toBeVisible();
});

test('Print opens the browser’s own dialog', async ({ page, storage }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await openPayment(page, storage);
  await fillAccount(page);
  await payNow(page).click();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
});
