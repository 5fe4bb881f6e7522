import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const BAD = 'tests/fixtures/content/bad/json-syntax/content';

describe('npm run check: the process', { timeout: 60_000 }, () => {
  test('prints to where it is asked to, without colours in a file, and exits with its code', () => {
    const env = { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined };
    const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check.ts', BAD], {
      cwd: ROOT,
      encoding: 'utf8',
      env,
    });
    expect(stdout).toContain(`${BAD}/comma-missing.json:5:3  error  json-syntax\n    3 |   "hash": "name",`);
    expect(stdout).toMatch(
      /\n\d+ files in [\w/-]+ checked: \d+ errors, 0 warnings\. --fix mends 1 of them\.\n$/,
    );
    expect(stdout).not.toContain('\u001b');
    expect(status).toBe(1);
  });
});
