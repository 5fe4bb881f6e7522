import type { CDPSession, Page } from 'playwright';
import { brotli } from '../../site/compress.ts';
import { openWithReact } from './react-attached.ts';

/** The measurements of a visit: times in milliseconds, sizes in bytes. */
export type Figures = Partial<
  Record<'keystroke' | 'script' | 'typeable' | 'attached' | 'startCpu' | 'bytes', number>
>;

/** Measures the CPU time of an action. It excludes waiting for the processor, so other programs hardly affect it. */
export async function cpuTimeOf(cdp: CDPSession, action: () => Promise<unknown>) {
  const read = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  };
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await read();
  await action();
  const after = await read();
  const spent = (name: string) => after(name) - before(name);
  return { task: spent('TaskDuration'), script: spent('ScriptDuration') };
}

/** Measures the bytes of all scripts that a page loads, compressed with brotli. */
export async function measureBytes(page: Page, address: string): Promise<Figures> {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript')) scripts.push(response.body());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(scripts)).map((script) => brotli(script).length);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

const WARM_UP = 'a'.repeat(10);
const TYPED = 'b'.repeat(30);
/** The delay between keys in milliseconds. It is a fast typist's, so that each key has its own frames. */
const KEY_DELAY = 40;

/** Measures the average CPU time of a key typed into the middle field. */
export async function measureKeystroke(page: Page, address: string, fields: number): Promise<Figures> {
  await openWithReact(page, address, fields);
  const middle = page.locator('input').nth(fields / 2);
  await middle.focus();
  await page.keyboard.type(WARM_UP, { delay: KEY_DELAY });
  const cdp = await page.context().newCDPSession(page);
  const { task, script } = await cpuTimeOf(cdp, () => page.keyboard.type(TYPED, { delay: KEY_DELAY }));
  return { keystroke: task / TYPED.length, script: script / TYPED.length };
}
