import type { Page } from '@playwright/test';
import type { ApplicationDraft } from '#types/data/application-draft';
import type { SavedQuote } from '#types/data/saved-quote';
import type { Submissions } from '#types/data/submissions';

const KEY = 'ovhcQuoteData';

/** The keys that the site still stores after an application was accepted. */
export const STORED_AFTER_PAYMENT = [
  'ovhcConfirmation',
  'ovhcConfirmationDetails',
  'ovhcSubmissions',
  'ovhcTabReference',
];

/** The visitor's storage: the saved quote (§3) and what the application stores. */
export class Storage {
  readonly #page: Page;
  readonly #origin: string;

  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  text(): Promise<string | null> {
    return this.#page.localStorage.getItem(KEY);
  }

  async quote(): Promise<SavedQuote | null> {
    return JSON.parse((await this.text()) ?? 'null') as SavedQuote | null;
  }

  /** Returns the stored draft of the tab. */
  async draft(): Promise<ApplicationDraft | null> {
    const text = await this.#page.evaluate(() => sessionStorage.getItem('ovhcApplicationDraft'));
    return JSON.parse(text ?? 'null') as ApplicationDraft | null;
  }

  /** Returns the stored submissions. */
  async submissions(): Promise<Submissions | null> {
    return JSON.parse(
      (await this.#page.localStorage.getItem('ovhcSubmissions')) ?? 'null',
    ) as Submissions | null;
  }

  /** Stores a quote, as an earlier visit would: to be called before a page is opened. */
  async leave(quote: SavedQuote): Promise<void> {
    await this.leaveText(JSON.stringify(quote));
  }

  /** Stores a draft in this tab, as a reload would find it. */
  async leaveDraft(draft: object): Promise<void> {
    // any address of the site will do; this one names no icon, so the browser asks for its own
    await this.#page.route('/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await this.#page.goto('/icon.svg');
    await this.#page.evaluate(
      (text) => sessionStorage.setItem('ovhcApplicationDraft', text),
      JSON.stringify(draft),
    );
  }

  /** Returns all items of local and session storage, by their keys. */
  async everything(): Promise<Record<string, string>> {
    return this.#page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  }

  /** Returns the keys of all items, sorted. */
  async keys(): Promise<string[]> {
    return Object.keys(await this.everything()).sort();
  }

  /** Stores any text as the quote, as a broken program would. */
  async leaveText(value: string): Promise<void> {
    const origins = [{ origin: this.#origin, localStorage: [{ name: KEY, value }] }];
    await this.#page.context().setStorageState({ cookies: [], origins });
  }
}
