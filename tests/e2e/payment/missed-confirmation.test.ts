import { ACCEPTED, APPLICATION, CHECKING, draftOf, EXTENDED, QUOTE, quoteOf } from '../support/data.ts';
import { gate } from '../support/gate.ts';
import type { PaymentPage } from '../support/pages/payment.ts';
import { expect, test } from '../support/test.ts';

/** Follows the alert about an accepted application to the confirmation. */
async function followToConfirmation({ page, expectMembership }: PaymentPage): Promise<void> {
  await expect(page.getByText(ACCEPTED)).toBeVisible();
  await page.getByRole('link', { name: 'See your confirmation' }).click();
  await expectMembership();
}

test('§4 shows an answer received during a reload', async ({ page, context, payment, sandbox, openTab }) => {
  const [answer, newPage] = [gate(), gate()];
  await context.route('**/hcf/preSubmission', async (route) => {
    const response = await route.fetch();
    await answer.opened;
    await route.fulfill({ response });
  });
  await payment.open();
  await payment.payByAccount();
  await expect.poll(() => sandbox.submissions()).toHaveLength(1);
  const witness = await openTab('/icon.svg');
  await context.route(`**${APPLICATION}`, async (route) => {
    await newPage.opened;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  const reloaded = page.reload();
  await asked;
  answer.open();
  await expect.poll(witness.storage.keys, 'the old page stores it').toContain('ovhcConfirmation');
  newPage.open();
  await reloaded;
  await payment.expectMembership();
});

test('§4 confirms in other tabs after the paying tab is closed', async ({ page, payment, openTab }) => {
  await payment.payWithoutAnswer();
  const other = await openTab();
  await page.close();
  const answer = await other.delayOutcome();
  for (const address of [QUOTE, EXTENDED, `${APPLICATION}#payment`]) {
    await other.page.goto(address);
    await expect(other.page.getByText(CHECKING)).toBeVisible();
  }
  answer();
  await other.expectMembership();

  const later = await openTab(APPLICATION);
  await expect(later.page).toHaveURL(new RegExp(QUOTE));
  await followToConfirmation(later);
});

test('§2 §4 links to the confirmation after Back, with its number for a day', async ({ page, payment }) => {
  await payment.storage.leave(quoteOf('S'), draftOf('S'));
  await page.goto(EXTENDED);
  await payment.startApplication.click();
  await payment.step('cover-start').waitFor();
  await page.goto(`${APPLICATION}#payment`);
  await payment.payByAccount();
  await expect(payment.confirmation).toBeVisible();

  await page.goBack();
  const address = `${APPLICATION}#confirmation`;
  await expect(page, 'all hashes of the application show its confirmation').toHaveURL(address);
  await expect(payment.confirmation).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(QUOTE));
  await followToConfirmation(payment);
  await expect(payment.confirmation).toContainText('Membership number');

  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000);
  await page.goto(QUOTE);
  await payment.control('visaType').waitFor();
  await expect(page.getByText(ACCEPTED)).toHaveCount(0);
  await page.goto(address);
  await expect(payment.confirmation).toContainText('Extended Visitor Cover');
  await expect(payment.confirmation).not.toContainText('Membership number');
});
