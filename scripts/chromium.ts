import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** How Chromium is started wherever a script or a test needs one. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function find(): string | undefined {
  return PLACES.find((place) => place !== undefined && existsSync(place));
}

/** @throws Error that says how to get a browser, when there is none */
export function chromiumPath(): string {
  const path = find();
  if (path) return path;
  throw new Error(
    'No Chromium was found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

/** Finds Chromium, and installs it through apt where there is none and apt is there. */
export function ensureChromium(): string {
  if (!find() && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No Chromium was found; installing it with apt-get.');
    const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
      execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
    }
  }
  return chromiumPath();
}
