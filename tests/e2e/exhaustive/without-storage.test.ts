import type { Page } from '@playwright/test';
import { continueTo, control, dayFromToday, FILL, stepAt, stepsOf } from '../support/application.ts';
import { BROKEN_STORAGE } from '../support/broken-storage.ts';
import { cards } from '../support/cards.ts';
import { withholdAnswer } from '../support/outcome.ts';
import { confirmation, fillAccount, payNow, referencesSent, submissions } from '../support/payment.ts';
import { WORKING_HOLIDAY } from '../support/quotes.ts';
import { priceNow } from '../support/summary.ts';
import { expect, test } from '../support/test.ts';
import {
  ageInput,
  chooseVisa,
  coverRadio,
  coverTile,
  LANDING,
  next,
  previous,
  step,
  visaInput,
} from '../support/visitor.ts';

const SINGLE = { coverType: 'S', isOnshore: true, hasCover: false } as const;

/** From the landing page to the first step of the application, with a reload on each page. */
async function chooseCover(page: Page): Promise<void> {
  await page.goto(LANDING);
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await page.getByRole('button', { name: 'Get a quote' }).click();
  await expect(step(page, 'cover-type'), 'the visa is not asked again').toBeVisible();
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
  await cards(page).first().getByRole('link', { name: 'View details' }).click();
  await expect(priceNow(page)).toHaveText(/^From A\$/);
  await page.reload();
  await expect(priceNow(page)).toHaveText(/^From A\$/);
  await page.getByRole('link', { name: 'Start application', exact: true }).click();
}

/** From the first step of the application to payment, with a reload in each. */
async function answerAll(page: Page): Promise<void> {
  const [first = 'cover-start', ...others] = stepsOf('S');
  let hash = first;
  await stepAt(page, hash).waitFor();
  for (const following of others) {
    if (hash === 'payment') break;
    await FILL[hash](page, SINGLE);
    await page.reload();
    await stepAt(page, hash).waitFor();
    await continueTo(page, following);
    hash = following;
  }
}

for (const [how, breakStorage] of Object.entries(BROKEN_STORAGE)) {
  test(`§3 with storage that ${how} a visit leads from the landing page to the confirmation, through reloads`, async ({
    page,
    sandbox,
  }) => {
    test.slow();
    await page.addInitScript(breakStorage);
    const references = referencesSent(page.context());
    await chooseCover(page);
    await answerAll(page);
    await page.reload();
    await fillAccount(page);
    await payNow(page).click();
    await expect(confirmation(page)).toBeVisible();
    const [entry, ...others] = await submissions(sandbox);
    expect(references, 'sent once').toHaveLength(1);
    expect(others, 'one application').toEqual([]);
    expect(entry?.request).toMatchObject({
      visaSubclass: '417',
      firstName: 'Amélie',
      commencementDate: dayFromToday(0, 10).stored,
    });
    await page.reload();
    await expect(confirmation(page).getByText(String(entry?.response.mn), { exact: true })).toBeVisible();
  });
}

test('§3 with storage that is blocked an answer that a reload has missed is asked for, and nothing is sent twice', async ({
  page,
  context,
  sandbox,
}) => {
  test.slow();
  await page.addInitScript(BROKEN_STORAGE['is blocked']);
  await chooseCover(page);
  await answerAll(page);
  await fillAccount(page);
  await withholdAnswer(context);
  await payNow(page).click();
  await expect.poll(() => submissions(sandbox)).toHaveLength(1);
  await page.reload();
  const [entry] = await submissions(sandbox);
  await expect(confirmation(page).getByText(String(entry?.response.mn), { exact: true })).toBeVisible();
  expect(await submissions(sandbox)).toHaveLength(1);
});

test('§3 with storage that is blocked, what is pressed and touched while the next page comes loses nothing', async ({
  page,
}) => {
  await page.addInitScript(BROKEN_STORAGE['is blocked']);
  let comes = () => {};
  const awaited = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route('**/get-a-quote', async (route) => {
    await awaited;
    await route.continue();
  });
  await page.goto(LANDING);
  await chooseVisa(page, WORKING_HOLIDAY.name);
  const asked = page.waitForRequest('**/get-a-quote');
  await page.getByRole('button', { name: 'Get a quote' }).click({ noWaitAfter: true });
  await asked;
  await page.keyboard.press('Shift');
  await page.mouse.click(5, 5);
  comes();
  await expect(step(page, 'cover-type'), 'the visa is not asked again').toBeVisible();
});

test('§3 with storage that is blocked, a visitor who stays after all goes on with the last answers', async ({
  page,
}) => {
  await page.addInitScript(BROKEN_STORAGE['is blocked']);
  await page.goto(LANDING);
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await page.getByRole('button', { name: 'Get a quote' }).click();
  await coverTile(page, 'Single').click();
  await ageInput(page).fill('34');
  await next(page).click();
  // an answer without content leaves the page where it is
  await page.route('**/*-visitor-cover', (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForResponse('**/*-visitor-cover');
  await cards(page).first().getByRole('link', { name: 'View details' }).click();
  await asked;
  await previous(page).click();
  await ageInput(page).fill('35');
  await page.reload();
  await expect(ageInput(page)).toHaveValue('35');
});

test('§3 with storage that is blocked, Back and forward find each page as it was', async ({ page }) => {
  await page.addInitScript(BROKEN_STORAGE['is blocked']);
  await chooseCover(page);
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
