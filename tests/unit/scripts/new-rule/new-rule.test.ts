import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRule } from '../../../../scripts/new-rule/create.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const NEEDED = ['scripts', 'schemas', 'src', 'generated', 'package.json', 'biome.json', 'tsconfig.json'];

/** A script that checks the new rule's fixtures and prints the page of rules, like the tests of all rules. */
const TRY = `
import { checkContent } from './scripts/content/check/index.ts';
import { readContent } from './scripts/content/read.ts';
import { fixtureNames } from './scripts/docs/rules/fixtures.ts';
import { rulesPage } from './scripts/docs/rules/page.ts';
const diagnostics = await checkContent(readContent('tests/fixtures/content/bad/my-rule/content'), fixtureNames());
console.log(JSON.stringify({ diagnostics, page: await rulesPage() }));
`;

describe('npm run new:rule', () => {
  let root: string;

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'rule-'));
    for (const part of NEEDED) cpSync(join(ROOT, part), join(root, part), { recursive: true });
    cpSync(join(ROOT, 'tests/fixtures/content'), join(root, 'tests/fixtures/content'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test.each([
    ['', 'Name the rule: npm run new:rule postcode-unknown'],
    ['My Rule', '"My Rule" can’t be a rule’s name.'],
    ['../rule', '"../rule" can’t be a rule’s name.'],
    ['delete', '"delete" can’t be a rule’s name. Use two or more words'],
    ['per-text', '"per-text" can’t be a rule’s name.'],
    ['hash-unknown', 'There is already tests/fixtures/content/bad/hash-unknown.'],
  ])('rejects the name "%s"', (name, reason) => {
    expect(() => createRule(name, root)).toThrow(reason);
  });

  test('creates a rule with valid fixtures, docs and code', { timeout: 60_000 }, () => {
    const files = createRule('my-rule', root);
    for (const file of files) expect(existsSync(join(root, file)), file).toBe(true);

    const run = (args: readonly string[]) =>
      execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    const { diagnostics, page } = JSON.parse(run(['--import', 'tsx', '--input-type=module', '--eval', TRY]));
    const text = readFileSync(join(root, 'tests/fixtures/content/bad/my-rule/expected.json'), 'utf8');
    const [{ follow, ...expected }] = JSON.parse(text);
    expect(diagnostics).toMatchObject([expected]);
    expect(follow).toEqual([{ find: 'Change my-rule', replace: 'What is your name?' }]);
    expect(page).toContain('\n### my-rule\n\n**warning** · A text says “Change my-rule”.');
    run(['node_modules/@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', ...files]);
  });
});
