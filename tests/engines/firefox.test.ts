import puppeteer, { type ElementHandle, type Frame } from 'puppeteer-core';
import { ensureFirefox } from '../../scripts/browsers.ts';
import { testPurchases } from './support/test-purchases.ts';
import { type Browser, find, required, type Target, type Where } from './walk/browser.ts';

/** Preferences that stop Firefox from contacting Mozilla's servers at startup. */
const WITHOUT_NETWORK = {
  'app.normandy.enabled': false,
  'browser.region.network.url': '',
  'dom.push.connection.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
};

const FRAME = 'card frame: ';

/** Logs errors in a frame, which does not contain the probe of the site's pages. Runs in each document. */
function logErrorsOfFrames(prefix: string): void {
  if (self === top) return;
  const log = (text: string) => console.info(prefix + text);
  console.error = (...parts: unknown[]) => log(parts.join(' '));
  addEventListener('error', ({ message }) => log(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => log(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    log(`CSP violation: ${violatedDirective} blocked ${blockedURI}`),
  );
}

/** Starts Firefox over WebDriver BiDi. @param problems collects the errors in the card frame */
async function startFirefox(problems: string[]): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: ensureFirefox(),
    extraPrefsFirefox: WITHOUT_NETWORK,
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (message.text().startsWith(FRAME)) problems.push(message.text());
  });
  await page.evaluateOnNewDocument(logErrorsOfFrames, FRAME);

  const documentAt = async (where: Where): Promise<Frame> => {
    if (where === 'page') return page.mainFrame();
    const frame = await (await page.$('iframe'))?.contentFrame();
    if (!frame) throw new Error('The page shows no card frame.');
    return frame;
  };
  const findIn = async (where: Where, target: Target, isFocused = false) => {
    const found = await (await documentAt(where)).evaluateHandle(find, [target, isFocused] as const);
    return found.asElement() as ElementHandle<HTMLElement> | null;
  };

  return {
    open: async (url) => void (await page.goto(url)),
    read: (work) => page.evaluate(work),
    has: async (where, target, isFocused) => Boolean(await findIn(where, target, isFocused)),
    click: async (where, target) => required(await findIn(where, target), target).click(),
    async select(target, label) {
      const control = required(await findIn('page', target), target);
      const value = await control.evaluate(
        (node, text) => [...node.querySelectorAll('option')].find((option) => option.text === text)?.value,
        label,
      );
      if (value === undefined) throw new Error(`There is no option "${label}".`);
      await control.select(value);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    close: () => browser.close(),
  };
}

testPurchases({
  name: 'Firefox',
  worker: 0,
  start: startFirefox,
  payments: { S: 'Card', D: 'Bank account', P: 'Card', F: 'Bank account' },
});
