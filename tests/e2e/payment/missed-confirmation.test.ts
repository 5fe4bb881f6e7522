import type { Page } from '@playwright/test';
import { APPLICATION, quoteOf, stepAt } from '../support/application.ts';
import { ACCEPTED, CHECKING, holdOutcome, keepAnswer } from '../support/outcome.ts';
import { confirmation, draftOf, fillAccount, openPayment, payNow, submissions } from '../support/payment.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { openTab } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { LANDING, QUOTE } from '../support/visitor.ts';

const PRODUCT = `${LANDING}/extended-visitor-cover`;

const isStored = (page: Page) => page.evaluate(() => localStorage.getItem('ovhcConfirmation') !== null);

/** Follows the notice of an acceptance, and finds the number that the insurer has given. */
async function expectConfirmationBehindNotice(page: Page, sandbox: Sandbox): Promise<void> {
  await expect(page.getByText(ACCEPTED)).toBeVisible();
  await page.getByRole('link', { name: 'See your confirmation' }).click();
  const [entry] = await submissions(sandbox);
  await expect(confirmation(page).getByText(String(entry?.response.mn), { exact: true })).toBeVisible();
}

/** Something that a test lets happen later. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test('§4 an answer that comes while the page reloads: the new page shows the confirmation', async ({
  page,
  context,
  storage,
  sandbox,
}) => {
  const [answer, newPage] = [gate(), gate()];
  await context.route('**/hcf/preSubmission', async (route) => {
    const response = await route.fetch();
    await answer.opened;
    await route.fulfill({ response });
  });
  await openPayment(page, storage);
  await fillAccount(page);
  await payNow(page).click();
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
  await expect.poll(() => isStored(witness), 'the old page stores it').toBe(true);
  newPage.open();
  await reloaded;
  const [entry] = await submissions(sandbox);
  await expect(confirmation(page).getByText(String(entry?.response.mn), { exact: true })).toBeVisible();
  expect(await submissions(sandbox)).toHaveLength(1);
});

test('§4 a visitor who leaves for the quote page while paying is told there, with the way to the confirmation', async ({
  page,
  context,
  storage,
  sandbox,
}) => {
  await keepAnswer(context);
  await openPayment(page, storage);
  await fillAccount(page);
  await payNow(page).click();
  await expect.poll(() => submissions(sandbox)).toHaveLength(1);
  const answerQuestion = await holdOutcome(context);
  await page.goto(QUOTE);
  await expect(page.getByText(CHECKING)).toBeVisible();
  answerQuestion();
  await expectConfirmationBehindNotice(page, sandbox);
});

test('§4 a visitor who leaves for the product’s page while paying is told there', async ({
  page,
  context,
  storage,
  sandbox,
}) => {
  await keepAnswer(context);
  await openPayment(page, storage);
  await fillAccount(page);
  await payNow(page).click();
  await expect.poll(() => submissions(sandbox)).toHaveLength(1);
  await page.goto(PRODUCT);
  await expectConfirmationBehindNotice(page, sandbox);
});

test('§4 a tab that is closed while it pays: the next one is told, on the quote’s page and from the application on', async ({
  page,
  context,
  storage,
  sandbox,
}) => {
  await keepAnswer(context);
  await openPayment(page, storage);
  await fillAccount(page);
  await payNow(page).click();
  await expect.poll(() => submissions(sandbox)).toHaveLength(1);
  const next = await context.newPage();
  await page.close();
  await next.goto(`${APPLICATION}#payment`);
  const [entry, ...others] = await submissions(sandbox);
  await expect(confirmation(next).getByText(String(entry?.response.mn), { exact: true })).toBeVisible();
  expect(others).toEqual([]);

  const later = await openTab(next, APPLICATION);
  await expect(later).toHaveURL(new RegExp(QUOTE));
  await expectConfirmationBehindNotice(later, sandbox);
});

test('§4 an acceptance whose confirmation found no room is told all the same, also in a new tab', async ({
  page,
}) => {
  const reference = '0123456789abcdef'.repeat(2);
  await page.goto('/icon.svg');
  await page.evaluate(
    (accepted) => {
      localStorage.setItem('ovhcSubmissions', JSON.stringify({ pending: [], accepted }));
      sessionStorage.setItem('ovhcTabReference', accepted.reference);
    },
    { reference, acceptedAt: new Date().toISOString() },
  );
  await page.goto(APPLICATION);
  await expect(confirmation(page)).toBeVisible();
  const later = await openTab(page, QUOTE);
  await later.getByRole('link', { name: 'See your confirmation' }).click();
  await expect(confirmation(later)).toBeVisible();
});

test('§2 Back from the confirmation leads to the quote’s page, which says what was accepted, and into no form', async ({
  page,
  storage,
  sandbox,
}) => {
  await storage.leave(quoteOf('S'));
  await storage.leaveDraft(draftOf('S'));
  await page.goto(PRODUCT);
  await page.getByRole('link', { name: 'Start application', exact: true }).click();
  await stepAt(page, 'cover-start').waitFor();
  await page.goto(`${APPLICATION}#payment`);
  await fillAccount(page);
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();

  await page.goBack();
  await expect(page, 'the application’s own addresses are those of its confirmation').toHaveURL(
    `${APPLICATION}#confirmation`,
  );
  await expect(confirmation(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(QUOTE));
  await expectConfirmationBehindNotice(page, sandbox);
});

test('§4 a day later nothing points to the confirmation any more, and the number is gone', async ({
  page,
  storage,
}) => {
  await openPayment(page, storage);
  await fillAccount(page);
  await payNow(page).click();
  await expect(confirmation(page)).toContainText('Membership number');
  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000);
  await page.goto(QUOTE);
  await page.getByRole('combobox', { name: 'Visa type' }).waitFor();
  await expect(page.getByText(ACCEPTED)).toHaveCount(0);
  await page.goto(`${APPLICATION}#confirmation`);
  await expect(confirmation(page)).toContainText('Extended Visitor Cover');
  await expect(confirmation(page)).not.toContainText('Membership number');
});
