import type { Page } from '@playwright/test';

/** Collects a page's console errors, uncaught errors and CSP violations. */
export async function watchProblems(page: Page) {
  const logged: string[] = [];
  const provoked: RegExp[] = [];
  const tolerated: RegExp[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(`${message.text()} [${message.location().url}]`);
  });
  page.on('pageerror', (error) => logged.push(`uncaught: ${error.message}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`CSP violation: ${violatedDirective} blocked ${blockedURI}`),
    );
  });
  return {
    /** Declares errors that this test provokes. They must be logged (§8: console only). */
    provoke: (...patterns: RegExp[]) => void provoked.push(...patterns),
    /** Declares errors that may or may not be logged. */
    tolerate: (...patterns: RegExp[]) => void tolerated.push(...patterns),
    unexpected: () =>
      logged.filter((text) => ![...provoked, ...tolerated].some((pattern) => pattern.test(text))),
    missing: () => provoked.filter((pattern) => !logged.some((text) => pattern.test(text))),
  };
}
