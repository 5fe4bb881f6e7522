import type { Page } from '@playwright/test';
import { APPLICATION, COUPLE, LANDING, QUOTE, quoteOf, SUMMARY, TRY_AGAIN } from '../../support/data.ts';
import { blockScripts } from '../../support/scripts.ts';
import { expect, test, type Visit } from '../../support/test.ts';

test.beforeEach(async ({ page, problems }) => {
  problems.provoke(/net::ERR_FAILED/);
  await page.clock.install();
});

for (const { kind, path } of [
  { kind: 'landing', path: LANDING },
  { kind: 'quote', path: QUOTE },
  { kind: 'product-summary', path: SUMMARY },
  { kind: 'application', path: APPLICATION },
])
  test(`${kind}: retries the page’s own script until it loads`, async ({ page, wizard }) => {
    await wizard.storage.leave(quoteOf('S'));
    const blocked = await blockScripts(page, [kind]);
    await page.goto(path);
    await expect.poll(() => blocked.asked.length).toBeGreaterThan(1);
    const isSameVisit = await wizard.markVisit();
    await blocked.allow();
    await wizard.passTimeUntilVisible(page.getByRole('main').locator('button, select').first());
    expect(await isSameVisit(), 'without a reload').toBe(true);
  });

for (const { name, script, open, press, note, content } of [
  {
    name: 'the calendar',
    script: 'Calendar',
    open: ({ application }: Visit) => application.open('cover-start', quoteOf('S')),
    press: ({ application }: Visit) => application.calendarButton.click(),
    note: 'We can’t show the calendar right now. Please type the date.',
    content: ({ application }: Visit) => application.dialog.getByRole('grid'),
  },
  {
    name: 'the e-mail form',
    script: 'EmailQuoteForm',
    open: ({ summary }: Visit) => summary.open(quoteOf('S')),
    press: ({ summary }: Visit) => summary.emailLink.click(),
    note: 'We can’t load this right now.',
    content: ({ summary }: Visit) => summary.sendButton,
  },
])
  test(`shows "Try again" if the script of ${name} is blocked`, async ({ page, visit, problems }) => {
    const { dialog, markVisit, passTimeUntilVisible } = visit.application;
    problems.provoke(/A part of this page could not be loaded/);
    const blocked = await blockScripts(page, [script]);
    await open(visit);
    const isSameVisit = await markVisit();
    await press(visit);
    await passTimeUntilVisible(dialog.getByText(note));
    await blocked.allow();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(content(visit)).toBeVisible();
    expect(await isSameVisit(), 'without a reload').toBe(true);
  });

const goHome = (page: Page) => page.getByRole('banner').getByRole('link').first().click();

test('asks "Start again?" in a browser dialog if its own is blocked', async ({ page, wizard, problems }) => {
  problems.provoke(/A part of this page could not be loaded/);
  await blockScripts(page, ['ConfirmDialog']);
  await wizard.open('age', COUPLE);
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.message());
    return asked.length === 1 ? question.dismiss() : question.accept();
  });
  await goHome(page);
  await wizard.passTimeUntil(async () => expect(asked).toEqual(['Start again?']));
  await expect(page).toHaveURL(`${QUOTE}#age`);
  expect(await wizard.storage.quote()).toEqual(COUPLE);

  await goHome(page);
  await wizard.passTimeUntil(async () => expect(asked).toHaveLength(2));
  await expect(page).toHaveURL(LANDING);
  await expect.poll(() => wizard.storage.text()).toBeNull();
});

test('pays on the next try if the code for sending loads', async ({ page, payment, sandbox, problems }) => {
  problems.provoke(/code for sending could not be loaded/);
  const blocked = await blockScripts(page, ['submit']);
  await payment.open();
  const isSameVisit = await payment.markVisit();
  await payment.payByAccount();
  await payment.passTimeUntilVisible(payment.failureDialog.getByText(TRY_AGAIN));
  expect(await sandbox.submissions()).toEqual([]);
  await payment.closeDialog();
  await expect(payment.control('accountName')).toHaveValue('Amélie O’Brien');
  await blocked.allow();
  await payment.pay();
  expect(await isSameVisit(), 'without a reload').toBe(true);
});
