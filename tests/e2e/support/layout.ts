import type { Locator, Page } from '@playwright/test';

/** Returns the box of an element with its right and bottom edges, and throws if it is not drawn. */
export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not drawn.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

interface Shift {
  value: number;
  /** The elements that moved, as far as they can still be named. */
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

/** Records what moves on every page that is opened from now on; what follows an input does not count. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(record);
}

/** Returns what moved on the open page since it was opened. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        // the shifts of a frame are reported after it
        const afterFrame = () => resolve((window as Window & { shifts?: Shift[] }).shifts ?? []);
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(afterFrame)));
      }),
  );
}

/** Delays the site's font. Until it comes a page is not loaded, as a browser counts. */
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
