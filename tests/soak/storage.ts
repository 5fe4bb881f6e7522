import type { BrowserContext, Page } from '@playwright/test';
import { quoteOf } from '../e2e/support/application.ts';
import { draftOf } from '../e2e/support/payment.ts';
import type { Scenario } from './scenario.ts';

/** Runs in each page of the browser before its own scripts. */
const BREAK: Record<Exclude<Scenario['storage'], 'working'>, () => void> = {
  full: () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, text: string) {
      if (this === localStorage) throw new DOMException('There is no room left.', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  },
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
  },
  silent: () => {
    Storage.prototype.setItem = () => {};
  },
};

export async function breakStorage(context: BrowserContext, storage: Scenario['storage']): Promise<void> {
  if (storage !== 'working') await context.addInitScript(BREAK[storage]);
}

/** Leaves a quote and a complete application in a tab, as the visit up to the payment step does. */
export async function leaveApplication(page: Page, storage: Scenario['storage']): Promise<void> {
  await page.goto('/icon.svg');
  const items = {
    ovhcQuoteData: JSON.stringify(quoteOf('S')),
    ovhcApplicationDraft: JSON.stringify(draftOf('S')),
  };
  await page.evaluate(
    ([texts, kind]) => {
      if (kind === 'blocked' || kind === 'silent') {
        // as the page before hands it over
        window.name = `ovhcStorage:${JSON.stringify(texts)}`;
        return;
      }
      const quoteArea = kind === 'full' ? sessionStorage : localStorage;
      quoteArea.setItem('ovhcQuoteData', texts.ovhcQuoteData);
      sessionStorage.setItem('ovhcApplicationDraft', texts.ovhcApplicationDraft);
    },
    [items, storage] as const,
  );
}
