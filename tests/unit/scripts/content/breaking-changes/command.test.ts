import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Log } from 'sarif';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findBreakingChanges } from '../../../../../scripts/content/breaking-changes/index.ts';
import { checkCommand } from '../../../../../scripts/content/check/command/index.ts';
import { schemaPath } from '../../../../../scripts/content/check/kinds.ts';
import type { JsonReport } from '../../../../../scripts/content/check/report/formats.ts';
import { readContent } from '../../../../../scripts/content/read.ts';
import { UsageError } from '../../../../../scripts/content/usage-error.ts';

const FIXTURE = fileURLToPath(new URL('../../../../fixtures/content/breaking-changes/', import.meta.url));

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'against-'));
  folders.push(folder);
  return folder;
}

/** Creates a small site's content in its own git repository with one commit. */
function createSite() {
  const folder = createFolder();
  const root = join(folder, 'content');
  const pathOf = (name: string) => join(root, name);
  const git = (...args: readonly string[]) => {
    const config = ['user.name=An author', 'user.email=author@example.com', 'commit.gpgsign=false'];
    execFileSync('git', ['-C', folder, ...config.flatMap((setting) => ['-c', setting]), ...args]);
  };
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Content');
  };
  const edit = (name: string, from: string | RegExp, to: string) =>
    writeFileSync(pathOf(name), readFileSync(pathOf(name), 'utf8').replace(from, to));
  cpSync(FIXTURE, root, { recursive: true });
  for (const { name } of readContent(FIXTURE).values())
    edit(name, /(?:\.\.\/)+schemas\/content/, relative(dirname(pathOf(name)), dirname(schemaPath('step'))));
  git('init', '--quiet');
  commit();
  return { root, git, commit, edit };
}
type Site = ReturnType<typeof createSite>;

async function refusal(root: string, ref: string): Promise<string> {
  const error: unknown = await findBreakingChanges(root, ref).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(UsageError);
  return error instanceof Error ? error.message : '';
}

describe('npm run check -- --against without a comparable version', () => {
  const { root } = createSite();
  const empty = createFolder();

  test.each(['v9', '--name-only'])('rejects the unknown ref %s', async (ref) => {
    expect(await refusal(root, ref)).toMatch(new RegExp(`^Git has no "${ref}"`));
  });

  test('rejects a folder without a repository or without earlier content', async () => {
    expect(await refusal(empty, 'HEAD')).toBe(`${empty} is not in a git repository.`);
    const later = join(root, '..', 'later');
    mkdirSync(later);
    expect(await refusal(later, 'HEAD')).toBe(`At "HEAD", there is no content in ${later}.`);
  });

  test('explains that Git is not installed', async () => {
    vi.stubEnv('PATH', empty);
    expect(await refusal(root, 'HEAD')).toMatch(/^Git is not installed/);
    vi.unstubAllEnvs();
  });

  test('rejects a version without pages', async () => {
    const { root, commit } = createSite();
    renameSync(join(root, 'pages'), join(root, '../pages'));
    commit();
    renameSync(join(root, '../pages'), join(root, 'pages'));
    expect(await refusal(root, 'HEAD')).toMatch(/^At "HEAD", no file is a page/);
  });

  test('rejects invalid JSON in either version, except in hidden files', async () => {
    const { root, commit } = createSite();
    writeFileSync(join(root, '.fields.json'), '{');
    commit();
    expect(await findBreakingChanges(root, 'HEAD')).toEqual([]);
    writeFileSync(join(root, 'fields.json'), '{');
    expect(await refusal(root, 'HEAD')).toMatch(/^fields\.json is not valid JSON/);
    commit();
    expect(await refusal(root, 'HEAD')).toMatch(/^At "HEAD", fields\.json is not valid JSON/);
  });
});

/** Runs the command on a site's content. */
async function checkIn({ root }: Site, ...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await checkCommand(args, {
    cwd: join(root, '..'),
    colour: false,
    out: (text) => out.push(text),
    err: (text) => err.push(text),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('npm run check -- --against in each format', () => {
  const other = createSite();
  other.edit('steps/partner.json', '"partner"', '"partner-details"');
  other.git('tag', 'live');

  const check = (...args: string[]) => checkIn(other, 'content/steps/partner.json', ...args);

  const PLACE = { path: 'content/steps/partner.json', line: 3, column: 11, endLine: 3 };

  test('reports the earlier location in JSON', async () => {
    const { out } = await check('--against', 'live', '--format', 'json');
    const { findings } = JSON.parse(out) as JsonReport;
    expect(findings.filter(({ before }) => before)).toMatchObject([
      { rule: 'hash-changed', ...PLACE, endColumn: 28, before: { ref: 'live', ...PLACE, endColumn: 20 } },
    ]);
    expect((await check()).out).not.toContain('hash-changed');
  });

  test('reports the earlier location in SARIF and in GitHub annotations', async () => {
    const { out } = await check('--against', 'live', '--format', 'sarif');
    const { runs }: Log = JSON.parse(out);
    const [result] = runs[0]?.results?.filter(({ ruleId }) => ruleId === 'hash-changed') ?? [];
    const region = { startLine: 3, startColumn: 11, endLine: 3, endColumn: 20 };
    expect(result?.relatedLocations).toMatchObject([
      { message: { text: 'before, at live' }, physicalLocation: { region } },
    ]);
    expect(runs[0]?.tool.driver.rules?.[result?.ruleIndex ?? -1]?.id).toBe('hash-changed');
    const annotations = await check('--against', 'live', '--format', 'github');
    expect(annotations.out).toContain('%0ABefore, at live: content/steps/partner.json:3:11');
  });

  test('exits with code 2 for an unknown ref', async () => {
    expect(await check('--against', 'v9')).toEqual({
      code: 2,
      out: '',
      err: 'Git has no "v9". Name a branch, tag or commit, or fetch it first.',
    });
  });
});

describe('npm run check on selected files and folders', () => {
  let other: Site;
  beforeEach(() => {
    other = createSite();
  });

  const against = async (...paths: string[]) => {
    const { out, ...rest } = await checkIn(other, ...paths, '--against', 'HEAD', '--format', 'json');
    const { findings } = JSON.parse(out) as JsonReport;
    return { ...rest, findings: findings.map(({ rule, path, before }) => [rule, path, before?.path]) };
  };

  test('reports breaking changes whose earlier or current location is selected', async () => {
    other.edit('pages/quote.json', ', { "step": { "$ref": "../steps/age.json" } }', '');
    rmSync(join(other.root, 'steps', 'age.json'));
    const removed = ['step-removed', 'content/pages/quote.json', 'content/steps/age.json'];
    expect((await against('content/steps')).findings).toContainEqual(removed);
    expect((await against('content/pages')).findings).toContainEqual(removed);
    expect((await against('content/steps/partner.json')).findings).toEqual([]);
  });

  test('reports invalid JSON in other files with --against', async () => {
    other.edit('steps/partner.json', '"heading": "', '"heading": " ');
    writeFileSync(join(other.root, 'texts.json'), '{');
    const { code, findings } = await against('content/steps');
    expect(findings).toContainEqual(['text-spaces', 'content/steps/partner.json', undefined]);
    expect(findings.at(-1)).toEqual(['json-syntax', 'content/texts.json', undefined]);
    expect(code).toBe(1);
  });

  test('ignores invalid JSON in other files without --against', async () => {
    writeFileSync(join(other.root, 'texts.json'), '{');
    expect((await checkIn(other, 'content/steps')).out).not.toContain('texts.json');
  });
});
