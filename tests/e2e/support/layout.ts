import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the box of an element, including its right and bottom edges. @throws Error if the element is not drawn */
export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not drawn.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

interface Shift {
  value: number;
  /** The texts of the elements that have moved. */
  moved: (string | undefined)[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

/** Records layout shifts on every page that opens from now on. Shifts after an input do not count. */
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

/** Returns the layout shifts since the open page was loaded. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        // the browser reports the shifts of a frame after the frame
        const afterFrame = () => resolve((window as Window & { shifts?: Shift[] }).shifts ?? []);
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(afterFrame)));
      }),
  );
}

/** Presses Tab until an element has the focus. @throws Error if it never gets the focus */
export async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await target.page().keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not lead to ${target}.`);
}

/** Expects a page to print on one A4 sheet, and switches to print media. */
export async function expectOneSheet(page: Page): Promise<void> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
}
