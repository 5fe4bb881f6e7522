import { type BrowserContext, expect, type Page } from '@playwright/test';
import { QUOTE } from '../e2e/support/data.ts';
import { LOOKS } from '../e2e/support/in-progress.ts';
import { paymentPage } from '../e2e/support/pages/payment.ts';
import { siteTest } from '../e2e/support/test.ts';
import { describeScenario, isShared, type Scenario, scenarios } from './scenario.ts';
import { breakStorage, learnOutcome, openPayment, pay } from './visitor.ts';

const COUNT = Number(process.env.SOAK_PAYMENTS ?? 500);
const SEED = Number(process.env.SOAK_SEED ?? 1);

/** Milliseconds from the last preparation to the first press. All tabs must receive the preparation in this time. */
const NOTICE = 300;

/** Loses the first submitted application, or the insurer's answer to it. */
async function loseAnswer(context: BrowserContext, answer: Scenario['answer']): Promise<void> {
  if (answer === 'comes') return;
  let isFirst = true;
  await context.route('**/hcf/preSubmission', async (route) => {
    if (!isFirst || route.request().method() !== 'POST') return route.fallback();
    isFirst = false;
    if (answer === 'lost') await route.fetch();
    return route.abort('connectionreset');
  });
}

/** Interrupts a tab. @returns the tab in which the visitor continues */
async function interrupt(page: Page, { interruption, storage }: Scenario): Promise<Page> {
  if (!interruption) return page;
  const { kind, after } = interruption;
  const pause = () => new Promise((resolve) => setTimeout(resolve, after));
  const context = page.context();
  await pause();
  if (kind === 'reload') await page.reload();
  else if (kind === 'leave') {
    await page.goto(QUOTE);
    // unshared data belongs to this history entry, so the visitor goes back to it
    if (!isShared(storage)) await page.goBack();
  } else if (kind === 'offline') {
    await context.setOffline(true);
    await pause();
    await context.setOffline(false);
  } else {
    await page.close();
    const next = await context.newPage();
    await next.goto(QUOTE);
    return next;
  }
  return page;
}

for (const scenario of scenarios(COUNT, SEED)) {
  siteTest(`§4 ${describeScenario(scenario)}`, async ({ context, sandbox }) => {
    const { storage, tabs, gap, delay, answer } = scenario;
    await breakStorage(context, storage);
    const pages: Page[] = [];
    while (pages.length < tabs) pages.push(await openPayment(context, scenario));
    if (scenario.look) {
      const elsewhere = await context.newPage();
      await LOOKS[scenario.look]?.(paymentPage(elsewhere));
      await elsewhere.close();
    }
    await sandbox.fault({ call: 'preSubmission', fault: 'delay', ms: delay });
    await loseAnswer(context, answer);

    const start = Date.now() + NOTICE;
    const presses = pages.map((page, tab) => pay(page, scenario, start + tab * gap));
    const [first] = pages;
    if (first) {
      await new Promise((resolve) => setTimeout(resolve, NOTICE));
      pages[0] = await interrupt(first, scenario);
    }
    // a press fails if its page is left
    await Promise.allSettled(presses);

    const numbers = new Set<string>();
    for (const page of pages) numbers.add(await learnOutcome(page, scenario));
    const { submissions } = await sandbox.outbox();
    const accepted = submissions.filter(({ response }) => response.SaveStatus === 'OK');
    expect(accepted.map(({ response }) => response.mn)).toEqual([...numbers]);
    expect(numbers.size).toBe(1);
    for (const { request } of accepted)
      expect(request).toMatchObject({
        scaleCode: 'S',
        productName: 'Extended Visitor Cover',
        excessCode: 'N',
      });
  });
}
