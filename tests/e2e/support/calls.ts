import type { Page } from '@playwright/test';

/** The paths of one of §7's calls that the page has asked so far, in order: the list grows as it asks. */
export function watchCalls(page: Page, call: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [name] = pathname.replace(/^\/hcf\/(?:ovhc\/)?/, '').split('.');
    if (name === call) calls.push(pathname);
  });
  return calls;
}
