import type { Locator } from '@playwright/test';
import { CARDS, COVER_TYPES, type CoverType, isForTwo, LANDING, stepsOf } from '../support/data.ts';
import { expect, test, type Visit } from '../support/test.ts';
import { translatePages } from '../support/translator.ts';

/** The name of a list entry or a group, which the summary puts before the message of a field in it. */
const CONTAINER = /^[^:]+: /;

/** Presses a button that lists what is missing, and checks that each message of the summary is also at a field. */
async function pressTooEarly({ page, wizard }: Visit, button: Locator): Promise<void> {
  await button.press('Enter');
  const links = wizard.errorSummary.getByRole('link');
  await expect(links.first()).toBeVisible();
  const messages = await page.locator('.field-error').allInnerTexts();
  for (const text of await links.allInnerTexts())
    if (!text.startsWith('Go to')) expect(messages).toContain(text.replace(CONTAINER, ''));
}

/** Goes from the landing page to a product, like a visitor. */
async function getQuote(visit: Visit, coverType: CoverType): Promise<void> {
  const { page, wizard } = visit;
  await page.goto(LANDING);
  await wizard.chooseVisa();
  await wizard.getAQuote.click();
  await wizard.step('cover-type').waitFor();
  await pressTooEarly(visit, wizard.next);
  await wizard.coverTile(COVER_TYPES[coverType]).click();
  await wizard.step('age').waitFor();
  await pressTooEarly(visit, wizard.next);
  await wizard.ageInput.fill('34');
  if (isForTwo(coverType)) await wizard.partnerAgeInput.fill('33');
  await wizard.next.click();
  await page.locator('[data-product="OVHC-EXTENDED"]').getByRole('link', { name: 'View details' }).click();
}

/** Chooses the start of cover in the calendar. */
async function chooseStart({ application }: Visit): Promise<void> {
  const { calendarButton, control, dialog } = application;
  await calendarButton.click();
  await dialog.getByRole('button', { name: /next month/i }).click();
  await dialog.getByRole('gridcell').filter({ hasText: /^15$/ }).getByRole('button').click();
  await expect(control('coverStart')).toHaveValue(/^15/);
}

/** Changes the answers that the product's price depends on, and has the quote e-mailed. */
async function emailQuote({ page, summary }: Visit): Promise<void> {
  await summary.frequency.selectOption('Quarterly');
  await expect(summary.price).toHaveText(/per quarter$/);
  await summary.excess.selectOption({ index: 1 });
  await summary.openEmail();
  await summary.sendButton.press('Enter');
  await expect(summary.dialog.locator('.field-error').first()).toBeVisible();
  await summary.fillEmail();
  await summary.sendButton.click();
  await expect(summary.dialog.getByText('amelie@example.com')).toBeVisible();
  await page.keyboard.press('Escape');
}

for (const { coverType, isCard, name } of [
  { coverType: 'D', isCard: false, name: 'a couple, by bank account' },
  { coverType: 'F', isCard: true, name: 'a family, by card' },
] as const)
  test(`completes a translated purchase: ${name}`, async ({ page, context, visit, sandbox, problems }) => {
    const { payment } = visit;
    if (isCard) problems.provoke(/The application was not sent/);
    const stale = await translatePages(context);
    await getQuote(visit, coverType);
    await emailQuote(visit);
    await payment.startApplication.click();

    for (const hash of stepsOf(coverType)) {
      await payment.step(hash).waitFor();
      if (hash === 'payment') break;
      await pressTooEarly(visit, payment.next);
      if (hash === 'cover-start') await chooseStart(visit);
      await payment.fill(hash, { coverType, isOnshore: isCard, hasCover: !isCard });
      await expect(page.locator('.field-error')).toHaveCount(0);
      await payment.next.click();
    }

    await pressTooEarly(visit, payment.payNow);
    await payment.choose('paymentType', 'Card');
    await payment.cardNumber.waitFor();
    await pressTooEarly(visit, payment.payNow);
    await expect(payment.cardForm.getByRole('alert')).toHaveCount(3);
    await payment.choose('paymentType', 'Bank account');
    await pressTooEarly(visit, payment.payNow);
    const answer = page.waitForResponse((response) => /"F"/.test(response.request().postData() ?? ''));
    await payment.control('paymentFrequency').selectOption('Fortnightly');
    const { Premium } = await (await answer).json();
    await expect(payment.priceLine).toHaveText(/^A\$[\d.]+ per fortnight$/);
    await expect(payment.amount('After that')).toHaveText(await payment.priceLine.innerText());

    if (isCard) {
      await payment.choose('paymentType', 'Card');
      await payment.fillCard(CARDS.declined);
      await payment.payNow.click();
      await payment.closeDialog();
      await payment.fillCard();
    } else await payment.fillAccount();
    await expect(page.locator('.field-error')).toHaveCount(0);
    const dueToday = await payment.amount('Due today').innerText();
    expect(await payment.amount('After that').innerText()).toBe(`A$${Premium} per fortnight`);
    await payment.payNow.click();
    await expect(payment.confirmation).toBeVisible();

    const [entry] = await sandbox.submissions();
    expect(dueToday).toBe(`A$${entry?.request.amount}`);
    expect(stale, 'texts that changed out of the page').toEqual([]);
  });
