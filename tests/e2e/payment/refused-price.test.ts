import type { Page } from '@playwright/test';
import { stepAt } from '../support/application.ts';
import {
  CARDS,
  confirmation,
  dialog,
  fillAccount,
  fillCard,
  openPayment,
  payNow,
  readyToPay,
  submissions,
} from '../support/payment.ts';
import { expect, test } from '../support/test.ts';

const OLD = '99.90';
const PRICE = '**/hcf/getPrice';

const priceDialog = (page: Page) => page.getByRole('dialog', { name: 'Please check your price' });
const dueToday = (page: Page) => stepAt(page, 'payment').getByText(/^You’ll be charged A\$/);

/** Has the page know a price that the insurer has changed since. */
async function knowOldPrice(page: Page): Promise<void> {
  await page.route(PRICE, (route) => route.fulfill({ json: { Premium: OLD } }));
}

for (const method of ['card', 'bank account'] as const) {
  test(`§4 a price that the insurer refuses is asked anew, shown, and paid once the visitor accepts it: ${method}`, async ({
    page,
    storage,
    sandbox,
    problems,
  }) => {
    problems.provoke(/status of 400/, /The application brought no answer/);
    await knowOldPrice(page);
    if (method === 'card') await readyToPay(page, storage);
    else {
      await openPayment(page, storage);
      await fillAccount(page);
    }
    await expect(dueToday(page)).toHaveText(`You’ll be charged A$${OLD} today.`);
    await page.unroute(PRICE);
    await payNow(page).click();
    await expect(priceDialog(page)).toContainText('has changed. You haven’t paid yet.');
    await priceDialog(page).getByRole('button', { name: 'Ok' }).click();
    await expect(dueToday(page)).not.toHaveText(`You’ll be charged A$${OLD} today.`);
    await expect(dueToday(page)).toBeVisible();
    expect(await submissions(sandbox), 'not before it is accepted').toEqual([]);

    const shown = await dueToday(page).innerText();
    if (method === 'card') await fillCard(page, CARDS.member);
    await payNow(page).click();
    await expect(confirmation(page)).toBeVisible();
    const [entry, ...others] = await submissions(sandbox);
    expect(shown).toBe(`You’ll be charged A$${entry?.request.amount} today.`);
    expect(others).toEqual([]);
  });
}

test('§4 a record that the insurer refuses though its price is right: the dialog of §8', async ({
  page,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/status of 400/, /The application brought no answer/);
  await sandbox.fault({ call: 'preSubmission', fault: 'status', status: 400, times: 1 });
  await openPayment(page, storage);
  await fillAccount(page);
  await payNow(page).click();
  await expect(dialog(page)).toContainText('Please try again or call us on 1800 555 010.');
  await expect(priceDialog(page)).toBeHidden();
});
