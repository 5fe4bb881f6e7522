import type { CDPSession, Page } from 'playwright';

const WARM_UP = 'a'.repeat(10);
const TYPED = 'b'.repeat(30);
/** Milliseconds a key is held: each keystroke gets frames of its own, as under a fast typist's hands. */
const HELD = 40;

export interface KeystrokeCost {
  /** everything on the main thread, milliseconds of CPU */
  task: number;
  /** of which scripts */
  script: number;
}

async function metrics(cdp: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** What one key typed into the middle field costs, on average over a word. */
export async function measureKeystroke(page: Page, address: string, fields: number): Promise<KeystrokeCost> {
  await page.goto(address);
  await page
    .locator('input')
    .nth(fields / 2)
    .focus();
  await page.keyboard.type(WARM_UP, { delay: HELD });

  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await metrics(cdp);
  await page.keyboard.type(TYPED, { delay: HELD });
  const after = await metrics(cdp);

  const perKey = (name: string) => (((after[name] ?? 0) - (before[name] ?? 0)) * 1000) / TYPED.length;
  return { task: perKey('TaskDuration'), script: perKey('ScriptDuration') };
}
