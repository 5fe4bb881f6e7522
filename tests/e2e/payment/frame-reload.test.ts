import { choose, control } from '../support/application.ts';
import { inside } from '../support/card-frame.ts';
import {
  CARDS,
  cardNumber,
  confirmation,
  dialog,
  fillCard,
  frameElement,
  openPayment,
  payNow,
  readyToPay,
  submissions,
} from '../support/payment.ts';
import { expect, test } from '../support/test.ts';

test('a card form that reloads has to be filled in again, and the rest of the step stays', async ({
  page,
  storage,
}) => {
  await openPayment(page, storage);
  await control(page, 'paymentFrequency').selectOption('Yearly');
  await choose(page, 'paymentType', 'Card');
  await fillCard(page);
  await expect(payNow(page)).toBeEnabled();
  const src = await frameElement(page).getAttribute('src');
  await (await inside(page)).evaluate(() => location.reload());
  await expect(payNow(page)).toBeDisabled();
  await expect(cardNumber(page)).toHaveValue('');
  await fillCard(page);
  await expect(payNow(page)).toBeEnabled();
  await expect(control(page, 'paymentFrequency').locator('option:checked')).toHaveText('Yearly');
  await expect(frameElement(page), 'it is the same frame').toHaveAttribute('src', String(src));
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test('a card form that leaves is withdrawn at once, then given up, and another one can be had', async ({
  page,
  storage,
}) => {
  await page.clock.install();
  await readyToPay(page, storage);
  await (await inside(page)).evaluate(() => location.replace('about:blank'));
  await expect(payNow(page)).toBeDisabled();
  await expect(page.getByText('The card form is taking too long to load.')).toBeHidden();
  await page.clock.runFor(20_000);
  await expect(page.getByText('The card form is taking too long to load.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await fillCard(page);
  await expect(payNow(page)).toBeEnabled();
});

test('a card form whose server is gone as it reloads is withdrawn too', async ({ page, storage }) => {
  await readyToPay(page, storage);
  await page.route('**/card-form?*', (route) => route.abort());
  await (await inside(page)).evaluate(() => location.reload());
  await expect(payNow(page)).toBeDisabled();
});

test('domain §4e.10: a card form that reloads while it is sent has failed, and nobody claims that nothing was charged', async ({
  page,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/The application was not sent/);
  await readyToPay(page, storage, CARDS.neverAnswered);
  const asked = page.waitForRequest('**/card-form/tokens');
  await payNow(page).click();
  await asked;
  await (await inside(page)).evaluate(() => location.reload());
  await expect(dialog(page)).toContainText('Please try again or call us on 1800 555 010.');
  await expect(dialog(page)).not.toContainText('You haven’t been charged');
  expect(await submissions(sandbox)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Ok' }).click();
  await fillCard(page);
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
});
