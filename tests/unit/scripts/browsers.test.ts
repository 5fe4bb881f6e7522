import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ensureFirefox, findChromium } from '../../../scripts/browsers.ts';

/** Creates a folder with these programs, each with this script. */
function folderWith(programs: readonly string[], script = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  for (const program of programs)
    writeFileSync(join(folder, program), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

beforeEach(() => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.spyOn(console, 'log').mockImplementation(() => {});
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  };
});

test('prefers the headless shell for tests and a full browser for measurements', () => {
  const [browsers, shells] = [
    folderWith(['google-chrome', 'chromium']),
    folderWith(['chromium-headless-shell']),
  ];
  vi.stubEnv('PATH', [browsers, shells].join(delimiter));
  expect(findChromium()).toBe(join(shells, 'chromium-headless-shell'));
  expect(findChromium('measure')).toBe(join(browsers, 'chromium'));
  vi.stubEnv('PATH', browsers);
  expect(findChromium()).toBe(join(browsers, 'chromium'));
});

test('uses CHROMIUM_PATH first and throws if the file does not exist', () => {
  const own = join(folderWith(['my-browser']), 'my-browser');
  vi.stubEnv('PATH', folderWith(['chromium']));
  vi.stubEnv('CHROMIUM_PATH', own);
  expect([findChromium(), findChromium('measure')]).toEqual([own, own]);
  vi.stubEnv('CHROMIUM_PATH', `${own}-away`);
  expect(() => findChromium()).toThrow(`CHROMIUM_PATH names ${own}-away, which is not there.`);
});

test('finds Firefox on the PATH', () => {
  const folder = folderWith(['firefox-esr']);
  vi.stubEnv('PATH', folder);
  expect(ensureFirefox()).toBe(join(folder, 'firefox-esr'));
  expect(console.log).not.toHaveBeenCalled();
});

test('installs a missing Firefox through apt and prints the command', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  const script = `echo "$@" >> "\${0%/*}/log"; [ "$1" != install ] || : > "\${0%/*}/firefox-esr"`;
  const folder = folderWith(['apt-get'], script);
  vi.stubEnv('PATH', folder);
  expect(ensureFirefox()).toBe(join(folder, 'firefox-esr'));
  const install = 'install -y --no-install-recommends firefox-esr';
  expect(readFileSync(join(folder, 'log'), 'utf8').split('\n')).toEqual(['--version', 'update', install, '']);
  expect(console.log).toHaveBeenCalledWith(`  apt-get ${install}`);
});

test('names the Debian package if Firefox can’t be installed', () => {
  vi.stubEnv('PATH', folderWith([]));
  expect(ensureFirefox).toThrow('(Debian: apt-get install firefox-esr)');
});
