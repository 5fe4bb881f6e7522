import type { Locator, Page } from '@playwright/test';
import { choose, control, FILL, isForTwo, priceLine, stepAt, stepsOf } from '../support/application.ts';
import {
  amount,
  CARDS,
  cardForm,
  cardNumber,
  closeDialog,
  confirmation,
  fillAccount,
  fillCard,
  payNow,
  submissions,
} from '../support/payment.ts';
import { COVER_TYPES, type CoverType, WORKING_HOLIDAY } from '../support/quotes.ts';
import {
  dialog,
  excessSelect,
  fillEmail,
  frequencySelect,
  openEmail,
  priceNow,
  sendButton,
} from '../support/summary.ts';
import { expect, test } from '../support/test.ts';
import { translatePages } from '../support/translator.ts';
import {
  ageInput,
  chooseVisa,
  coverTile,
  errorSummary,
  field,
  LANDING,
  next,
  partnerAgeInput,
  step,
} from '../support/visitor.ts';

/** Presses a button that says what is missing, and checks that each message of the summary stands at a field. */
async function pressTooEarly(page: Page, button: Locator): Promise<void> {
  await button.press('Enter');
  const links = errorSummary(page).getByRole('link');
  await expect(links.first()).toBeVisible();
  const messages = await page.locator('.field-error').allInnerTexts();
  for (const text of await links.allInnerTexts())
    if (!text.startsWith('Go to')) expect(messages.join('\n')).toContain(text);
}

/** Goes from the landing page to a product, as a visitor does. */
async function getQuote(page: Page, coverType: CoverType): Promise<void> {
  await page.goto(LANDING);
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await page.getByRole('button', { name: 'Get a quote' }).click();
  await step(page, 'cover-type').waitFor();
  await pressTooEarly(page, next(page));
  await coverTile(page, COVER_TYPES[coverType]).click();
  await step(page, 'age').waitFor();
  await pressTooEarly(page, next(page));
  await ageInput(page).fill('34');
  if (isForTwo(coverType)) await partnerAgeInput(page).fill('33');
  await next(page).click();
  await page.locator('[data-product="OVHC-EXTENDED"]').getByRole('link', { name: 'View details' }).click();
}

/** Chooses the start of cover in the calendar. */
async function chooseStart(page: Page): Promise<void> {
  await field(page, 'coverStart')
    .getByRole('button', { name: /calendar/ })
    .click();
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('button', { name: /next month/i }).click();
  await calendar.getByRole('gridcell').filter({ hasText: /^15$/ }).getByRole('button').click();
  await expect(control(page, 'coverStart')).toHaveValue(/^15/);
}

/** Changes what the product's price depends on, and has the quote e-mailed. */
async function emailQuote(page: Page): Promise<void> {
  await frequencySelect(page).selectOption('Quarterly');
  await expect(priceNow(page)).toHaveText(/per quarter$/);
  await excessSelect(page).selectOption({ index: 1 });
  await openEmail(page);
  await sendButton(page).press('Enter');
  await expect(dialog(page).locator('.field-error').first()).toBeVisible();
  await fillEmail(page);
  await sendButton(page).click();
  await expect(dialog(page).getByText('amelie@example.com')).toBeVisible();
  await page.keyboard.press('Escape');
}

for (const coverType of ['D', 'F'] as const) {
  const isCard = coverType === 'F';
  test(`a translated page sells cover: ${COVER_TYPES[coverType]}, ${isCard ? 'by card' : 'by bank account'}`, async ({
    page,
    context,
    sandbox,
    problems,
  }) => {
    if (isCard) problems.provoke(/The application was not sent/);
    const stale = await translatePages(context);
    await getQuote(page, coverType);
    await emailQuote(page);
    await page.getByRole('link', { name: 'Start application' }).click();

    for (const hash of stepsOf(coverType)) {
      await stepAt(page, hash).waitFor();
      if (hash === 'payment') break;
      await pressTooEarly(page, next(page));
      if (hash === 'cover-start') await chooseStart(page);
      await FILL[hash](page, { coverType, isOnshore: isCard, hasCover: !isCard });
      await expect(page.locator('.field-error')).toHaveCount(0);
      await next(page).click();
    }

    await pressTooEarly(page, payNow(page));
    await choose(page, 'paymentType', 'Card');
    await cardNumber(page).waitFor();
    await pressTooEarly(page, payNow(page));
    await expect(cardForm(page).getByRole('alert')).toHaveCount(3);
    await choose(page, 'paymentType', 'Bank account');
    await pressTooEarly(page, payNow(page));
    const answer = page.waitForResponse((response) => /"F"/.test(response.request().postData() ?? ''));
    await control(page, 'paymentFrequency').selectOption('Fortnightly');
    const { Premium } = await (await answer).json();
    await expect(priceLine(page)).toHaveText(/^A\$[\d.]+ per fortnight$/);
    await expect(amount(page, 'After that')).toHaveText(await priceLine(page).innerText());

    if (isCard) {
      await choose(page, 'paymentType', 'Card');
      await fillCard(page, CARDS.declined);
      await payNow(page).click();
      await closeDialog(page);
      await fillCard(page);
    } else await fillAccount(page);
    await expect(page.locator('.field-error')).toHaveCount(0);
    const dueToday = await amount(page, 'Due today').innerText();
    expect(await amount(page, 'After that').innerText()).toBe(`A$${Premium} per fortnight`);
    await payNow(page).click();
    await expect(confirmation(page)).toBeVisible();

    const [entry] = await submissions(sandbox);
    expect(dueToday).toBe(`A$${entry?.request.amount}`);
    expect(stale, 'texts that changed out of the page').toEqual([]);
  });
}
