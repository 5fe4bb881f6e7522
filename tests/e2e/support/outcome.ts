import type { BrowserContext, Route } from '@playwright/test';

/** Applications are sent there; with a reference in the query, it returns an outcome. */
const SUBMISSIONS = '**/hcf/preSubmission';

export const CHECKING = 'We’re checking if your payment went through.';
export const DO_NOT_PAY_AGAIN = 'Please don’t pay again';
export const NOT_RECEIVED = 'We didn’t receive your application';
export const ACCEPTED = 'Your application was accepted';

/** Returns a promise and the function that fulfils it. */
export function gate(): { opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Lets the insurer receive the next application, and breaks the connection instead of answering. */
export async function loseAnswer(context: BrowserContext): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await context.route(SUBMISSIONS, lose, { times: 1 });
}

/** Lets the insurer receive the next application, and never answers the page. */
export async function withholdAnswer(context: BrowserContext): Promise<void> {
  await context.route(SUBMISSIONS, async (route) => void (await route.fetch()), { times: 1 });
}

/** Delays the insurer's answers about outcomes. @returns a function that lets them come */
export async function delayOutcome(context: BrowserContext): Promise<() => void> {
  const { opened, open } = gate();
  await context.route(`${SUBMISSIONS}?*`, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
