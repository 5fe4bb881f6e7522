import type { Page } from '@playwright/test';

/** The paths of the calls below /hcf that the page has made so far, in order: the list grows as it makes them. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/hcf/')) calls.push(pathname);
  });
  return calls;
}
