import { CARDS, NOT_CHARGED, SENDING } from '../support/data.ts';
import { gate } from '../support/gate.ts';
import type { PaymentPage } from '../support/pages/payment.ts';
import { expect, test } from '../support/test.ts';

const challengeOf = ({ bank, field }: PaymentPage) => ({
  code: bank.getByRole('textbox', { name: 'Code' }),
  message: bank.getByRole('alert'),
  status: field('cardForm').getByRole('status').filter({ hasText: 'Your bank has sent you a code.' }),
});

test('§4 pays with the right bank code after mistakes', async ({ page, payment, problems }) => {
  const { code, message, status } = challengeOf(payment);
  problems.provoke(/ERR_FAILED/);
  await payment.openWithCard(CARDS.asksForCode);
  const before = await page.evaluate(() => history.length);
  await payment.cvv.press('Enter');
  await expect(status).toBeVisible();
  await expect(code).toBeFocused();
  await expect(payment.cardForm.getByTitle('Your bank: confirm your payment')).toBeVisible();
  await expect(payment.cardNumber).toBeHidden();

  await payment.bank.getByRole('button', { name: 'Confirm' }).click();
  await expect(message).toHaveText('Enter the code from your bank');
  await page.route('**/card-form/challenges/*', (route) => route.abort(), { times: 1 });
  await code.fill('123456');
  await code.press('Enter');
  await expect(message).toHaveText('We can’t reach your bank. Please try again.');
  await code.fill('000000');
  await code.press('Enter');
  await expect(message).toHaveText('This code isn’t right. You can try 2 more times.');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('123456');
  await expect(message).toHaveCount(0);
  await page.keyboard.press('Enter');
  await payment.expectMembership();
  expect(await page.evaluate(() => history.length), 'Back leads to no page of the bank').toBe(before);
});

test('asks for the bank code instead of saying that the payment takes long, until it is answered', async ({
  page,
  payment,
}) => {
  const { code, status } = challengeOf(payment);
  const sending = page.getByText(SENDING);
  const { opened, open } = gate();
  await page.clock.install();
  await payment.openWithCard(CARDS.asksForCode);
  await page.evaluate((selector) => {
    const said: string[] = [];
    Reflect.set(globalThis, 'said', said);
    for (const region of document.querySelectorAll(selector))
      new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
        childList: true,
        subtree: true,
        characterData: true,
      });
  }, '[data-step] [role="status"]');
  await payment.payNow.click();
  await expect(code).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(status).toHaveText(/within 10 minutes to finish paying/);
  await expect(status).toHaveCount(1);
  await expect(sending).toHaveCount(0);
  await expect(page.getByText('longer than usual')).toHaveCount(0);
  const said: string[] = await page.evaluate(() => Reflect.get(globalThis, 'said'));
  expect(said.filter((text) => text.includes('sent you a code'))).toHaveLength(1);
  expect(said.filter((text) => text.includes('longer than usual'))).toEqual([]);

  await page.route('**/card-form/tokens', async (route) => {
    await opened;
    await route.continue();
  });
  await code.fill('123456');
  await code.press('Enter');
  await expect(sending).toBeVisible();
  await expect(status).toHaveCount(0);
  await expect(page.getByText('longer than usual')).toHaveCount(0);
  await page.clock.runFor(11_000);
  await expect(page.getByText('longer than usual')).toBeVisible();
  open();
  await payment.expectMembership();
});

test('§8 accepts another card after a refused bank code', async ({ page, payment, sandbox, problems }) => {
  const { code, message, status } = challengeOf(payment);
  problems.provoke(/The application was not sent/);
  const expectRefused = async () => {
    await expect(payment.failureDialog).toContainText(NOT_CHARGED);
    await payment.closeDialog();
    await expect(payment.cardNumber).toHaveValue('');
    await expect(status).toBeHidden();
    expect(await sandbox.submissions()).toEqual([]);
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await payment.openWithCard(CARDS.asksForCode);
  await payment.payNow.click();
  await test.step('shows the whole page of the bank without fading it', async () => {
    await expect(code).toBeInViewport({ ratio: 1 });
    for (const name of ['Confirm', 'Cancel'])
      await expect(payment.bank.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    const overflow = await code.evaluate(({ ownerDocument: { documentElement: root } }) => [
      root.scrollWidth - root.clientWidth,
      root.scrollHeight - root.clientHeight,
    ]);
    expect(overflow).toEqual([0, 0]);
    const opacity = await payment.frameElement.evaluate((frame) => {
      let product = 1;
      for (let at: Element | null = frame; at; at = at.parentElement) {
        const { opacity, filter, pointerEvents } = getComputedStyle(at);
        product *= filter === 'none' && pointerEvents === 'auto' ? Number(opacity) : 0;
      }
      return product;
    });
    expect(opacity, 'the rest of the step is faded while it is sent').toBe(1);
  });
  for (const left of ['2 more times', 'once more', 'none']) {
    await code.fill('000000');
    await code.press('Enter');
    if (left !== 'none') await expect(message).toContainText(`You can try ${left}.`);
  }
  await expectRefused();

  await payment.fillCard(CARDS.asksForCode);
  await payment.payNow.click();
  await payment.bank.getByRole('button', { name: 'Cancel' }).click();
  await expectRefused();
  await payment.fillCard();
  await payment.pay();
});
