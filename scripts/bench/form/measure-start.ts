import type { Page } from 'playwright';
import { cpuTimeOf, type Figures } from './measure.ts';
import { logged, watchReact } from './react-attached.ts';

/** A slow phone: the CPU at a quarter of its speed, and a slow mobile network. */
const PHONE = {
  cpu: { rate: 4 },
  // milliseconds, and bytes per second
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
};

/**
 * Runs before the page's own scripts. An animation frame's callback runs before the paint, and a timeout set in it
 * runs after. None of its functions has a name: tsx would call a helper for the name, and the page does not have it.
 */
function watchMiddle(fields: number): void {
  const inputs = document.getElementsByTagName('input');
  const observer = new MutationObserver(() => {
    const middle = inputs[fields / 2];
    // a first view is hidden at first
    if (inputs.length < fields || !middle?.checkVisibility()) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      middle.focus();
      setTimeout(() => console.debug(`painted ${performance.now()}`));
    });
    middle.addEventListener('input', () =>
      requestAnimationFrame(() => setTimeout(() => console.debug(`shown ${middle.value}`))),
    );
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['hidden'] });
}

/** Returns what the middle field holds once everything that is due has been painted. */
const keptText = (page: Page, fields: number) =>
  page
    .locator('input')
    .nth(fields / 2)
    .evaluate(
      (input) =>
        new Promise((resolve) =>
          requestAnimationFrame(() => setTimeout(() => resolve((input as HTMLInputElement).value))),
        ),
    );

/**
 * Measures the time until the middle field is painted and has the focus, and until React has taken the form over, on
 * a slow phone. A key is typed as soon as it is painted.
 * @throws Error if the key is lost, for example because React replaces what was typed before
 */
export async function measureStart(page: Page, address: string, fields: number): Promise<Figures> {
  // starts on the same origin, so that the measured navigation starts no process
  await page.goto(new URL('/', address).href);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', PHONE.cpu);
  await cdp.send('Network.emulateNetworkConditions', PHONE.network);
  await page.addInitScript(watchMiddle, fields);
  await watchReact(page, fields);

  const painted = logged(page, 'painted');
  const [shown, attached] = [logged(page, 'shown'), logged(page, 'attached')];
  const { task } = await cpuTimeOf(cdp, () =>
    Promise.all([
      shown,
      attached,
      painted.then(() => page.keyboard.press('a')),
      page.goto(address, { waitUntil: 'commit' }),
    ]),
  );
  const [paintedAt] = await painted;
  const [value] = await shown;
  const [attachedAt] = await attached;
  for (const text of [value, await keptText(page, fields)])
    if (text !== 'a') throw new Error(`A field of ${address} holds "${text}" after the first key.`);
  return { typeable: Number(paintedAt), attached: Number(attachedAt), startCpu: task };
}
