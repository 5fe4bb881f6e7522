import type { Page } from 'playwright';

const SLOWDOWN = 4;

declare global {
  interface Window {
    fieldsAreThere(): void;
    keyIsPainted(milliseconds: number): void;
  }
}

/** Runs in the page before its own scripts: tells when all fields are there, and when a key typed then is painted. */
function watch(fields: number): void {
  const observer = new MutationObserver(() => {
    const inputs = document.querySelectorAll('input');
    const middle = inputs[fields / 2];
    if (inputs.length < fields || !middle) return;
    observer.disconnect();
    middle.focus();
    middle.addEventListener('input', () => {
      // a frame's callback runs before it is painted, a message sent from there after
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.keyIsPainted(middle.value === 'a' ? performance.now() : Number.NaN);
      requestAnimationFrame(() => port2.postMessage(null));
    });
    window.fieldsAreThere();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * Milliseconds from the start of the navigation until all fields stand there and the middle one shows a real key,
 * which is pressed as soon as that field exists, on a processor a quarter as fast.
 */
export async function measureReady(page: Page, address: string, fields: number): Promise<number> {
  await page.goto(new URL('/', address).href);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const painted = new Promise<number>((resolve) => page.exposeFunction('keyIsPainted', resolve));
  const there = new Promise<void>((resolve) => page.exposeFunction('fieldsAreThere', resolve));
  await page.addInitScript(watch, fields);
  await page.goto(address, { waitUntil: 'commit' });
  await there;
  await page.keyboard.press('a');
  return painted;
}
