import type { BrowserContext, Route } from '@playwright/test';
import type { PreSubmissionRecord } from '#types/api/preSubmission';

/** The address that applications are sent to; a question for an outcome has its reference there. */
const SENT = '**/hcf/preSubmission';

export const CHECKING = 'We’re checking if your payment went through.';
export const DO_NOT_PAY_AGAIN = 'Please don’t pay again';
export const NOT_RECEIVED = 'We didn’t receive your application';
export const ACCEPTED = 'Your application was accepted';

/** Has the insurer receive the next application, and loses its answer on the way back. */
export async function loseAnswer(context: BrowserContext): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await context.route(SENT, lose, { times: 1 });
}

/** Has the insurer receive the next application, and answers nothing for as long as the page is there. */
export async function keepAnswer(context: BrowserContext): Promise<void> {
  await context.route(SENT, async (route) => void (await route.fetch()), { times: 1 });
}

/** Keeps applications from arriving, as long as the page is there. @returns those that were sent, as they are */
export async function holdBack(context: BrowserContext): Promise<PreSubmissionRecord[]> {
  const sent: PreSubmissionRecord[] = [];
  await context.route(SENT, (route) => void sent.push(route.request().postDataJSON()));
  return sent;
}

/** Keeps the insurer's answers about outcomes back. @returns what lets them come */
export async function holdOutcome(context: BrowserContext): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(`${SENT}?*`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
