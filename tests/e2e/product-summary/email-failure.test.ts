import type { Page } from '@playwright/test';
import type { SandboxFault } from '#types/api/sandboxFaults';
import { addTagManager, eventsOf } from '../support/data-layer.ts';
import { watchRequests } from '../support/faults.ts';
import type { Problems } from '../support/problems.ts';
import { COUPLE } from '../support/quotes.ts';
import { dialog, fillEmail, openEmail, SUMMARY, sendButton } from '../support/summary.ts';
import { expect, test } from '../support/test.ts';

const CALL = 'emailQuoteServlet';
const TOLD = /The quote could not be e-mailed/;

const FAULTS: { name: string; fault: SandboxFault; logged: RegExp[] }[] = [
  {
    name: 'a status of 500',
    fault: { call: CALL, fault: 'status', status: 500, times: 1 },
    logged: [/status of 500/],
  },
  {
    name: 'a status of 404',
    fault: { call: CALL, fault: 'status', status: 404, times: 1 },
    logged: [/status of 404/],
  },
  { name: 'JSON that breaks off', fault: { call: CALL, fault: 'malformed', times: 1 }, logged: [] },
  { name: 'JSON of another shape', fault: { call: CALL, fault: 'wrong-shape', times: 1 }, logged: [] },
  { name: 'an empty answer', fault: { call: CALL, fault: 'empty', times: 1 }, logged: [] },
  { name: 'a broken connection', fault: { call: CALL, fault: 'reset' }, logged: [/net::ERR_/] },
];

/** §8: the failure event, no message, and nothing lost. */
async function expectNothingLost(page: Page): Promise<void> {
  await expect(async () =>
    expect(await eventsOf(page, 'error')).toEqual([
      { event: 'error', errorName: 'emailQuote', errorType: 'system error' },
    ]),
  ).toPass();
  const form = dialog(page);
  await expect(form.getByText('Sending your quote...')).toHaveCount(0);
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.getByText('QUOTE REFERENCE NUMBER')).toHaveCount(0);
  await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Amélie');
  await expect(form.getByRole('textbox', { name: 'Email address' })).toHaveValue('amelie@example.com');
  await expect(form.getByRole('checkbox')).toBeChecked();
}

test.beforeEach(async ({ page, storage, problems }) => {
  await page.clock.install();
  await addTagManager(page);
  await storage.leave(COUPLE);
  problems.provoke(TOLD);
});

async function sendFrom(page: Page, problems: Problems, logged: RegExp[]): Promise<void> {
  problems.provoke(...logged);
  await page.goto(SUMMARY);
  await openEmail(page);
  await fillEmail(page);
  await sendButton(page).click();
}

for (const { name, fault, logged } of FAULTS) {
  test(`§8 ${name}: no message, a failure event, nothing lost or sent again by itself, and the button works again`, async ({
    page,
    sandbox,
    storage,
    problems,
  }) => {
    await sandbox.fault(fault);
    const sent = watchRequests(page, CALL);
    await sendFrom(page, problems, logged);
    await expectNothingLost(page);
    await page.clock.runFor(60_000);
    expect(sent).toHaveLength(1);
    expect((await sandbox.outbox()).emails).toEqual([]);
    expect(await storage.quote()).not.toHaveProperty('rnNumber');

    await sandbox.reset();
    await sendButton(page).click();
    await expect(dialog(page)).toHaveAccessibleName('Your quote is on its way');
    const [mail] = (await sandbox.outbox()).emails;
    await expect(dialog(page).getByText(`QUOTE REFERENCE NUMBER: ${mail?.response.rnNumber}`)).toBeVisible();
  });
}

test('§7 an answer that does not come in 1,000,000 ms: the same', async ({ page, sandbox, problems }) => {
  await sandbox.keepWaiting(CALL);
  await sendFrom(page, problems, []);
  await expect(dialog(page).getByText('Sending your quote...')).toBeVisible();
  await page.clock.fastForward(999_000);
  await expect(dialog(page).getByText('Sending your quote...')).toBeVisible();
  await page.clock.fastForward(1000);
  await expectNothingLost(page);

  await sandbox.reset();
  await sendButton(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Your quote is on its way');
});
