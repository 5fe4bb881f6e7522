import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkAgainst, formatChanges } from '../../../../../scripts/content/against/index.ts';
import { UsageError } from '../../../../../scripts/content/check/command/usage-error.ts';
import { createSite, git, type Site } from './site.ts';

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
      'Git knows no "v9". Name a branch, a tag or a commit that it has.',
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

  test('a file that is no JSON, on either side', async () => {
    const other = createSite();
    writeFileSync(join(other.root, 'fields.json'), '{');
    expect(await refusal(other.root, 'HEAD')).toMatch(/^fields\.json is no JSON/);
    other.commit();
    expect(await refusal(other.root, 'HEAD')).toMatch(/^At "HEAD", fields\.json is no JSON/);
    other.remove();
  });
});

describe('npm run check -- --against: how it is told', () => {
  test('with the lines of both sides', async () => {
    const changes = await site.after([
      'steps/partner.json',
      '"hash": "partner"',
      '"hash": "partner-details"',
    ]);
    const [, schema = ''] = /("\$schema": .*)/.exec(changes[0]?.text ?? '') ?? [];
    expect(formatChanges(changes, { frames: true, folder: 'content' }).split('\n')).toEqual([
      'content/steps/partner.json:3:11  warning  hash-changed',
      '  before, at HEAD: content/steps/partner.json:3:11',
      '    1 | {',
      expect.stringContaining(schema.slice(0, 40)),
      '  > 3 |   "hash": "partner",',
      '      |           ^^^^^^^^^',
      '    4 |   "heading": "About your partner",',
      '    5 |   "schema": {',
      '  now:',
      '    1 | {',
      expect.stringContaining(schema.slice(0, 40)),
      '  > 3 |   "hash": "partner-details",',
      '      |           ^^^^^^^^^^^^^^^^^',
      '    4 |   "heading": "About your partner",',
      '    5 |   "schema": {',
      expect.stringMatching(/^ {2}The step's hash was "partner"/),
      expect.stringMatching(/^ {2}→ Keep the hash "partner"/),
      '',
    ]);
  });

  test('in few lines', async () => {
    const changes = await site.after([
      'steps/partner.json',
      '"hash": "partner"',
      '"hash": "partner-details"',
    ]);
    expect(formatChanges(changes, { frames: false }).split('\n')).toEqual([
      'steps/partner.json:3:11  warning  hash-changed',
      '  before, at HEAD: steps/partner.json:3:11',
      expect.stringMatching(/^ {2}The step's hash/),
      expect.stringMatching(/^ {2}→ Keep/),
      '',
    ]);
  });

  test('against any commit, a tag or a branch', async () => {
    git(site.root, 'tag', 'live');
    const changes = await checkAgainst(site.root, 'live');
    expect(changes).toEqual([]);
  });
});
