import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { aptInstaller, tryTo } from './apt.ts';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without windows of its own: tests take half the time there. */
const SHELL = 'chromium-headless-shell';
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** How Chromium is started wherever a script or a test needs one. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** `test` prefers the shell; `measure` is content with a visitor's browser alone, whose windows cost what they cost. */
export type ChromiumUse = 'test' | 'measure';

/**
 * Where Chromium is: what CHROMIUM_PATH names, else the system's own, else the one that Playwright has fetched.
 *
 * @returns undefined where there is none
 * @throws Error when CHROMIUM_PATH names nothing
 */
export function findChromium(use: ChromiumUse = 'test'): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Error(
      `CHROMIUM_PATH names ${named}, which is not there. Have it name a Chromium, or unset it.`,
    );
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const names = use === 'test' ? [SHELL, ...BROWSERS] : BROWSERS;
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [named, ...installed, MAC, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Each way to get a browser; apt, which changes the system, where nothing else has worked. */
function install(use: ChromiumUse): void {
  console.log('No Chromium was found, so it is installed now:');
  if (tryTo('npx', 'playwright', 'install', 'chromium') && findChromium(use)) return;
  const installs = aptInstaller();
  if (installs && !(use === 'test' && installs(SHELL))) installs('chromium');
}

/**
 * Finds Chromium, and installs it where there is none.
 * @throws Error that says how to get a browser, when that does not work either
 */
export function ensureChromium(use: ChromiumUse = 'test'): string {
  if (!findChromium(use)) install(use);
  const path = findChromium(use);
  if (path) return path;
  throw new Error(
    'There is no Chromium, and none could be installed. Install it yourself (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
