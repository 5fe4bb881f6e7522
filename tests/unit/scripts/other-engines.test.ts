import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ensureFirefox } from '../../../scripts/other-engines.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  };
});

/** Makes a folder the whole PATH, with a program in it. */
function onlyOnPath(program: string, script = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, program), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, program), 0o755);
  vi.stubEnv('PATH', folder);
  return folder;
}

test('Firefox is taken from the PATH', () => {
  const folder = onlyOnPath('firefox-esr');
  expect(ensureFirefox()).toBe(join(folder, 'firefox-esr'));
  expect(console.log).not.toHaveBeenCalled();
});

test('Firefox is installed through apt where there is none, and each command is said', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  const folder = onlyOnPath(
    'apt-get',
    `echo "$@" >> "\${0%/*}/said"; [ "$1" != install ] || : > "\${0%/*}/firefox-esr"`,
  );
  expect(ensureFirefox()).toBe(join(folder, 'firefox-esr'));
  const install = 'install -y --no-install-recommends firefox-esr';
  expect(readFileSync(join(folder, 'said'), 'utf8').split('\n')).toEqual([
    '--version',
    'update',
    install,
    '',
  ]);
  expect(console.log).toHaveBeenCalledWith(`  apt-get ${install}`);
});

test('where it can’t be installed, the error names the package', () => {
  onlyOnPath('nothing');
  expect(ensureFirefox).toThrow('(Debian: apt-get install firefox-esr)');
});
