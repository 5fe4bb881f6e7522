import { spawnSync } from 'node:child_process';

/** Runs a command, says so, and returns true if it worked. */
export function tryTo(command: string, ...args: string[]): boolean {
  console.log(`  ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

const has = (command: string) => spawnSync(command, ['--version']).status === 0;

/** Installs packages of Debian together, or returns undefined where apt can't be used. */
export function aptInstaller(): ((...packages: string[]) => boolean) | undefined {
  const isRoot = process.getuid?.() === 0;
  if (!has('apt-get') || (!isRoot && !has('sudo'))) return undefined;
  const apt = (...args: string[]) => (isRoot ? tryTo('apt-get', ...args) : tryTo('sudo', 'apt-get', ...args));
  if (!apt('update')) return undefined;
  return (...packages) => apt('install', '-y', '--no-install-recommends', ...packages);
}
