import type { Page } from '@playwright/test';
import type { ApplicationDraft } from '#types/data/application-draft';
import type { SavedQuote } from '#types/data/saved-quote';
import type { Submissions } from '#types/data/submissions';

const KEY = 'ovhcQuoteData';

/** All that is left in the browser of an application that was accepted. */
export const LEFT_OF_ACCEPTED = [
  'ovhcConfirmation',
  'ovhcConfirmationDetails',
  'ovhcSubmissions',
  'ovhcTabReference',
];

/** The saved quote (§3), as it stands in the browser's local storage. */
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

  /** The application in progress, as it stands in the tab's session storage. */
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

  /** Leaves a quote behind, as an earlier visit would: to be called before a page is opened. */
  async leave(quote: SavedQuote): Promise<void> {
    await this.leaveText(JSON.stringify(quote));
  }

  /** Leaves an application in progress behind in this tab, as a reload would find it. */
  async leaveDraft(draft: object): Promise<void> {
    // any address of the site will do; this one names no icon, so the browser asks for its own
    await this.#page.route('/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await this.#page.goto('/icon.svg');
    await this.#page.evaluate(
      (text) => sessionStorage.setItem('ovhcApplicationDraft', text),
      JSON.stringify(draft),
    );
  }

  /** All that the site has left in the browser, in both storages, by its keys. */
  async everything(): Promise<Record<string, string>> {
    return this.#page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  }

  /** The keys of all that, in alphabetical order. */
  async keys(): Promise<string[]> {
    return Object.keys(await this.everything()).sort();
  }

  /** Leaves any text behind, as a broken or a foreign program would. */
  async leaveText(value: string): Promise<void> {
    const origins = [{ origin: this.#origin, localStorage: [{ name: KEY, value }] }];
    await this.#page.context().setStorageState({ cookies: [], origins });
  }
}
