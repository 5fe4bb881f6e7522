import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '../../../../scripts/sandbox/calls/index.ts';
import { storageOf } from '../storage.ts';

/** The parts that all pages of the site share. */
export function sitePage(page: Page) {
  const field = (name: string) => page.locator(`[data-field="${name}"]`);
  const step = (hash: string) => page.locator(`[data-step="${hash}"]`);
  const control = (name: string) => page.locator(`[name="${name}"]`);
  const next = page.getByRole('button', { name: 'Next', exact: true });

  /** Advances the page's clock until an expectation holds. The clock must be installed. */
  async function passTimeUntil(holds: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await page.clock.runFor(1000);
      await holds();
    }).toPass({ intervals: [100] });
  }

  return {
    page,
    storage: storageOf(page),
    heading: page.getByRole('heading', { level: 1 }),
    dialog: page.getByRole('dialog'),
    step,
    next,
    previous: page.getByRole('button', { name: 'Previous', exact: true }),
    startApplication: page.getByRole('link', { name: 'Start application', exact: true }),
    /** The list of missing answers at the top of a step. */
    errorSummary: page.getByRole('region', { name: 'Please check your answers' }),
    /** The container of a field of §3, with its control, its error and its alerts. */
    field,
    control,
    chosen: (name: string) => control(name).locator('option:checked'),
    errorIn: (name: string) => field(name).getByRole('alert'),
    choose: (name: string, label: string) =>
      field(name).getByRole('radio', { name: label, exact: true }).check(),
    async chooseFrom(name: string, typed: string, line: string) {
      await control(name).fill(typed);
      await page.getByRole('option', { name: line }).first().click();
    },
    async continueTo(hash: string) {
      await next.click();
      await step(hash).waitFor();
    },
    passTimeUntil,
    passTimeUntilVisible: (target: Locator) =>
      passTimeUntil(() => expect(target).toBeVisible({ timeout: 200 })),
    scrollY: () => page.evaluate(() => scrollY),
    /** Returns the values of the controls in the open step, by their names. */
    entered: () =>
      page.locator('[data-step]').evaluate((open) => {
        const controls = [...open.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
        return Object.fromEntries(
          controls.map((each) => [
            `${each.name} ${each.id}`,
            each.matches('[type="radio"], [type="checkbox"]') ? String(each.matches(':checked')) : each.value,
          ]),
        );
      }),
    /** Marks the open page. @returns a function that returns true until a reload replaces the page */
    async markVisit() {
      await page.evaluate(() => Reflect.set(globalThis, 'isSameVisit', true));
      return () => page.evaluate(() => Reflect.get(globalThis, 'isSameVisit') === true);
    },
    /** Records the addresses that the page requests for a call of the sandbox. The list grows with each request. */
    recordCalls(name: string): URL[] {
      const call = calls.find((known) => known.name === name);
      if (!call) throw new Error(`The sandbox has no call "${name}".`);
      const [start = ''] = call.url.split(/[.{]/);
      const requests: URL[] = [];
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (request.method() === call.method && url.pathname.startsWith(start)) requests.push(url);
      });
      return requests;
    },
  };
}
