import { quoteOf, stepAt } from '../support/application.ts';
import { BROKEN_STORAGE } from '../support/broken-storage.ts';
import { CHECKING, delayOutcome, withholdAnswer } from '../support/outcome.ts';
import {
  CARDS,
  draftOf,
  expectMembership,
  fillAccount,
  openPayment,
  payByCard,
  payNow,
  readyToPay,
  referencesSent,
  SENDING,
  submissions,
} from '../support/payment.ts';
import { duplicateTab, payAt } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { next, previous } from '../support/visitor.ts';

for (const [name, card] of [
  ['that comes late', CARDS.late],
  ['that comes twice', CARDS.tokenTwice],
] as const) {
  test(`§4 a double click sends one application, a token ${name}`, async ({ page, storage, sandbox }) => {
    await readyToPay(page, storage, card);
    await payNow(page).dblclick();
    await expectMembership(sandbox, page);
  });
}

test('§4 while an answer is slow nothing more can be sent', async ({ page, storage, sandbox }) => {
  await sandbox.fault({ call: 'preSubmission', fault: 'delay', ms: 2000, times: 1 });
  await openPayment(page, storage);
  await previous(page).click();
  await next(page).click();
  const asked = page.waitForRequest('**/hcf/preSubmission');
  await payByCard(page);
  await asked;
  await expect(page.getByText(SENDING)).toBeVisible();
  await expect(payNow(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await payNow(page).click({ force: true });
  await page.goBack();
  await expect(page).toHaveURL(/#payment$/);
  await page.evaluate(() => location.assign('#declaration'));
  await expect(page).toHaveURL(/#payment$/);
  await expect(stepAt(page, 'payment')).toBeVisible();
  await expectMembership(sandbox, page);
});

test('§4 a reload while paying sends nothing more', async ({ page, context, storage, sandbox }) => {
  await withholdAnswer(context);
  await readyToPay(page, storage);
  await payNow(page).click();
  await expect.poll(() => submissions(sandbox)).toHaveLength(1);
  const answer = await delayOutcome(context);
  await page.reload();
  await stepAt(page, 'payment').waitFor();
  await expect(page.getByText(CHECKING)).toBeVisible();
  await expect(payNow(page), 'nobody can pay until it is known').toBeHidden();
  await expect(page.getByRole('radio')).toHaveCount(0);
  answer();
  await expectMembership(sandbox, page);
});

/** Milliseconds from the last preparation to the first press: both tabs have to hear of it before. */
const NOTICE = 500;

/** Milliseconds until the insurer answers, and from one tab's press to the other's: the last is just after the answer. */
for (const { delay, gap } of [
  { delay: 0, gap: 0 },
  { delay: 1000, gap: 0 },
  { delay: 1000, gap: 1010 },
]) {
  test(`§4 two tabs ${gap} ms apart, answered in ${delay} ms`, async ({
    page,
    context,
    storage,
    sandbox,
  }) => {
    const references = referencesSent(context);
    await openPayment(page, storage);
    const other = await duplicateTab(page);
    for (const tab of [page, other]) {
      await fillAccount(tab);
      await expect(payNow(tab)).toBeEnabled();
    }
    await sandbox.fault({ call: 'preSubmission', fault: 'delay', ms: delay });
    const start = Date.now() + NOTICE;
    await Promise.all([payAt(page, start), payAt(other, start + gap)]);
    const { request } = await expectMembership(sandbox, page, other);
    expect(references, 'also of what is still on its way').toEqual([request.submissionReference]);
  });
}

test('§4 two tabs without shared storage pay once', async ({ page, context, storage, sandbox }) => {
  await context.addInitScript(BROKEN_STORAGE['is full but for the tab’s own']);
  await storage.leaveDraft(draftOf('S'));
  await page.evaluate(
    (quote) => sessionStorage.setItem('ovhcQuoteData', quote),
    JSON.stringify(quoteOf('S')),
  );
  const references = referencesSent(context);
  const [tab, other] = [await duplicateTab(page), await duplicateTab(page)];
  for (const each of [tab, other]) await fillAccount(each);
  await sandbox.fault({ call: 'preSubmission', fault: 'delay', ms: 1000, times: 1 });
  const start = Date.now() + NOTICE;
  await Promise.all([payAt(tab, start), payAt(other, start + 20)]);
  const { request } = await expectMembership(sandbox, tab, other);
  expect(new Set(references)).toEqual(new Set([request.submissionReference]));
});
