import type { Page } from 'playwright';
import { type CpuTime, cpuTimeOf } from './cpu.ts';

const WARM_UP = 'a'.repeat(10);
const TYPED = 'b'.repeat(30);
/** Milliseconds a key is held: each keystroke gets frames of its own, as under a fast typist's hands. */
const HELD = 40;

/** What one key typed into the middle field costs, on average over a word. */
export async function measureKeystroke(page: Page, address: string, fields: number): Promise<CpuTime> {
  await page.goto(address);
  await page
    .locator('input')
    .nth(fields / 2)
    .focus();
  await page.keyboard.type(WARM_UP, { delay: HELD });

  const cdp = await page.context().newCDPSession(page);
  const { task, script } = await cpuTimeOf(cdp, () => page.keyboard.type(TYPED, { delay: HELD }));
  return { task: task / TYPED.length, script: script / TYPED.length };
}
