import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  /** What has moved, as far as it can still be named. */
  moved: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in the page. */
function record(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const nameOf = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const from = Math.round(previousRect.top);
    return `${element?.tagName}.${element?.className} "${node?.textContent?.slice(0, 30)}" from ${from} to ${Math.round(currentRect.top)}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved: entry.sources.map(nameOf) });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Records what moves by itself on every page that is opened from now on: what comes of an input does not count. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(record);
}

/** Returns what has moved on the open page since it was opened. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        // the shifts of a frame are told after it
        const afterFrame = () => resolve((window as Window & { shifts?: Shift[] }).shifts ?? []);
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(afterFrame)));
      }),
  );
}

/** Has the site's font come late, by so many milliseconds. Until then a page is not loaded, as a browser counts. */
export async function delayFont(page: Page, ms: number): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}

/** Resolves once the site's font is used. */
export async function untilFont(page: Page): Promise<void> {
  await page.waitForFunction(() => document.fonts.check('1em "Figtree Variable"'));
}
