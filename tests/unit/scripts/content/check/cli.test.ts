import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const BAD = 'tests/fixtures/content/bad/json-syntax/content';

/** Runs the checker with a loader, like in a terminal without colours. */
function run(loader: readonly string[], ...args: string[]) {
  const env = { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined };
  const options = { cwd: ROOT, encoding: 'utf8', env } as const;
  return spawnSync(process.execPath, [...loader, 'scripts/check.ts', ...args], options);
}

/** The loader of `npm run check`, which bundles all modules into one file. */
const BUNDLED = ['scripts/bundled.mjs'];

describe('the process of npm run check', { timeout: 60_000 }, () => {
  test('prints errors without colours to a pipe and exits with code 1', () => {
    const { status, stdout } = run(BUNDLED, BAD);
    expect(stdout).toContain(`${BAD}/comma-missing.json:5:3  error  json-syntax\n    3 |   "hash": "name",`);
    expect(stdout).toMatch(
      /\n\d+ files checked in [\w/-]+: \d+ errors, 0 warnings; 4 can be fixed with --fix\.\n$/,
    );
    expect(stdout).not.toContain('\u001b');
    expect(status).toBe(1);
  });

  test('prints the same diagnostics of all rules with and without bundled modules', () => {
    const all = ['tests/fixtures/content/bad', '--format', 'json'];
    const { status, stdout } = run(BUNDLED, ...all);
    expect(run(['--import', 'tsx'], ...all)).toMatchObject({ status, stdout });
    expect(new Set(stdout.match(/"rule": ?"[\w-]+"/g)).size).toBeGreaterThan(40);
  });
});
