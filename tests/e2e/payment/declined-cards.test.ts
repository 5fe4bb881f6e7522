import { choose, control } from '../support/application.ts';
import {
  CARDS,
  confirmation,
  dialog,
  fillAccount,
  fillCard,
  frameElement,
  openPayment,
  payNow,
  submissions,
} from '../support/payment.ts';
import { expect, test } from '../support/test.ts';
import { field } from '../support/visitor.ts';

test('§4 after five declined cards there is no card form, but other ways to pay', async ({
  page,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/The application was not sent/, /card frame could not be asked for/, /status of 429/);
  await openPayment(page, storage);
  await choose(page, 'paymentType', 'Card');
  for (let count = 0; count < 5; count += 1) {
    await fillCard(page, CARDS.declined);
    await payNow(page).click();
    await expect(dialog(page)).toContainText('You haven’t been charged');
    await dialog(page).getByRole('button', { name: 'Ok' }).click();
  }
  const notice = field(page, 'cardForm').getByText('so you can’t try another card');
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: '1800 555 010' })).toHaveAttribute('href', 'tel:1800555010');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(frameElement(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Your card' })).toBeFocused();
  await expect(payNow(page)).toBeDisabled();

  await page.reload();
  await choose(page, 'paymentType', 'Card');
  await expect(notice, 'a reload changes nothing').toBeVisible();

  await fillAccount(page);
  await expect(control(page, 'accountNumber')).toHaveValue('001234567');
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await submissions(sandbox)).toHaveLength(1);
});

test('§4 a frame that is still open after five declined cards tries no other', async ({
  page,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/The application was not sent/, /card frame could not be asked for/, /status of 429/);
  await openPayment(page, storage);
  await choose(page, 'paymentType', 'Card');
  await fillCard(page);
  const src = String(await frameElement(page).getAttribute('src'));
  const answers = await Promise.all(
    [...Array(5)].map(() =>
      page.request.post(new URL('/card-form/tokens', src).href, {
        data: { number: CARDS.declined, expiry: '12/40', cvv: '123', params: new URL(src).search.slice(1) },
      }),
    ),
  );
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 200, 200]);
  await payNow(page).click();
  await expect(dialog(page)).toContainText('You haven’t been charged');
  await dialog(page).getByRole('button', { name: 'Ok' }).click();
  await expect(field(page, 'cardForm').getByText('so you can’t try another card')).toBeVisible();
  expect(await submissions(sandbox)).toEqual([]);
});
