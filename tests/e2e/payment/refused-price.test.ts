import type { Page } from '@playwright/test';
import { stepAt } from '../support/application.ts';
import {
  closeDialog,
  expectMembership,
  fillAccount,
  fillCard,
  openPayment,
  payNow,
  readyToPay,
  submissions,
} from '../support/payment.ts';
import { expect, test } from '../support/test.ts';

const PRICE = '**/hcf/getPrice';
const OLD_PRICE = 'You’ll be charged A$99.90 today.';

const priceDialog = (page: Page) => page.getByRole('dialog', { name: 'Please check your price' });
const charge = (page: Page) => stepAt(page, 'payment').getByText(/^You’ll be charged A\$/);

for (const method of ['card', 'bank account'] as const) {
  test(`§4 a refused price, by ${method}, is shown anew`, async ({ page, storage, sandbox, problems }) => {
    problems.provoke(/status of 400/, /The application brought no answer/);
    // the page knows a price that the insurer has changed since
    await page.route(PRICE, (route) => route.fulfill({ json: { Premium: '99.90' } }));
    if (method === 'card') await readyToPay(page, storage);
    else {
      await openPayment(page, storage);
      await fillAccount(page);
    }
    await expect(charge(page)).toHaveText(OLD_PRICE);
    await page.unroute(PRICE);
    await payNow(page).click();
    await expect(priceDialog(page)).toContainText('has changed. You haven’t paid yet.');
    await closeDialog(page);
    await expect(charge(page)).not.toHaveText(OLD_PRICE);
    await expect(charge(page)).toBeVisible();
    expect(await submissions(sandbox), 'not before it is accepted').toEqual([]);

    const shown = await charge(page).innerText();
    if (method === 'card') await fillCard(page);
    await payNow(page).click();
    const { request } = await expectMembership(sandbox, page);
    expect(shown).toBe(`You’ll be charged A$${request.amount} today.`);
  });
}
