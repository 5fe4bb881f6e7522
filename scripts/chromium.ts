import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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

/**
 * Where Chromium is: what CHROMIUM_PATH names, else the system's own, else the one that Playwright has fetched.
 *
 * @returns undefined where there is none
 * @throws Error when CHROMIUM_PATH names nothing
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [named, ...installed, MAC, chromium.executablePath()].find((path) => path && existsSync(path));
}

function tryTo(command: string, ...args: string[]): boolean {
  console.log(`  ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

const has = (command: string) => spawnSync(command, ['--version']).status === 0;

/** Each way to get a browser; apt, which changes the system, where nothing else has worked. */
function install(): void {
  console.log('No Chromium was found, so it is installed now:');
  if (tryTo('npx', 'playwright', 'install', 'chromium') && findChromium()) return;
  if (!has('apt-get')) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !has('sudo')) return;
  const apt = (...args: string[]) => (isRoot ? tryTo('apt-get', ...args) : tryTo('sudo', 'apt-get', ...args));
  if (apt('update')) apt('install', '-y', '--no-install-recommends', 'chromium');
}

/**
 * Finds Chromium, and installs it where there is none.
 * @throws Error that says how to get a browser, when that does not work either
 */
export function ensureChromium(): string {
  if (!findChromium()) install();
  const path = findChromium();
  if (path) return path;
  throw new Error(
    'There is no Chromium, and none could be installed. Install it yourself (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
