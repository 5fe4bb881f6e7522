import puppeteer, { type ElementHandle, type Frame } from 'puppeteer-core';
import { ensureFirefox } from '../../../scripts/browsers.ts';
import type { Browser, Target, Where } from './browser.ts';
import { find } from './find.ts';

/** Nothing that Firefox asks of its maker's servers at a start. */
const WITHOUT_NETWORK = {
  'app.normandy.enabled': false,
  'browser.region.network.url': '',
  'dom.push.connection.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
};

/** How the errors of frames begin. */
const FRAME = 'card frame: ';

/** Logs what goes wrong in a frame, which the probe of the site's pages is not in. It runs in each document. */
function tellErrorsOfFrames(prefix: string): void {
  if (self === top) return;
  const tell = (text: string) => console.info(prefix + text);
  console.error = (...words: unknown[]) => tell(words.join(' '));
  addEventListener('error', ({ message }) => tell(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`CSP violation: ${violatedDirective} blocked ${blockedURI}`),
  );
}

/** Starts Firefox, driven over WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: ensureFirefox(),
    extraPrefsFirefox: WITHOUT_NETWORK,
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(FRAME)) errors.push(message.text());
  });
  await page.evaluateOnNewDocument(tellErrorsOfFrames, FRAME);

  const at = async (where: Where): Promise<Frame> => {
    if (where === 'page') return page.mainFrame();
    const frame = await (await page.$('iframe'))?.contentFrame();
    if (!frame) throw new Error('The page shows no card frame.');
    return frame;
  };
  const look = async (where: Where, target: Target, isFocused = false) =>
    (
      await (await at(where)).evaluateHandle(find, target, isFocused)
    ).asElement() as ElementHandle<HTMLElement> | null;
  const element = async (where: Where, target: Target) => {
    const found = await look(where, target);
    if (!found) throw new Error(`There is no ${JSON.stringify(target)} that can be used.`);
    return found;
  };

  return {
    open: async (url) => void (await page.goto(url)),
    read: (work) => page.evaluate(work),
    has: async (where, target, isFocused) => Boolean(await look(where, target, isFocused)),
    click: async (where, target) => (await element(where, target)).click(),
    async select(target, label) {
      const control = await element('page', target);
      const value = await control.evaluate(
        (node, text) => [...node.querySelectorAll('option')].find((option) => option.text === text)?.value,
        label,
      );
      if (value === undefined) throw new Error(`There is no option "${label}".`);
      await control.select(value);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    frameErrors: () => errors,
    close: () => browser.close(),
  };
}
