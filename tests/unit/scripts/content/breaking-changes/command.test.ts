import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Log } from 'sarif';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findBreakingChanges } from '../../../../../scripts/content/breaking-changes/index.ts';
import { checkCommand } from '../../../../../scripts/content/check/command/index.ts';
import { CONTENT_SCHEMAS_DIR } from '../../../../../scripts/content/check/kinds.ts';
import type { JsonReport } from '../../../../../scripts/content/check/report/formats.ts';
import { readContent } from '../../../../../scripts/content/read.ts';
import { UsageError } from '../../../../../scripts/content/usage-error.ts';

const FIXTURE = fileURLToPath(new URL('../../../../fixtures/content/breaking-changes/', import.meta.url));

/** Creates a small site's content in its own git repository with one commit. */
function createSite() {
  const folder = mkdtempSync(join(tmpdir(), 'against-'));
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
    edit(name, /(?:\.\.\/)+schemas\/content/, relative(dirname(pathOf(name)), CONTENT_SCHEMAS_DIR));
  git('init', '--quiet');
  commit();
  return { root, git, commit, edit, remove: () => rmSync(folder, { recursive: true }) };
}
type Site = ReturnType<typeof createSite>;

let site: Site;
let folder: string;
beforeAll(() => {
  site = createSite();
  folder = mkdtempSync(join(tmpdir(), 'against-'));
});
afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true });
});

async function refusal(root: string, ref: string): Promise<string> {
  const error: unknown = await findBreakingChanges(root, ref).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(UsageError);
  return error instanceof Error ? error.message : '';
}

describe('npm run check -- --against explains what can’t be compared', () => {
  test('a ref that git does not have, or that looks like an option', async () => {
    expect(await refusal(site.root, 'v9')).toMatch(/^Git has no "v9"/);
    expect(await refusal(site.root, '--name-only')).toMatch(/^Git has no "--name-only"/);
  });

  test('a folder outside any repository, and one that was not there yet', async () => {
    expect(await refusal(folder, 'HEAD')).toBe(`${folder} is not in a git repository.`);
    const root = join(site.root, '..', 'later');
    mkdirSync(root);
    expect(await refusal(root, 'HEAD')).toBe(`At "HEAD", there is no content in ${root}.`);
  });

  test('no git at all', async () => {
    vi.stubEnv('PATH', folder);
    expect(await refusal(site.root, 'HEAD')).toMatch(/^Git is not installed/);
    vi.unstubAllEnvs();
  });

  test('content from before there were pages', async () => {
    const other = createSite();
    renameSync(join(other.root, 'pages'), join(other.root, '../pages'));
    other.commit();
    renameSync(join(other.root, '../pages'), join(other.root, 'pages'));
    expect(await refusal(other.root, 'HEAD')).toMatch(/^At "HEAD", no file is a page/);
    other.remove();
  });

  test('a file that is not valid JSON, in either version, unless tools own it', async () => {
    const other = createSite();
    writeFileSync(join(other.root, '.fields.json'), '{');
    other.commit();
    expect(await findBreakingChanges(other.root, 'HEAD')).toEqual([]);
    writeFileSync(join(other.root, 'fields.json'), '{');
    expect(await refusal(other.root, 'HEAD')).toMatch(/^fields\.json is not valid JSON/);
    other.commit();
    expect(await refusal(other.root, 'HEAD')).toMatch(/^At "HEAD", fields\.json is not valid JSON/);
    other.remove();
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
  let other: Site;
  beforeAll(() => {
    other = createSite();
    other.edit('steps/partner.json', '"partner"', '"partner-details"');
    other.git('tag', 'live');
  });
  afterAll(() => other.remove());

  const check = (...args: string[]) => checkIn(other, 'content/steps/partner.json', ...args);

  const PLACE = { path: 'content/steps/partner.json', line: 3, column: 11, endLine: 3 };

  test('JSON has the location before; without --against there is no breaking change', async () => {
    const { out } = await check('--against', 'live', '--format', 'json');
    const { findings } = JSON.parse(out) as JsonReport;
    expect(findings.filter(({ before }) => before)).toMatchObject([
      { rule: 'hash-changed', ...PLACE, endColumn: 28, before: { ref: 'live', ...PLACE, endColumn: 20 } },
    ]);
    expect((await check()).out).not.toContain('hash-changed');
  });

  test('SARIF has the location before as a related location, and GitHub annotations name it', async () => {
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

  test('exit code 2 for a ref that git does not have', async () => {
    expect(await check('--against', 'v9')).toEqual({
      code: 2,
      out: '',
      err: 'Git has no "v9". Name a branch, tag or commit, or fetch it first.',
    });
  });
});

describe('npm run check -- --against with files and folders', () => {
  let other: Site;
  beforeEach(() => {
    other = createSite();
  });
  afterEach(() => other.remove());

  const against = async (...paths: string[]) => {
    const { out, ...rest } = await checkIn(other, ...paths, '--against', 'HEAD', '--format', 'json');
    const { findings } = JSON.parse(out) as JsonReport;
    return { ...rest, findings: findings.map(({ rule, path, before }) => [rule, path, before?.path]) };
  };

  test('finds what was in them before, wherever it would be now', async () => {
    other.edit('pages/quote.json', ', { "step": { "$ref": "../steps/age.json" } }', '');
    rmSync(join(other.root, 'steps', 'age.json'));
    const removed = ['step-removed', 'content/pages/quote.json', 'content/steps/age.json'];
    expect((await against('content/steps')).findings).toContainEqual(removed);
    expect((await against('content/pages')).findings).toContainEqual(removed);
    expect((await against('content/steps/partner.json')).findings).toEqual([]);
  });

  test('reports invalid JSON in another file, beside what is wrong in them', async () => {
    other.edit('steps/partner.json', '"heading": "', '"heading": " ');
    writeFileSync(join(other.root, 'texts.json'), '{');
    const { code, findings } = await against('content/steps');
    expect(findings).toContainEqual(['text-spaces', 'content/steps/partner.json', undefined]);
    expect(findings.at(-1)).toEqual(['json-syntax', 'content/texts.json', undefined]);
    expect(code).toBe(1);
  });

  test('without --against, nothing about another file', async () => {
    writeFileSync(join(other.root, 'texts.json'), '{');
    expect((await checkIn(other, 'content/steps')).out).not.toContain('texts.json');
  });
});
