import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from 'sarif';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkAgainst } from '../../../../../scripts/content/against/index.ts';
import { checkCommand } from '../../../../../scripts/content/check/command/index.ts';
import type { JsonReport } from '../../../../../scripts/content/check/report/json.ts';
import { UsageError } from '../../../../../scripts/content/usage-error.ts';
import { createSite, git, move, type Site } from './site.ts';

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
  const error: unknown = await checkAgainst(root, ref).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(UsageError);
  return error instanceof Error ? error.message : '';
}

describe('npm run check -- --against: what can’t be compared is told in a sentence', () => {
  test('a ref that git does not have', async () => {
    expect(await refusal(site.root, 'v9')).toBe(
      'Git knows no "v9". Name a branch, a tag or a commit that it has, or fetch it first.',
    );
  });

  test('a ref that looks like an option is a ref', async () => {
    expect(await refusal(site.root, '--name-only')).toMatch(/^Git knows no "--name-only"/);
  });

  test('a folder that is in no repository', async () => {
    expect(await refusal(folder, 'HEAD')).toBe(`${folder} is in no git repository.`);
  });

  test('a folder that was not there then', async () => {
    const root = join(site.root, '..', 'later');
    mkdirSync(root);
    expect(await refusal(root, 'HEAD')).toBe(`At "HEAD" there was no content in ${root}.`);
  });

  test('no git at all', async () => {
    const { PATH } = process.env;
    process.env.PATH = folder;
    try {
      expect(await refusal(site.root, 'HEAD')).toBe(
        'There is no git here to read the content of before with.',
      );
    } finally {
      process.env.PATH = PATH;
    }
  });

  test('content from before there were pages', async () => {
    const other = createSite();
    move(other.root, 'pages/quote.json', '../quote.json');
    move(other.root, 'pages/application.json', '../application.json');
    rmSync(join(other.root, 'pages'), { recursive: true });
    other.commit();
    move(other.root, '../quote.json', 'pages/quote.json');
    expect(await refusal(other.root, 'HEAD')).toMatch(/^At "HEAD" no file was a page/);
    other.remove();
  });

  test('but not a file that tools keep for themselves', async () => {
    const other = createSite();
    writeFileSync(join(other.root, '.fields.json'), '{');
    other.commit();
    expect(await checkAgainst(other.root, 'HEAD')).toEqual([]);
    other.remove();
  });

  test('a file that is no JSON, on either side', async () => {
    const other = createSite();
    writeFileSync(join(other.root, 'fields.json'), '{');
    expect(await refusal(other.root, 'HEAD')).toMatch(/^fields\.json is no JSON/);
    other.commit();
    expect(await refusal(other.root, 'HEAD')).toMatch(/^At "HEAD", fields\.json is no JSON/);
    other.remove();
  });
});

/** Runs the command beside a site's content. */
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

describe('npm run check -- --against: how it is told', () => {
  let other: Site;
  beforeAll(() => {
    other = createSite();
    const step = join(other.root, 'steps', 'partner.json');
    writeFileSync(step, readFileSync(step, 'utf8').replace('"partner"', '"partner-details"'));
    git(other.root, 'tag', 'live');
  });
  afterAll(() => other.remove());

  const check = (...args: string[]) => checkIn(other, 'content/steps/partner.json', ...args);

  const PLACE = { path: 'content/steps/partner.json', line: 3, column: 11, endLine: 3 };

  test('as JSON: with the place before', async () => {
    const { out } = await check('--against', 'live', '--format', 'json');
    const { findings } = JSON.parse(out) as JsonReport;
    expect(findings.filter(({ before }) => before)).toMatchObject([
      { rule: 'hash-changed', ...PLACE, endColumn: 28, before: { ref: 'live', ...PLACE, endColumn: 20 } },
    ]);
  });

  test('as SARIF: the place before is a related location, the kind of change a rule', async () => {
    const { out } = await check('--against', 'live', '--format', 'sarif');
    const { runs }: Log = JSON.parse(out);
    const [result] = runs[0]?.results?.filter(({ ruleId }) => ruleId === 'hash-changed') ?? [];
    const region = { startLine: 3, startColumn: 11, endLine: 3, endColumn: 20 };
    expect(result?.relatedLocations).toMatchObject([
      { message: { text: 'before, at live' }, physicalLocation: { region } },
    ]);
    expect(runs[0]?.tool.driver.rules?.[result?.ruleIndex ?? -1]?.id).toBe('hash-changed');
  });

  test('to GitHub: with the place before in words', async () => {
    const { out } = await check('--against', 'live', '--format', 'github');
    expect(out).toContain('%0ABefore, at live: content/steps/partner.json:3:11');
  });

  test('without it, nothing of a change', async () => {
    expect((await check()).out).not.toContain('hash-changed');
  });

  test('2 and a sentence for a ref that git does not have', async () => {
    expect(await check('--against', 'v9')).toEqual({
      code: 2,
      out: '',
      err: 'Git knows no "v9". Name a branch, a tag or a commit that it has, or fetch it first.',
    });
  });
});

describe('npm run check -- --against: of files and folders that are named', () => {
  let other: Site;
  beforeEach(() => {
    other = createSite();
  });
  afterEach(() => other.remove());

  const against = async (...paths: string[]) => {
    const { out, ...told } = await checkIn(other, ...paths, '--against', 'HEAD', '--format', 'json');
    const { findings } = JSON.parse(out) as JsonReport;
    return { ...told, findings: findings.map(({ rule, path, before }) => [rule, path, before?.path]) };
  };

  test('what stood in them before, wherever it would stand now', async () => {
    const page = join(other.root, 'pages', 'quote.json');
    const step = ', { "step": { "$ref": "../steps/age.json" } }';
    writeFileSync(page, readFileSync(page, 'utf8').replace(step, ''));
    rmSync(join(other.root, 'steps', 'age.json'));
    const lost = ['step-removed', 'content/pages/quote.json', 'content/steps/age.json'];
    expect((await against('content/steps')).findings).toContainEqual(lost);
    expect((await against('content/pages')).findings).toContainEqual(lost);
    expect((await against('content/steps/partner.json')).findings).toEqual([]);
  });

  test('where another file is no JSON, that it is, and what else is wrong in them', async () => {
    const step = join(other.root, 'steps', 'partner.json');
    writeFileSync(step, readFileSync(step, 'utf8').replace('"heading": "', '"heading": " '));
    writeFileSync(join(other.root, 'texts.json'), '{');
    const { code, findings } = await against('content/steps');
    expect(findings).toContainEqual(['text-spaces', 'content/steps/partner.json', undefined]);
    expect(findings.at(-1)).toEqual(['json-syntax', 'content/texts.json', undefined]);
    expect(code).toBe(1);
  });

  test('but without --against, nothing of that file', async () => {
    writeFileSync(join(other.root, 'texts.json'), '{');
    expect((await checkIn(other, 'content/steps')).out).not.toContain('texts.json');
  });
});
