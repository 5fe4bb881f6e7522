import type { Page } from '@playwright/test';
import { APPLICATION, control, openApplication, quoteOf } from '../../support/application.ts';
import { passTimeUntil } from '../../support/clock.ts';
import {
  confirmation,
  failureDialog,
  fillAccount,
  openPayment,
  payNow,
  submissions,
} from '../../support/payment.ts';
import { COUPLE } from '../../support/quotes.ts';
import { loseScripts, markVisit } from '../../support/scripts.ts';
import { priceNow, SUMMARY, sendButton } from '../../support/summary.ts';
import { expect, test } from '../../support/test.ts';
import { field, LANDING, openStep, QUOTE, step } from '../../support/visitor.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const tryAgain = (page: Page) => dialog(page).getByRole('button', { name: 'Try again' });
const openCalendar = (page: Page) =>
  field(page, 'coverStart')
    .getByRole('button', { name: /calendar/ })
    .click();

test.beforeEach(({ page }) => page.clock.install());

for (const { kind, path } of [
  { kind: 'landing', path: LANDING },
  { kind: 'quote', path: QUOTE },
  { kind: 'product-summary', path: SUMMARY },
  { kind: 'application', path: APPLICATION },
]) {
  test(`${kind}: the page’s own script, lost for a moment, comes by itself`, async ({
    page,
    storage,
    problems,
  }) => {
    problems.provoke(/net::ERR_FAILED/);
    await storage.leave(quoteOf('S'));
    const lost = await loseScripts(page, [kind]);
    await page.goto(path);
    await expect.poll(() => lost.asked.length).toBeGreaterThan(1);
    const isSameVisit = await markVisit(page);
    await lost.find();
    const buttons = page.getByRole('main').locator('button, select');
    await passTimeUntil(page, () => expect(buttons.first()).toBeVisible({ timeout: 200 }));
    expect(await isSameVisit(), 'without a reload').toBe(true);
  });
}

test('the calendar, lost for a moment, comes by itself', async ({ page, storage, problems }) => {
  problems.provoke(/net::ERR_FAILED/);
  await storage.leave(quoteOf('S'));
  const lost = await loseScripts(page, ['Calendar']);
  await openApplication(page, 'cover-start');
  await openCalendar(page);
  await expect.poll(() => lost.asked).toHaveLength(1);
  await lost.find();
  await passTimeUntil(page, () => expect(dialog(page).getByRole('grid')).toBeVisible({ timeout: 200 }));
});

test('the calendar that is lost says that the date can be typed, and comes when it is asked for', async ({
  page,
  storage,
  problems,
}) => {
  problems.provoke(/net::ERR_FAILED/, /A part of this page could not be loaded/);
  await storage.leave(quoteOf('S'));
  const lost = await loseScripts(page, ['Calendar']);
  await openApplication(page, 'cover-start');
  const isSameVisit = await markVisit(page);
  await control(page, 'coverStart').fill('1/2');
  await openCalendar(page);
  const note = dialog(page).getByText('We can’t show the calendar right now. Please type the date.');
  await passTimeUntil(page, () => expect(note).toBeVisible({ timeout: 200 }));
  await lost.find();
  await tryAgain(page).click();
  await expect(dialog(page).getByRole('grid')).toBeVisible();
  expect(await isSameVisit(), 'without a reload').toBe(true);
});

test('the e-mail form, lost for a moment, comes by itself', async ({ page, storage, problems }) => {
  problems.provoke(/net::ERR_FAILED/);
  await storage.leave(COUPLE);
  const lost = await loseScripts(page, ['EmailQuoteForm']);
  await page.goto(SUMMARY);
  await page.getByRole('button', { name: 'Email my quote' }).click();
  await expect.poll(() => lost.asked.length).toBeGreaterThan(0);
  await lost.find();
  await passTimeUntil(page, () => expect(sendButton(page)).toBeVisible({ timeout: 200 }));
});

test('the dialog says that the e-mail form is lost, keeps the price, and loads the form when asked', async ({
  page,
  storage,
  problems,
}) => {
  problems.provoke(/net::ERR_FAILED/, /A part of this page could not be loaded/);
  await storage.leave(COUPLE);
  const lost = await loseScripts(page, ['EmailQuoteForm']);
  await page.goto(SUMMARY);
  const isSameVisit = await markVisit(page);
  await page.getByRole('button', { name: 'Email my quote' }).click();
  const note = dialog(page).getByText('We can’t load this right now.');
  await passTimeUntil(page, () => expect(note).toBeVisible({ timeout: 200 }));
  await lost.find();
  await tryAgain(page).click();
  await expect(sendButton(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(priceNow(page)).toHaveText(/^From A\$/);
  expect(await isSameVisit(), 'without a reload').toBe(true);
});

test('the question before a new start, lost for a moment, comes by itself', async ({
  page,
  storage,
  problems,
}) => {
  problems.provoke(/net::ERR_FAILED/);
  await storage.leave(COUPLE);
  const lost = await loseScripts(page, ['StartAgainDialog']);
  await openStep(page, 'age');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect.poll(() => lost.asked.length).toBeGreaterThan(0);
  await lost.find();
  await passTimeUntil(page, () => expect(dialog(page)).toBeVisible({ timeout: 200 }));
  await expect(step(page, 'age')).toBeVisible();
  expect(await storage.quote()).toEqual(COUPLE);
});

for (const { answer, stays } of [
  { answer: 'no', stays: true },
  { answer: 'yes', stays: false },
] as const) {
  test(`the question before a new start that is lost is asked by the browser: ${answer}`, async ({
    page,
    storage,
    problems,
  }) => {
    problems.provoke(/net::ERR_FAILED/, /A part of this page could not be loaded/);
    await storage.leave(COUPLE);
    await loseScripts(page, ['StartAgainDialog']);
    await openStep(page, 'age');
    const asked: string[] = [];
    page.on('dialog', (question) => {
      asked.push(question.message());
      return stays ? question.dismiss() : question.accept();
    });
    await page.getByRole('banner').getByRole('link').first().click();
    await passTimeUntil(page, async () => expect(asked).toHaveLength(1));
    expect(asked).toEqual(['Start again?']);
    await expect(page).toHaveURL(stays ? `${QUOTE}#age` : LANDING);
    if (stays) expect(await storage.quote()).toEqual(COUPLE);
    else await expect.poll(() => storage.text()).toBeNull();
  });
}

test('what sends an application, lost as it is paid: the visitor is told, nothing typed is lost, and the next try goes through once', async ({
  page,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/net::ERR_FAILED/, /code for sending could not be loaded/);
  const lost = await loseScripts(page, ['submit-application']);
  await openPayment(page, storage);
  const isSameVisit = await markVisit(page);
  await fillAccount(page);
  await payNow(page).click();
  await passTimeUntil(page, () =>
    expect(failureDialog(page)).toContainText('Please try again or call us', { timeout: 200 }),
  );
  expect(await submissions(sandbox)).toEqual([]);
  await failureDialog(page).getByRole('button', { name: 'Ok' }).click();
  await expect(control(page, 'accountName')).toHaveValue('Amélie O’Brien');
  await lost.find();
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await submissions(sandbox)).toHaveLength(1);
  expect(await isSameVisit(), 'without a reload').toBe(true);
});
