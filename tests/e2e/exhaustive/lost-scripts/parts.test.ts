import type { Page } from '@playwright/test';
import { APPLICATION, control, openApplication, quoteOf } from '../../support/application.ts';
import { passTimeUntil, passTimeUntilVisible } from '../../support/clock.ts';
import {
  closeDialog,
  expectMembership,
  failureDialog,
  openPayment,
  payByAccount,
  payNow,
  submissions,
  TRY_AGAIN,
} from '../../support/payment.ts';
import { COUPLE } from '../../support/quotes.ts';
import { loseScripts, markVisit } from '../../support/scripts.ts';
import { dialog, emailLink, openSummary, SUMMARY, sendButton } from '../../support/summary.ts';
import { expect, test } from '../../support/test.ts';
import { field, LANDING, openStep, QUOTE } from '../../support/visitor.ts';

test.beforeEach(async ({ page, problems, storage }) => {
  problems.provoke(/net::ERR_FAILED/);
  await page.clock.install();
  await storage.leave(COUPLE);
});

for (const { kind, path } of [
  { kind: 'landing', path: LANDING },
  { kind: 'quote', path: QUOTE },
  { kind: 'product-summary', path: SUMMARY },
  { kind: 'application', path: APPLICATION },
]) {
  test(`${kind}: the page’s own script, lost for a moment, comes by itself`, async ({ page, storage }) => {
    await storage.leave(quoteOf('S'));
    const lost = await loseScripts(page, [kind]);
    await page.goto(path);
    await expect.poll(() => lost.asked.length).toBeGreaterThan(1);
    const isSameVisit = await markVisit(page);
    await lost.find();
    await passTimeUntilVisible(page, page.getByRole('main').locator('button, select').first());
    expect(await isSameVisit(), 'without a reload').toBe(true);
  });
}

const openCalendar = async (page: Page) => {
  await field(page, 'coverStart')
    .getByRole('button', { name: /calendar/ })
    .click();
};

for (const { name, script, open, press, note, content } of [
  {
    name: 'the calendar',
    script: 'Calendar',
    open: (page: Page) => openApplication(page, 'cover-start'),
    press: openCalendar,
    note: 'We can’t show the calendar right now. Please type the date.',
    content: (page: Page) => dialog(page).getByRole('grid'),
  },
  {
    name: 'the e-mail form',
    script: 'EmailQuoteForm',
    open: (page: Page) => openSummary(page),
    press: (page: Page) => emailLink(page).click(),
    note: 'We can’t load this right now.',
    content: sendButton,
  },
]) {
  test(`${name}, lost for long, says so, and comes with "Try again"`, async ({ page, storage, problems }) => {
    problems.provoke(/A part of this page could not be loaded/);
    await storage.leave(quoteOf('S'));
    const lost = await loseScripts(page, [script]);
    await open(page);
    const isSameVisit = await markVisit(page);
    await press(page);
    await passTimeUntilVisible(page, dialog(page).getByText(note));
    await lost.find();
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(content(page)).toBeVisible();
    expect(await isSameVisit(), 'without a reload').toBe(true);
  });
}

const goHome = (page: Page) => page.getByRole('banner').getByRole('link').first().click();

test('where the dialog is lost the browser asks "Start again?"', async ({ page, storage, problems }) => {
  problems.provoke(/A part of this page could not be loaded/);
  await loseScripts(page, ['StartAgainDialog']);
  await openStep(page, 'age');
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.message());
    return asked.length === 1 ? question.dismiss() : question.accept();
  });
  await goHome(page);
  await passTimeUntil(page, async () => expect(asked).toEqual(['Start again?']));
  await expect(page).toHaveURL(`${QUOTE}#age`);
  expect(await storage.quote()).toEqual(COUPLE);

  await goHome(page);
  await passTimeUntil(page, async () => expect(asked).toHaveLength(2));
  await expect(page).toHaveURL(LANDING);
  await expect.poll(() => storage.text()).toBeNull();
});

test('the code that sends is lost: the next try pays', async ({ page, storage, sandbox, problems }) => {
  problems.provoke(/code for sending could not be loaded/);
  const lost = await loseScripts(page, ['submit-application']);
  await openPayment(page, storage);
  const isSameVisit = await markVisit(page);
  await payByAccount(page);
  await passTimeUntilVisible(page, failureDialog(page).getByText(TRY_AGAIN));
  expect(await submissions(sandbox)).toEqual([]);
  await closeDialog(page);
  await expect(control(page, 'accountName')).toHaveValue('Amélie O’Brien');
  await lost.find();
  await payNow(page).click();
  await expectMembership(sandbox, page);
  expect(await isSameVisit(), 'without a reload').toBe(true);
});
