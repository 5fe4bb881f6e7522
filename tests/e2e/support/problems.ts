import type { Page } from '@playwright/test';

/** Collects a page's console errors, uncaught errors and CSP violations. */
export class Problems {
  readonly #logged: string[] = [];
  readonly #provoked: RegExp[] = [];
  readonly #tolerated: RegExp[] = [];

  /** Declares errors that this test provokes. They have to be logged (§8: console only). */
  provoke(...patterns: RegExp[]): void {
    this.#provoked.push(...patterns);
  }

  /** Declares errors that may be logged or not. */
  tolerate(...patterns: RegExp[]): void {
    this.#tolerated.push(...patterns);
  }

  async watch(page: Page): Promise<void> {
    page.on('console', (message) => {
      if (message.type() === 'error') this.#logged.push(`${message.text()} [${message.location().url}]`);
    });
    page.on('pageerror', (error) => this.#logged.push(`uncaught: ${error.message}`));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`CSP violation: ${violatedDirective} blocked ${blockedURI}`),
      );
    });
  }

  get unexpected(): string[] {
    const known = [...this.#provoked, ...this.#tolerated];
    return this.#logged.filter((text) => !known.some((pattern) => pattern.test(text)));
  }

  get missing(): RegExp[] {
    return this.#provoked.filter((pattern) => !this.#logged.some((text) => pattern.test(text)));
  }
}
