import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { compareVersions, FEATURES } from '../../../../scripts/baseline/features.ts';
import { OLDEST_BROWSERS, type OldestBrowser } from '../../../../scripts/baseline/oldest-browsers.ts';
import { classicScripts } from '../../../../scripts/site/classic-scripts.ts';

const BUILTIN = /^javascript\.builtins\.(\w+)\.(\w+)$/;

const { tooOld: code } = await classicScripts();

/** Returns the built-in functions of a browser version, according to web-features. */
function globalsOf({ browser, version }: OldestBrowser): Record<string, Record<string, true>> {
  const globals: Record<string, Record<string, true>> = {};
  for (const { key, support } of FEATURES) {
    const [, owner, name] = BUILTIN.exec(key) ?? [];
    const first = support[browser];
    if (owner && name && first && compareVersions(first, version) <= 0)
      globals[owner] = { ...globals[owner], [name]: true };
  }
  return globals;
}

/** Runs the script in a browser with these globals, and returns true if it shows the message. */
function shows(globals: Record<string, unknown>): boolean {
  const querySelectorAll = vi.fn(() => []);
  const browser = { Array: {}, Map: undefined, Intl: undefined, ...globals, document: { querySelectorAll } };
  runInContext(code, createContext(browser));
  return querySelectorAll.mock.calls.length > 0;
}

test.each(OLDEST_BROWSERS)(
  'accepts $browser $version and shows the message before the baseline',
  (oldest) => {
    const { browser } = oldest;
    expect(shows(globalsOf(oldest))).toBe(false);
    const [newest = ''] = FEATURES.filter(({ key, isInBaseline }) => isInBaseline && BUILTIN.test(key))
      .flatMap(({ support }) => support[browser] ?? [])
      .sort((one, other) => compareVersions(other, one));
    const [major = 0, minor = 0] = newest.split('.').map(Number);
    const before = minor > 0 ? `${major}.${minor - 1}` : `${major - 1}.99`;
    expect(shows(globalsOf({ browser, version: newest }))).toBe(false);
    expect(shows(globalsOf({ browser, version: before }))).toBe(true);
  },
);

test('shows the message in a browser without the tested objects', () => {
  expect(shows({})).toBe(true);
});

test('is short and uses no modern syntax', () => {
  expect(code.length).toBeLessThan(500);
  expect(code).not.toMatch(/=>|\b(?:const|let|import|export)\b|`/);
});
