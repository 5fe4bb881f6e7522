import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstaller } from './apt.ts';

/** The programs that drive Safari's engine: its own driver, a small browser around it, and a screen for that. */
export interface WebKit {
  driver: string;
  browser: string;
  screen: string;
}

const FIREFOX = ['firefox-esr', 'firefox'];
/** Folders in which Debian and others keep programs that are not on the PATH. */
const LIBRARIES = [
  '/usr/libexec',
  '/usr/lib',
  '/usr/lib64',
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
];
const WEBKIT = /^webkit2gtk-4\.\d$/;

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

function miniBrowser(): string | undefined {
  return LIBRARIES.filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => ({ folder, name })))
    .filter(({ name }) => WEBKIT.test(name))
    .map(({ folder, name }) => join(folder, name, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

function findWebKit(): WebKit | undefined {
  const [driver, browser, screen] = [onPath('WebKitWebDriver'), miniBrowser(), onPath('Xvfb')];
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** Finds a program, or has apt install it and finds it then. @throws Error that says how to install it */
function ensure<Found>(name: string, find: () => Found | undefined, ...packages: string[]): Found {
  const found = find();
  if (found) return found;
  console.log(`No ${name} was found, so it is installed now:`);
  aptInstaller()?.(...packages);
  const installed = find();
  if (installed) return installed;
  throw new Error(
    `There is no ${name}, and it could not be installed. Install it yourself (Debian: apt-get install ${packages.join(' ')}).`,
  );
}

/** Returns where Firefox is. @throws Error where it can't be installed */
export const ensureFirefox = (): string => ensure('Firefox', () => onPath(...FIREFOX), 'firefox-esr');

/** Returns where WebKitGTK's programs are. @throws Error where they can't be installed */
export const ensureWebKit = (): WebKit =>
  ensure('WebKitGTK with its driver and Xvfb', findWebKit, 'webkit2gtk-driver', 'xvfb');
