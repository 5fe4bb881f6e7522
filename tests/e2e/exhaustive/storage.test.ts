import type { Page } from '@playwright/test';
import { continueTo, control, dayFromToday, fillApplication, stepAt } from '../support/application.ts';
import { BROKEN_STORAGE } from '../support/broken-storage.ts';
import { cards, detailLinks } from '../support/cards.ts';
import { gate, withholdAnswer } from '../support/outcome.ts';
import { expectMembership, payByAccount, referencesSent, submissions } from '../support/payment.ts';
import { WORKING_HOLIDAY } from '../support/quotes.ts';
import { priceNow } from '../support/summary.ts';
import { expect, test } from '../support/test.ts';
import {
  ageInput,
  chooseVisa,
  coverRadio,
  coverTile,
  getAQuote,
  LANDING,
  next,
  previous,
  startApplication,
  step,
  visaInput,
} from '../support/visitor.ts';

async function openSecondStep(page: Page): Promise<void> {
  await page.goto(LANDING);
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await getAQuote(page).click();
  await expect(step(page, 'cover-type'), 'the visa is not asked again').toBeVisible();
}

/** Goes from the landing page to the application, with a reload on each page. */
async function chooseProduct(page: Page): Promise<void> {
  await openSecondStep(page);
  await page.reload();
  await previous(page).click();
  await expect(visaInput(page)).toHaveValue(new RegExp(WORKING_HOLIDAY.name));
  await next(page).click();
  await coverTile(page, 'Single').click();
  await ageInput(page).fill('34');
  await page.reload();
  await expect(ageInput(page)).toHaveValue('34');
  await next(page).click();
  await expect(cards(page).first()).toBeVisible();
  await page.reload();
  await detailLinks(page).first().click();
  await expect(priceNow(page)).toHaveText(/^From A\$/);
  await page.reload();
  await expect(priceNow(page)).toHaveText(/^From A\$/);
  await startApplication(page).click();
}

/** Fills the application up to payment, with a reload in each step. */
const fillWithReloads = (page: Page) =>
  fillApplication(page, { coverType: 'S', isOnshore: true, hasCover: false }, async (hash) => {
    await page.reload();
    await stepAt(page, hash).waitFor();
  });

for (const [how, breakStorage] of Object.entries(BROKEN_STORAGE)) {
  test(`§3 with storage that ${how} a visit leads to the confirmation`, async ({ page, sandbox }) => {
    test.slow();
    await page.addInitScript(breakStorage);
    const references = referencesSent(page.context());
    await chooseProduct(page);
    await fillWithReloads(page);
    await page.reload();
    await payByAccount(page);
    const { request } = await expectMembership(sandbox, page);
    expect(references, 'sent once').toHaveLength(1);
    expect(request).toMatchObject({
      visaSubclass: '417',
      firstName: 'Amélie',
      commencementDate: dayFromToday(0, 10).stored,
    });
    await page.reload();
    await expectMembership(sandbox, page);
  });
}

test.describe('with blocked storage', () => {
  test.beforeEach(({ page }) => page.addInitScript(BROKEN_STORAGE['is blocked']));

  test('§3 an answer that a reload has missed is asked for', async ({ page, context, sandbox }) => {
    test.slow();
    await chooseProduct(page);
    await fillWithReloads(page);
    await withholdAnswer(context);
    await payByAccount(page);
    await expect.poll(() => submissions(sandbox)).toHaveLength(1);
    await page.reload();
    await expectMembership(sandbox, page);
  });

  test('§3 keys and clicks while the next page loads lose nothing', async ({ page }) => {
    const quotePage = gate();
    await page.route('**/get-a-quote', async (route) => {
      await quotePage.opened;
      await route.continue();
    });
    await page.goto(LANDING);
    await chooseVisa(page, WORKING_HOLIDAY.name);
    const asked = page.waitForRequest('**/get-a-quote');
    await getAQuote(page).click({ noWaitAfter: true });
    await asked;
    await page.keyboard.press('Shift');
    await page.mouse.click(5, 5);
    quotePage.open();
    await expect(step(page, 'cover-type'), 'the visa is not asked again').toBeVisible();
  });

  test('§3 a visitor who stays after all continues with the last answers', async ({ page }) => {
    await openSecondStep(page);
    await coverTile(page, 'Single').click();
    await ageInput(page).fill('34');
    await next(page).click();
    // an answer without content leaves the page where it is
    await page.route('**/*-visitor-cover', (route) => route.fulfill({ status: 204 }));
    const asked = page.waitForResponse('**/*-visitor-cover');
    await detailLinks(page).first().click();
    await asked;
    await previous(page).click();
    await ageInput(page).fill('35');
    await page.reload();
    await expect(ageInput(page)).toHaveValue('35');
  });

  test('§3 Back and forward find each page as it was', async ({ page }) => {
    await chooseProduct(page);
    await control(page, 'coverStart').fill(dayFromToday(0, 10).typed);
    await continueTo(page, 'personal-details');
    await page.goBack();
    await expect(control(page, 'coverStart')).toHaveValue(dayFromToday(0, 10).typed);
    await page.goBack();
    await expect(priceNow(page)).toHaveText(/^From A\$/);
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
    await page.goBack();
    await expect(ageInput(page)).toHaveValue('34');
    await page.goBack();
    await expect(coverRadio(page, 'S')).toBeChecked();
  });
});
