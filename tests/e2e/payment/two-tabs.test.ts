import { quoteOf } from '../support/application.ts';
import { BROKEN_STORAGE } from '../support/broken-storage.ts';
import {
  confirmation,
  draftOf,
  fillAccount,
  openPayment,
  payNow,
  referencesSent,
  submissions,
} from '../support/payment.ts';
import { duplicateTab, payAt } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';

/** Milliseconds from the last preparation to the first press: both tabs have to hear of it before. */
const NOTICE = 500;

/** Milliseconds until the insurer answers, and from one tab's press to the other's: the last is just after the answer. */
const TIMES = [
  { delay: 0, gap: 0 },
  { delay: 0, gap: 20 },
  { delay: 1000, gap: 0 },
  { delay: 1000, gap: 1010 },
];

for (const { delay, gap } of TIMES) {
  test(`§4 two tabs that pay ${gap} ms apart, with an answer after ${delay} ms, get one membership`, async ({
    page,
    storage,
    sandbox,
  }) => {
    const references = referencesSent(page.context());
    await openPayment(page, storage);
    const other = await duplicateTab(page);
    for (const tab of [page, other]) {
      await fillAccount(tab);
      await expect(payNow(tab)).toBeEnabled();
    }
    await sandbox.fault({ call: 'preSubmission', fault: 'delay', ms: delay });
    const start = Date.now() + NOTICE;
    await Promise.all([payAt(page, start), payAt(other, start + gap)]);
    await expect(confirmation(page)).toBeVisible({ timeout: 10_000 });
    await expect(confirmation(other)).toBeVisible({ timeout: 10_000 });
    const [entry, ...others] = await submissions(sandbox);
    expect(others).toEqual([]);
    expect(references, 'also of what is still on its way').toEqual([entry?.request.submissionReference]);
    for (const tab of [page, other])
      await expect(confirmation(tab).getByText(String(entry?.response.mn), { exact: true })).toBeVisible();
  });
}

test('§4 two tabs that share no storage, as it is full, get one membership', async ({
  page,
  context,
  storage,
  sandbox,
}) => {
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
  await expect(confirmation(tab)).toBeVisible({ timeout: 10_000 });
  await expect(confirmation(other)).toBeVisible({ timeout: 10_000 });
  const [entry, ...others] = await submissions(sandbox);
  expect(others).toEqual([]);
  expect(new Set(references)).toEqual(new Set([entry?.request.submissionReference]));
  for (const each of [tab, other])
    await expect(confirmation(each).getByText(String(entry?.response.mn), { exact: true })).toBeVisible();
});
