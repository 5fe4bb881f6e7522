import type { Page } from '@playwright/test';
import { APPLICATION, quoteOf, stepAt } from '../support/application.ts';
import { ACCEPTED, CHECKING, delayOutcome, gate, withholdAnswer } from '../support/outcome.ts';
import {
  confirmation,
  draftOf,
  expectMembership,
  openPayment,
  payByAccount,
  submissions,
} from '../support/payment.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { openTab } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { LANDING, QUOTE, startApplication, visaInput } from '../support/visitor.ts';

const PRODUCT = `${LANDING}/extended-visitor-cover`;

/** Follows the notice that an application was accepted to its confirmation. */
async function expectConfirmationBehindNotice(page: Page, sandbox: Sandbox): Promise<void> {
  await expect(page.getByText(ACCEPTED)).toBeVisible();
  await page.getByRole('link', { name: 'See your confirmation' }).click();
  await expectMembership(sandbox, page);
}

test('§4 an answer that comes during a reload is shown', async ({ page, context, storage, sandbox }) => {
  const [answer, newPage] = [gate(), gate()];
  await context.route('**/hcf/preSubmission', async (route) => {
    const response = await route.fetch();
    await answer.opened;
    await route.fulfill({ response });
  });
  await openPayment(page, storage);
  await payByAccount(page);
  await expect.poll(() => submissions(sandbox)).toHaveLength(1);
  const witness = await openTab(page, '/icon.svg');
  await context.route(`**${APPLICATION}`, async (route) => {
    await newPage.opened;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  const reloaded = page.reload();
  await asked;
  answer.open();
  const isStored = () => witness.evaluate(() => localStorage.getItem('ovhcConfirmation') !== null);
  await expect.poll(isStored, 'the old page stores it').toBe(true);
  newPage.open();
  await reloaded;
  await expectMembership(sandbox, page);
});

for (const [name, address] of [
  ['quote’s', QUOTE],
  ['product’s', PRODUCT],
] as const) {
  test(`§4 the ${name} page leads to a missed confirmation`, async ({ page, context, storage, sandbox }) => {
    await withholdAnswer(context);
    await openPayment(page, storage);
    await payByAccount(page);
    await expect.poll(() => submissions(sandbox)).toHaveLength(1);
    const answer = await delayOutcome(context);
    await page.goto(address);
    await expect(page.getByText(CHECKING)).toBeVisible();
    answer();
    await expectConfirmationBehindNotice(page, sandbox);
  });
}

test('§4 a tab closed while it pays: other tabs confirm', async ({ page, context, storage, sandbox }) => {
  await withholdAnswer(context);
  await openPayment(page, storage);
  await payByAccount(page);
  await expect.poll(() => submissions(sandbox)).toHaveLength(1);
  const other = await context.newPage();
  await page.close();
  await other.goto(`${APPLICATION}#payment`);
  await expectMembership(sandbox, other);

  const later = await openTab(other, APPLICATION);
  await expect(later).toHaveURL(new RegExp(QUOTE));
  await expectConfirmationBehindNotice(later, sandbox);
});

test('§2 Back from the confirmation leads to the quote’s page', async ({ page, storage, sandbox }) => {
  await storage.leave(quoteOf('S'));
  await storage.leaveDraft(draftOf('S'));
  await page.goto(PRODUCT);
  await startApplication(page).click();
  await stepAt(page, 'cover-start').waitFor();
  await page.goto(`${APPLICATION}#payment`);
  await payByAccount(page);
  await expect(confirmation(page)).toBeVisible();

  await page.goBack();
  await expect(page, 'all hashes of the application show its confirmation').toHaveURL(
    `${APPLICATION}#confirmation`,
  );
  await expect(confirmation(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(QUOTE));
  await expectConfirmationBehindNotice(page, sandbox);
});

test('§4 a day later the number and the way to it are gone', async ({ page, storage }) => {
  await openPayment(page, storage);
  await payByAccount(page);
  await expect(confirmation(page)).toContainText('Membership number');
  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000);
  await page.goto(QUOTE);
  await visaInput(page).waitFor();
  await expect(page.getByText(ACCEPTED)).toHaveCount(0);
  await page.goto(`${APPLICATION}#confirmation`);
  await expect(confirmation(page)).toContainText('Extended Visitor Cover');
  await expect(confirmation(page)).not.toContainText('Membership number');
});
