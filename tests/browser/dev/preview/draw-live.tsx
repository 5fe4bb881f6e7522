import '../../../../src/styles/index.css';
import { expect, onTestFinished, vi } from 'vitest';
import { prepareContent } from '../../../../src/dev/preview/marked-content.ts';
import { forgetMaps } from '../../../../src/dev/preview/open-page.ts';
import {
  CONTENT_LOADED,
  type ContentLoaded,
  type PageModule,
} from '../../../../src/engine/mount/compiled-page.ts';
import { mountRoots } from '../../../../src/engine/mount/mount-roots.tsx';
import { page as applicationPage } from '../../../../src/ovhc/pages/application/index.tsx';
import { page as quotePage } from '../../../../src/ovhc/pages/quote/index.tsx';
import { updateDraft } from '../../../../src/ovhc/store/draft-store.ts';
import { clearQuote, updateQuote } from '../../../../src/ovhc/store/quote-store.ts';
import { READY } from '../../ovhc/application/draw-application.tsx';
import { startWithoutApplication } from '../../ovhc/in-progress.ts';
import { insurer } from '../../ovhc/product-summary/insurer.ts';

const PAGES: Readonly<Record<string, PageModule>> = { quote: quotePage, application: applicationPage };

/** Returns the address of a page's content module, which Vite compiles. */
export const addressOf = (name: string) => `/content/pages/${name}.json?content&import`;

/** The settings of the page, which tests change. */
export const settings = { showsEverything: false };

/** Prepares all content that is loaded until the test ends. */
export function prepareAll(): void {
  const prepare = (event: Event) =>
    prepareContent((event as CustomEvent<ContentLoaded>).detail, settings.showsEverything);
  addEventListener(CONTENT_LOADED, prepare);
  onTestFinished(() => removeEventListener(CONTENT_LOADED, prepare));
}

let count = 0;

/** Draws a page of the real content at a step, as the development server does. @returns its root element */
export async function drawLive(
  name: 'quote' | 'application',
  hash: string,
  draft = {},
): Promise<HTMLElement> {
  clearQuote();
  startWithoutApplication();
  updateQuote(READY);
  updateDraft({ ...draft });
  insurer();
  const answer = fetch;
  vi.stubGlobal('fetch', (address: string, options?: RequestInit) =>
    address.includes('visatypes') ? Promise.resolve(Response.json(READY.visaType)) : answer(address, options),
  );
  const before = location.href;
  history.replaceState(null, '', `#${hash}`);
  const root = document.createElement('div');
  root.id = `live-${count++}`;
  root.dataset.content = addressOf(name);
  document.body.append(root);
  onTestFinished(() => {
    root.remove();
    forgetMaps();
    clearQuote();
    history.replaceState(null, '', before);
  });
  const page = PAGES[name];
  if (!page) throw new Error(`There is no page ${name}.`);
  mountRoots({ [root.id]: async () => ({ page }) });
  const drawn = () => root.querySelector('[data-step] [data-field], [data-step] button');
  await expect.poll(drawn, { timeout: 10_000 }).not.toBeNull();
  return root;
}
