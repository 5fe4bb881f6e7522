import type { Page, Request } from 'playwright';
import { within } from '../../within.ts';

/** The calls of a page that have no answer yet. */
export class OpenCalls {
  readonly #open = new Set<Request>();
  readonly #patience: number;
  #listeners: (() => void)[] = [];

  /** @param patience how long they may take, in milliseconds */
  constructor(page: Page, patience: number) {
    this.#patience = patience;
    page.on('request', (request) => this.#open.add(request));
    page.on('requestfinished', (request) => this.#end(request));
    page.on('requestfailed', (request) => this.#end(request));
    // nobody reads what comes with an error, so it never ends
    page.on('response', (response) => !response.ok() && this.#end(response.request()));
  }

  get count(): number {
    return this.#open.size;
  }

  #end(request: Request): void {
    this.#open.delete(request);
    if (this.#open.size > 0) return;
    for (const tell of this.#listeners.splice(0)) tell();
  }

  /** Those that are waited for, in a sentence; empty where there is none. */
  get words(): string {
    const addresses = [...this.#open].map((request) => `${request.method()} ${request.url()}`);
    return addresses.length > 0 ? `There is no answer yet to ${addresses.join(', ')}.` : '';
  }

  /**
   * Resolves once every call has its answer.
   * @throws Error that names those that have none when patience is at its end
   */
  async done(): Promise<void> {
    if (this.#open.size === 0) return;
    const ended = new Promise<void>((resolve) => this.#listeners.push(resolve));
    await within(
      this.#patience,
      ended,
      () => new Error(`The page was waited for ${this.#patience / 1000} s. ${this.words}`),
    );
  }
}

/** What a page shows while something is on its way. */
const UNDER_WAY = '[aria-busy="true"], .skeleton, .step-loading';

/** Resolves once fonts are there and what was changed has been drawn, in frames as well. */
async function drawn(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
  }
}

/**
 * Resolves once a page is at rest: every call answered, what it brought drawn, and nothing asked for since.
 * @param isWaiting whether the state to be pictured is itself that of waiting for an answer
 * @throws Error where an answer or its drawing takes too long
 */
export async function settle(page: Page, calls: OpenCalls, isWaiting = false): Promise<void> {
  if (isWaiting) return drawn(page);
  do {
    await calls.done();
    await page.waitForFunction((busy) => document.querySelector(busy) === null, UNDER_WAY);
    await drawn(page);
  } while (calls.count > 0);
}
