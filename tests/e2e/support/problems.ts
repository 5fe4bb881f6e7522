import type { Page } from '@playwright/test';

/** What went wrong on a page without anybody asking for it: console errors, page errors, CSP violations. */
export class Problems {
  readonly #seen: string[] = [];
  readonly #provoked: RegExp[] = [];
  readonly #tolerated: RegExp[] = [];

  /** Declares an error that this test provokes. It has to be logged: §8 says "console only", so the console it is. */
  provoke(...patterns: RegExp[]): void {
    this.#provoked.push(...patterns);
  }

  /** Declares an error that may be logged or not, as the test happens to go. */
  tolerate(...patterns: RegExp[]): void {
    this.#tolerated.push(...patterns);
  }

  async watch(page: Page): Promise<void> {
    page.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`${message.text()} [${message.location().url}]`);
    });
    page.on('pageerror', (error) => this.#seen.push(`uncaught: ${error.message}`));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`CSP violation: ${violatedDirective} blocked ${blockedURI}`),
      );
    });
  }

  get unexpected(): string[] {
    const known = [...this.#provoked, ...this.#tolerated];
    return this.#seen.filter((text) => !known.some((pattern) => pattern.test(text)));
  }

  get missing(): RegExp[] {
    return this.#provoked.filter((pattern) => !this.#seen.some((text) => pattern.test(text)));
  }
}
