import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UsageError } from './content/usage-error.ts';

/** Runs a command and prints it. @returns true if it succeeded */
export function run(command: string, ...args: string[]): boolean {
  console.log(`  ${[command, ...args].join(' ')}`);
  // keeps Debian from starting the services of what it installs
  const env = { ...process.env, RUNLEVEL: '1' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

const has = (command: string) => spawnSync(command, ['--version']).status === 0;

/** Returns a function that installs packages with apt. Undefined on systems without apt. */
export function aptInstaller(): ((...packages: string[]) => boolean) | undefined {
  const isRoot = process.getuid?.() === 0;
  if (!has('apt-get') || (!isRoot && !has('sudo'))) return undefined;
  const apt = (...args: string[]) => (isRoot ? run('apt-get', ...args) : run('sudo', 'apt-get', ...args));
  if (!apt('update')) return undefined;
  return (...packages) => apt('install', '-y', '--no-install-recommends', ...packages);
}

/** Returns the path of the first of these programs that is installed. */
export function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path));
}

/**
 * Finds a program, or installs it and says so. @throws UsageError with advice if that fails
 * @param advice how to install it by hand
 */
export function ensure<Found>(
  name: string,
  advice: string,
  find: () => Found | undefined,
  install: () => void,
): Found {
  const found = find();
  if (found) return found;
  console.log(`No ${name} was found. Installing it:`);
  install();
  const installed = find();
  if (installed) return installed;
  throw new UsageError(
    `There is no ${name}, and it could not be installed. Install it yourself (${advice}).`,
  );
}
