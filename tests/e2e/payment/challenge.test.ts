import type { Page } from '@playwright/test';
import {
  bank,
  CARDS,
  cardForm,
  cardNumber,
  closeDialog,
  cvv,
  expectMembership,
  failureDialog,
  fillCard,
  frameElement,
  NOT_CHARGED,
  payNow,
  readyToPay,
  SENDING,
  submissions,
} from '../support/payment.ts';
import { expect, test } from '../support/test.ts';
import { field } from '../support/visitor.ts';

const code = (page: Page) => bank(page).getByRole('textbox', { name: 'Code' });
const message = (page: Page) => bank(page).getByRole('alert');
const notice = (page: Page) =>
  field(page, 'cardForm')
    .getByRole('status')
    .filter({ hasText: 'Your bank needs you to confirm this payment.' });

test('§4 a bank’s code: after mistakes the right one pays', async ({ page, storage, sandbox, problems }) => {
  problems.provoke(/ERR_FAILED/);
  await readyToPay(page, storage, CARDS.asksForCode);
  const before = await page.evaluate(() => history.length);
  await cvv(page).press('Enter');
  await expect(notice(page)).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expect(cardForm(page).getByTitle('Your bank: confirm your payment')).toBeVisible();
  await expect(cardNumber(page)).toBeHidden();

  await test.step('no code', async () => {
    await bank(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(message(page)).toHaveText('Enter the code from your bank');
  });
  await test.step('a bank that can’t be reached', async () => {
    await page.route('**/card-form/challenges/*', (route) => route.abort(), { times: 1 });
    await code(page).fill('123456');
    await code(page).press('Enter');
    await expect(message(page)).toHaveText('We can’t reach your bank. Please try again.');
  });
  await test.step('a wrong code', async () => {
    await code(page).fill('000000');
    await code(page).press('Enter');
    await expect(message(page)).toHaveText('This code isn’t right. You can try 2 more times.');
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
  });
  await page.keyboard.type('123456');
  await expect(message(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expectMembership(sandbox, page);
  expect(await page.evaluate(() => history.length), 'Back leads to no page of the bank').toBe(before);
});

test('§8 a code that is refused or not given: not sent; another card pays', async ({
  page,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/The application was not sent/);
  const expectRefused = async () => {
    await expect(failureDialog(page)).toContainText(NOT_CHARGED);
    await closeDialog(page);
    await expect(cardNumber(page)).toHaveValue('');
    await expect(notice(page)).toBeHidden();
    expect(await submissions(sandbox)).toEqual([]);
  };
  await readyToPay(page, storage, CARDS.asksForCode);
  await payNow(page).click();
  for (const left of ['2 more times', 'once more', 'none']) {
    await code(page).fill('000000');
    await code(page).press('Enter');
    if (left !== 'none') await expect(message(page)).toContainText(`You can try ${left}.`);
  }
  await expectRefused();

  await fillCard(page, CARDS.asksForCode);
  await payNow(page).click();
  await bank(page).getByRole('button', { name: 'Cancel' }).click();
  await expectRefused();
  await fillCard(page);
  await payNow(page).click();
  await expectMembership(sandbox, page);
});

test('on a phone the bank’s page is whole and in view, and not faded', async ({ page, storage }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await readyToPay(page, storage, CARDS.asksForCode);
  await payNow(page).click();
  await expect(code(page)).toBeInViewport({ ratio: 1 });
  for (const name of ['Confirm', 'Cancel'])
    await expect(bank(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  const overflow = await code(page).evaluate(({ ownerDocument: { documentElement: root } }) => [
    root.scrollWidth - root.clientWidth,
    root.scrollHeight - root.clientHeight,
  ]);
  expect(overflow).toEqual([0, 0]);

  await expect(page.getByText(SENDING)).toBeVisible();
  const opacity = await frameElement(page).evaluate((frame) => {
    let product = 1;
    for (let at: Element | null = frame; at; at = at.parentElement) {
      const { opacity, filter, pointerEvents } = getComputedStyle(at);
      product *= filter === 'none' && pointerEvents === 'auto' ? Number(opacity) : 0;
    }
    return product;
  });
  expect(opacity, 'the rest of the step is faded while it is sent').toBe(1);
});
