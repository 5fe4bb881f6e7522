import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { findChromium } from '../../../scripts/chromium.ts';

/** A folder of the PATH that has these programs. */
function folderWith(...programs: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  for (const program of programs) writeFileSync(join(folder, program), '');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

beforeEach(() => {
  vi.stubEnv('CHROMIUM_PATH', '');
  return () => vi.unstubAllEnvs();
});

test('tests take the shell, wherever on the PATH it is; what is measured, a visitor’s browser', () => {
  const [browsers, shells] = [folderWith('google-chrome', 'chromium'), folderWith('chromium-headless-shell')];
  vi.stubEnv('PATH', [browsers, shells].join(delimiter));
  expect(findChromium()).toBe(join(shells, 'chromium-headless-shell'));
  expect(findChromium('measure')).toBe(join(browsers, 'chromium'));
});

test('without the shell tests take any browser', () => {
  const browsers = folderWith('google-chrome');
  vi.stubEnv('PATH', browsers);
  expect(findChromium()).toBe(join(browsers, 'google-chrome'));
});

test('CHROMIUM_PATH goes before all, and names what is there', () => {
  const own = join(folderWith('my-browser'), 'my-browser');
  vi.stubEnv('PATH', folderWith('chromium'));
  vi.stubEnv('CHROMIUM_PATH', own);
  expect([findChromium(), findChromium('measure')]).toEqual([own, own]);
  vi.stubEnv('CHROMIUM_PATH', `${own}-away`);
  expect(() => findChromium()).toThrow(`CHROMIUM_PATH names ${own}-away, which is not there.`);
});
