import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaPath } from '../../../../../scripts/content/check/kinds.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

const STEP = {
  hash: 'name',
  heading: 'What is your name?',
  schema: { type: 'object', properties: { fullName: { type: 'string', title: 'Full name' } } },
  uiSchema: { fullName: { 'ui:widget': 'text' } },
  buttons: { next: { text: 'Next' } },
};

function check(folder: string) {
  const script = join('scripts', 'check.ts');
  return spawnSync(process.execPath, ['--import', 'tsx', script, folder], { cwd: ROOT, encoding: 'utf8' });
}

// each test starts a process of its own
describe('npm run check: the command', { timeout: 60_000 }, () => {
  let good: string;

  beforeAll(() => {
    good = mkdtempSync(join(tmpdir(), 'content-'));
    mkdirSync(join(good, 'steps'));
    const $schema = relative(join(good, 'steps'), schemaPath('step'));
    writeFileSync(join(good, 'steps', 'name.json'), JSON.stringify({ $schema, ...STEP }));
  });
  afterAll(() => rmSync(good, { recursive: true }));

  test('exits with 1 on an error, and prints file:line:column, what is wrong and what to do', () => {
    const { status, stdout } = check('tests/fixtures/content/bad/json-syntax/content');
    expect(stdout).toContain(
      [
        'tests/fixtures/content/bad/json-syntax/content/comma-missing.json:5:3  error  json-syntax',
        '  A comma should stand before this.',
        '  → Put a comma after the value before it.',
      ].join('\n'),
    );
    expect(stdout).toContain(
      '5 files in tests/fixtures/content/bad/json-syntax/content/ checked: 4 errors, 0 warnings.',
    );
    expect(status).toBe(1);
  });

  test('exits with 0 when all is well', () => {
    const { status, stdout } = check(good);
    expect(stdout).toMatch(/1 file in .* checked: all is well\./);
    expect(status).toBe(0);
  });

  test.each([
    ['a folder that is not there', 'no/such/folder', 'There is no folder no/such/folder.'],
    ['a file', 'content/site.json', 'There is no folder content/site.json.'],
    ['a folder without content', 'src', 'There is no content in src.'],
  ])('exits with 2 for %s', (_case, folder, message) => {
    const { status, stderr } = check(folder);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });
});
