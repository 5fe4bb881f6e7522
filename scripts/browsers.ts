import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { UsageError } from './content/usage-error.ts';
import { aptInstaller, ensure, onPath, run } from './programs.ts';

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Headless Chromium, which runs the tests in half the time. */
const SHELL = 'chromium-headless-shell';
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/** Folders of /usr where Debian and others have programs that are not on the PATH. */
const LIBRARIES = ['libexec', 'lib', 'lib64', 'lib/x86_64-linux-gnu', 'lib/aarch64-linux-gnu'];
const WEBKIT = /\/webkit2gtk-4\.\d\/MiniBrowser$/;

/** The flags of Chromium in scripts and tests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** `test` prefers the headless shell. `measure` needs a visitor's browser, whose windows take time. */
type ChromiumUse = 'test' | 'measure';

/** Finds Chromium: the one that CHROMIUM_PATH names, the system's, or Playwright's. @throws UsageError if the name is wrong */
export function findChromium(use: ChromiumUse = 'test'): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new UsageError(
      `CHROMIUM_PATH names ${named}, which is not there. Set it to a Chromium, or unset it.`,
    );
  const installed = use === 'test' ? onPath(SHELL, ...CHROMIUM) : onPath(...CHROMIUM);
  return [named, installed, MAC, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Finds or installs Chromium. @throws UsageError with advice if that fails */
export function ensureChromium(use: ChromiumUse = 'test'): string {
  const install = () => {
    if (run('npx', 'playwright', 'install', 'chromium') && findChromium(use)) return;
    // last, because it changes the system
    const installPackages = aptInstaller();
    if (installPackages && !(use === 'test' && installPackages(SHELL))) installPackages('chromium');
  };
  const advice = 'Debian: apt-get install chromium; or set CHROMIUM_PATH';
  return ensure('Chromium', advice, () => findChromium(use), install);
}

/** Finds or installs Firefox. @throws UsageError with advice if that fails */
export function ensureFirefox(): string {
  const find = () => onPath('firefox-esr', 'firefox');
  const install = () => aptInstaller()?.('firefox-esr');
  return ensure('Firefox', 'Debian: apt-get install firefox-esr', find, install);
}

/** Finds the programs that drive Safari's engine: its driver, a small browser, and a virtual screen for it. */
function findWebKit() {
  const browser = LIBRARIES.map((name) => join('/usr', name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'MiniBrowser')))
    .find((path) => WEBKIT.test(path) && existsSync(path));
  const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** Finds or installs WebKitGTK's programs. @throws UsageError with advice if that fails */
export function ensureWebKit() {
  const advice = 'Debian: apt-get install webkit2gtk-driver xvfb';
  const install = () => aptInstaller()?.('webkit2gtk-driver', 'xvfb');
  return ensure('WebKitGTK with its driver and Xvfb', advice, findWebKit, install);
}
