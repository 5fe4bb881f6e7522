import type { Page } from 'playwright';
import { cpuTimeOf } from './cpu.ts';

const SLOWDOWN = 4;

/** What the page writes to its console. */
const PAINTED = 'painted';
const TAKEN = 'taken';

/**
 * Runs in the page before its own scripts: tells when all fields are painted, and when a key typed then is.
 * A frame's callback runs before its paint, a timeout set there after.
 */
function watch([fields, painted, taken]: [number, string, string]): void {
  const observer = new MutationObserver(() => {
    const inputs = document.querySelectorAll('input');
    const middle = inputs[fields / 2];
    if (inputs.length < fields || !middle) return;
    observer.disconnect();
    middle.focus();
    requestAnimationFrame(() => setTimeout(() => console.debug(painted)));
    middle.addEventListener('input', () =>
      requestAnimationFrame(() =>
        setTimeout(() => console.debug(`${taken} ${middle.value} ${performance.now()}`)),
      ),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
}

export interface Readiness {
  /** milliseconds that pass */
  wall: number;
  /** milliseconds of them that the main thread works */
  cpu: number;
}

/**
 * The time from the start of the navigation until all fields stand there and the middle one shows a key, on a
 * processor a quarter as fast. The key is pressed once the fields are painted: before that a browser takes none.
 */
export async function measureReady(page: Page, address: string, fields: number): Promise<Readiness> {
  // of the same origin, so that no measured navigation has to start a process
  await page.goto(new URL('/', address).href);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watch, [fields, PAINTED, TAKEN] as [number, string, string]);

  const says = (word: string) =>
    page.waitForEvent('console', (message) => message.text().split(' ')[0] === word);
  const taken = says(TAKEN);
  const { task } = await cpuTimeOf(cdp, () =>
    Promise.all([
      taken,
      says(PAINTED).then(() => page.keyboard.press('a')),
      page.goto(address, { waitUntil: 'commit' }),
    ]),
  );
  const [, value, time] = (await taken).text().split(' ');
  if (value !== 'a') throw new Error(`A field of ${address} holds "${value}" after the first key.`);
  return { wall: Number(time), cpu: task };
}
