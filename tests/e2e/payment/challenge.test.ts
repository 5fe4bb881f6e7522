import type { Page } from '@playwright/test';
import {
  bank,
  CARDS,
  cardForm,
  cardNumber,
  confirmation,
  dialog,
  fillCard,
  frameElement,
  payNow,
  readyToPay,
  submissions,
} from '../support/payment.ts';
import type { Storage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { field } from '../support/visitor.ts';

const code = (page: Page) => bank(page).getByRole('textbox', { name: 'Code' });
const message = (page: Page) => bank(page).getByRole('alert');
const notice = (page: Page) =>
  field(page, 'cardForm')
    .getByRole('status')
    .filter({ hasText: 'Your bank needs you to confirm this payment.' });

/** Pays with a card whose bank asks for a code, as far as that. */
async function openChallenge(page: Page, storage: Storage): Promise<void> {
  await readyToPay(page, storage, CARDS.asksForCode);
  await payNow(page).click();
  await code(page).waitFor();
}

async function expectDeclined(page: Page): Promise<void> {
  await expect(dialog(page)).toContainText('You haven’t been charged');
  await dialog(page).getByRole('button', { name: 'Ok' }).click();
  await expect(cardNumber(page)).toHaveValue('');
}

test('a bank that asks for a code: it is said, the focus is there, and the right code pays', async ({
  page,
  storage,
  sandbox,
}) => {
  await readyToPay(page, storage, CARDS.asksForCode);
  const before = await page.evaluate(() => history.length);
  await cardForm(page).getByLabel(/^CVV/).press('Enter');
  await expect(notice(page)).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expect(cardForm(page).getByTitle('Your bank: confirm your payment')).toBeVisible();
  await expect(cardNumber(page)).toBeHidden();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(confirmation(page)).toBeVisible();
  expect(await page.evaluate(() => history.length), 'Back leads to no step of the bank’s').toBe(before);
  expect(await submissions(sandbox)).toHaveLength(1);
});

test('the frame can be used while the step is sent, and is not faded', async ({ page, storage }) => {
  await openChallenge(page, storage);
  await expect(page.getByText('We’re taking your payment.')).toBeVisible();
  const opacity = await frameElement(page).evaluate((frame) => {
    let product = 1;
    for (let at: Element | null = frame; at; at = at.parentElement) {
      const { opacity, filter, pointerEvents } = getComputedStyle(at);
      product *= filter === 'none' && pointerEvents === 'auto' ? Number(opacity) : 0;
    }
    return product;
  });
  expect(opacity).toBe(1);
  await code(page).click();
  await code(page).fill('123456');
  await bank(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(confirmation(page)).toBeVisible();
});

test('a wrong code says so, and can be tried again', async ({ page, storage, sandbox }) => {
  await openChallenge(page, storage);
  await bank(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(message(page)).toHaveText('Enter the code from your bank');
  await code(page).fill('000000');
  await bank(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(message(page)).toHaveText('This code isn’t right. You can try 2 more times.');
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('123456');
  await expect(message(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(confirmation(page)).toBeVisible();
  expect(await submissions(sandbox)).toHaveLength(1);
});

test('§8 three wrong codes: the payment dialog, nothing is sent, and another card can be tried', async ({
  page,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/The application was not sent/);
  await openChallenge(page, storage);
  for (const left of ['2 more times', 'once more', 'none']) {
    await code(page).fill('000000');
    await code(page).press('Enter');
    if (left !== 'none') await expect(message(page)).toContainText(`You can try ${left}.`);
  }
  await expectDeclined(page);
  expect(await submissions(sandbox)).toEqual([]);
  await fillCard(page);
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test('§8 Cancel: the payment dialog, and nothing is sent', async ({ page, storage, sandbox, problems }) => {
  problems.provoke(/The application was not sent/);
  await openChallenge(page, storage);
  await bank(page).getByRole('button', { name: 'Cancel' }).click();
  await expectDeclined(page);
  await expect(notice(page)).toBeHidden();
  expect(await submissions(sandbox)).toEqual([]);
});

test('domain §4e.10: the bank may take its time, but not for ever', async ({
  page,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/The application was not sent/);
  await page.clock.install();
  await openChallenge(page, storage);
  await page.clock.runFor(5 * 60_000);
  await expect(code(page)).toBeVisible();
  await page.clock.runFor(5 * 60_000);
  await expect(dialog(page)).toContainText('Please try again or call us on 1800 555 010.');
  await expect(dialog(page)).not.toContainText('You haven’t been charged');
  expect(await submissions(sandbox)).toEqual([]);
});

test('a bank that cannot be reached says so, and can be tried again', async ({ page, storage, problems }) => {
  problems.provoke(/ERR_FAILED/);
  await openChallenge(page, storage);
  await page.route('**/card-form/challenges/*', (route) => route.abort(), { times: 1 });
  await code(page).fill('123456');
  await code(page).press('Enter');
  await expect(message(page)).toHaveText('We can’t reach your bank. Please try again.');
  await code(page).press('Enter');
  await expect(confirmation(page)).toBeVisible();
});

test('on a phone the bank’s page is in view, and nothing of it is cut off', async ({ page, storage }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openChallenge(page, storage);
  await expect(code(page)).toBeInViewport({ ratio: 1 });
  for (const name of ['Confirm', 'Cancel'])
    await expect(bank(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  const overflow = await code(page).evaluate(({ ownerDocument: { documentElement: root } }) => [
    root.scrollWidth - root.clientWidth,
    root.scrollHeight - root.clientHeight,
  ]);
  expect(overflow).toEqual([0, 0]);
});
