import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { ensureWebKit } from '../../scripts/browsers.ts';
import { portsOf, WORKERS } from '../e2e/support/sites.ts';
import { testPurchases } from './support/test-purchases.ts';
import { type Browser, find, type Key, required, type Target, type Where } from './walk/browser.ts';

/** The driver's port, the next one after those of the sites. */
const PORT = portsOf(WORKERS).site;

const KEYS: Readonly<Record<Key, string>> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Space: Keys.SPACE,
  ArrowDown: Keys.ARROW_DOWN,
};

/** Scrolls an element into view, and reports whether it has stopped moving. Runs in the page. */
function bringIntoView(element: HTMLElement, done: (isSteady: boolean) => void): void {
  element.scrollIntoView({ block: 'center' });
  const { x, y } = element.getBoundingClientRect();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const now = element.getBoundingClientRect();
      done(now.x === x && now.y === y);
    }),
  );
}

/** Starts the driver on a virtual screen. @returns a function that stops both */
async function startDriver(): Promise<() => void> {
  const programs = ensureWebKit();
  const options = ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(programs.screen, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [display] = await once(screen.stdout, 'data');
  const service = spawn(programs.driver, [`--port=${PORT}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11' },
  });
  return () => {
    service.kill();
    screen.kill();
  };
}

async function connect(): Promise<WebDriver> {
  const address = `http://127.0.0.1:${PORT}`;
  await vi.waitFor(() => fetch(`${address}/status`), { timeout: 10_000 });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: ensureWebKit().browser, args: ['--automation'] },
  });
  return new Builder().usingServer(address).withCapabilities(capabilities).build();
}

/** Starts WebKit, Safari's engine, in its MiniBrowser. */
async function startWebKit(): Promise<Browser> {
  const stop = await startDriver();
  const driver = await connect().catch((error: unknown) => {
    stop();
    throw error;
  });

  /** Runs a function in the page or the card frame: a driver only finds and runs things in its current document. */
  const inside = async <Result>(where: Where, work: () => Promise<Result>): Promise<Result> => {
    if (where === 'page') return work();
    await driver.switchTo().frame(await driver.findElement(By.css('iframe')));
    try {
      return await work();
    } finally {
      await driver.switchTo().defaultContent();
    }
  };
  const findHere = (target: Target, isFocused = false) =>
    driver.executeScript<WebElement | null>(find, [target, isFocused]);

  return {
    open: (url) => driver.get(url),
    read: (work) => driver.executeScript(work),
    has: (where, target, isFocused) => inside(where, async () => Boolean(await findHere(target, isFocused))),
    click: (where, target) =>
      inside(where, async () => {
        const origin = required(await findHere(target), target);
        if (!(await driver.executeAsyncScript<boolean>(bringIntoView, origin)))
          throw new Error(`${JSON.stringify(target)} is moving.`);
        await driver.actions().move({ origin }).click().perform();
      }),
    async select(target, label) {
      // WebKit's driver can't click a select or its options
      const control = required(await findHere(target), target);
      await driver.executeScript((element: HTMLElement) => element.focus(), control);
      await driver.actions().sendKeys(label).perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    async close() {
      await driver.quit();
      stop();
    },
  };
}

testPurchases({
  name: 'WebKitGTK',
  worker: 1,
  start: startWebKit,
  payments: { S: 'Bank account', D: 'Card', P: 'Bank account', F: 'Card' },
});
