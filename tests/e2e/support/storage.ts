import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ApplicationDraft } from '#types/data/application-draft';
import type { SavedQuote } from '#types/data/saved-quote';
import type { Submissions } from '#types/data/submissions';

type Items = Record<string, object | string | undefined>;

const QUOTE = 'ovhcQuoteData';
const DRAFT = 'ovhcApplicationDraft';

const textsOf = (items: Items) =>
  Object.entries(items).flatMap(([key, item]) =>
    item === undefined ? [] : [[key, typeof item === 'string' ? item : JSON.stringify(item)]],
  );

/** The storage of a tab: the saved quote (§3) and the data of the application. */
export function storageOf(page: Page) {
  const local = async <Item>(key: string) =>
    JSON.parse((await page.localStorage.getItem(key)) ?? 'null') as Item | null;
  const draftText = () => page.evaluate((key) => sessionStorage.getItem(key), DRAFT);
  const everything = () =>
    page.evaluate((): Record<string, string> => ({ ...localStorage, ...sessionStorage }));

  /** Stores items before the scripts of the next page run, like an earlier visit. */
  async function leaveItems(items: Items, itemsOfTab: Items = {}): Promise<void> {
    await page.addInitScript(
      ([mark, texts, textsOfTab]) => {
        // only on the first page: a cookie marks that the items are stored
        if (self !== top || !location.protocol.startsWith('http') || document.cookie.includes(mark)) return;
        // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous
        document.cookie = `${mark}=; path=/`;
        for (const [key = '', text = ''] of texts) localStorage.setItem(key, text);
        for (const [key = '', text = ''] of textsOfTab) sessionStorage.setItem(key, text);
      },
      [randomUUID(), textsOf(items), textsOf(itemsOfTab)] as const,
    );
  }

  return {
    text: () => page.localStorage.getItem(QUOTE),
    quote: () => local<SavedQuote>(QUOTE),
    submissions: () => local<Submissions>('ovhcSubmissions'),
    draftText,
    draft: async () => JSON.parse((await draftText()) ?? 'null') as ApplicationDraft | null,
    everything,
    keys: async () => Object.keys(await everything()).sort(),
    leaveItems,
    /** Stores a quote, or any text in its place, and a draft in this tab, for the next page that opens. */
    leave: (quote: SavedQuote | string, draft?: object) =>
      leaveItems({ [QUOTE]: quote }, draft && { [DRAFT]: draft }),
  };
}
