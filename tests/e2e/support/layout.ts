import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the box of an element with its right and bottom edges, and throws if it is not drawn. */
export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not drawn.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

interface Shift {
  value: number;
  /** The texts of the elements that moved. */
  moved: (string | undefined)[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

/** Records what moves on every page that is opened from now on; what follows an input does not count. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput)
          shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 50)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

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

/** Presses Tab until an element has the focus, and throws if it never does. */
export async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await target.page().keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not lead to ${target}.`);
}

/** Expects a page to fill one sheet of A4, and shows it as it is printed. */
export async function expectOneSheet(page: Page): Promise<void> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
}
