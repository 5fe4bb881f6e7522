import { BROKEN_STORAGE } from '../support/broken-storage.ts';
import { APPLICATION, CARDS, draftOf, quoteOf, SENDING } from '../support/data.ts';
import type { PaymentPage } from '../support/pages/payment.ts';
import { expect, test } from '../support/test.ts';

test('§4 sends one application after a double click and a repeated token', async ({ payment }) => {
  await payment.openWithCard(CARDS.tokenTwice);
  await payment.payNow.dblclick();
  await payment.expectMembership();
});

test('§4 prevents leaving and sending again while the answer is slow', async ({ page, payment, sandbox }) => {
  await sandbox.fault({ call: 'preSubmission', fault: 'delay', ms: 2000, times: 1 });
  await payment.open();
  await payment.previous.click();
  await payment.next.click();
  const asked = page.waitForRequest('**/hcf/preSubmission');
  await payment.payByCard();
  await asked;
  await expect(page.getByText(SENDING)).toBeVisible();
  await expect(payment.payNow).toBeFocused();
  await page.keyboard.press('Enter');
  await payment.payNow.click({ force: true });
  await page.goBack();
  await expect(page).toHaveURL(/#payment$/);
  await page.evaluate(() => location.assign('#declaration'));
  await expect(page).toHaveURL(/#payment$/);
  await expect(payment.step('payment')).toBeVisible();
  await payment.expectMembership();
});

/** Pays in two tabs, `gap` milliseconds apart, after each tab has received the other's preparation. */
async function payInBoth(first: PaymentPage, second: PaymentPage, gap: number): Promise<void> {
  const start = Date.now() + 500;
  await Promise.all([first.payAt(start), second.payAt(start + gap)]);
}

/** Opens the payment step in a tab with items in its storage, and fills it in. */
async function fillTab(tab: PaymentPage, items: Record<string, object | string>): Promise<void> {
  await tab.storage.leaveItems({}, items);
  await tab.page.goto(`${APPLICATION}#payment`);
  await tab.fillAccount();
  await expect(tab.payNow).toBeEnabled();
}

/**
 * `delay` is the time until the insurer answers, `gap` the time between the two presses, both in milliseconds. The
 * last press comes just after the answer.
 */
for (const { delay, gap } of [
  { delay: 0, gap: 0 },
  { delay: 1000, gap: 0 },
  { delay: 1000, gap: 1010 },
])
  test(`§4 pays once from two tabs ${gap} ms apart, answered in ${delay} ms`, async ({
    page,
    payment,
    sandbox,
    openTab,
  }) => {
    const references = payment.recordReferences();
    await payment.open();
    await payment.fillAccount();
    const other = await openTab();
    await fillTab(other, await page.evaluate(() => ({ ...sessionStorage })));
    await sandbox.fault({ call: 'preSubmission', fault: 'delay', ms: delay });
    await payInBoth(payment, other, gap);
    const { request } = await payment.expectMembership(other);
    expect(references, 'also of what is still on its way').toEqual([request.submissionReference]);
  });

test('§4 pays once from two tabs without shared storage', async ({ context, payment, sandbox, openTab }) => {
  await context.addInitScript(BROKEN_STORAGE['is full but for the tab’s own']);
  const references = payment.recordReferences();
  const other = await openTab();
  const items = { ovhcQuoteData: quoteOf('S'), ovhcApplicationDraft: draftOf('S') };
  for (const tab of [payment, other]) await fillTab(tab, items);
  await sandbox.fault({ call: 'preSubmission', fault: 'delay', ms: 1000, times: 1 });
  await payInBoth(payment, other, 20);
  const { request } = await payment.expectMembership(other);
  expect(new Set(references)).toEqual(new Set([request.submissionReference]));
});
