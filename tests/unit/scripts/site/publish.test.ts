import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeNextFolder } from '../../../../scripts/site/publish.ts';
import { createServer } from '../../../../scripts/site/server.ts';
import { publishFiles } from './support/publish-files.ts';
import { temporaryFolder } from './support/site.ts';

const root = temporaryFolder();
let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(root, 'dist-'));
});

/** Returns the files of a build: a page, and a script with the build's number in its name. */
const build = (number: number): Record<string, string> => ({
  'page/index.html': `page ${number}`,
  [`assets/main-${number}.js`]: `script ${number}`,
  [`assets/main-${number}.js.br`]: 'compressed',
});

describe('published assets', () => {
  test.each([
    ['are kept for three builds', [1, 2, 3, 4], [2, 3, 4]],
    ['are kept for three builds, not counting unchanged builds', [1, 2, 3, 3, 3], [1, 2, 3]],
    ['stay if a later build has them again', [1, 2, 3, 1], [1, 2, 3]],
  ])('%s', (_case, published, expected) => {
    for (const number of published) publishFiles(dist, build(number));
    const assets = expected.flatMap((number) => [`main-${number}.js`, `main-${number}.js.br`]);
    expect(readdirSync(join(dist, 'assets')).sort()).toEqual(assets);
    expect(readFileSync(join(dist, 'page/index.html'), 'utf8')).toBe(`page ${published.at(-1)}`);
  });
});

test('keeps the assets of as many builds as asked for', () => {
  for (const number of [1, 2, 3]) publishFiles(dist, build(number), 1);
  expect(readdirSync(join(dist, 'assets')).sort()).toEqual(['main-3.js', 'main-3.js.br']);
  for (const number of [4, 5, 6, 7]) publishFiles(dist, build(number), 5);
  expect(readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))).toHaveLength(5);
});

test('removes pages that are no longer built and keeps files of other tools', () => {
  mkdirSync(join(dist, 'gallery'));
  writeFileSync(join(dist, 'gallery/index.html'), 'pictures');
  publishFiles(dist, { ...build(1), 'old/index.html': 'old page' });
  publishFiles(dist, build(2));
  expect(existsSync(join(dist, 'old/index.html'))).toBe(false);
  expect(readFileSync(join(dist, 'gallery/index.html'), 'utf8')).toBe('pictures');
});

test('serves complete pages with their scripts after a failed publication', async () => {
  publishFiles(dist, build(1));
  // instead of a file of the second build, which fails after its pages are published
  mkdirSync(join(dist, 'texts.txt/folder'), { recursive: true });
  expect(() => publishFiles(dist, { ...build(2), 'texts.txt': 'texts' })).toThrow();
  const site = createServer({ dist, home: '/page' });
  const bodyOf = async (url: string) => (await site.inject(url)).body;
  expect(await bodyOf('/page')).toBe('page 2');
  expect(await bodyOf('/assets/main-2.js')).toBe('script 2');
  expect(await bodyOf('/assets/main-1.js')).toBe('script 1');
});

test('removes the folders of interrupted builds but not of running ones', () => {
  // an impossible process id
  const interrupted = join(dist, '.next-99999999');
  const running = join(dist, `.next-${process.ppid}`);
  for (const folder of [interrupted, running]) mkdirSync(folder);
  const own = makeNextFolder(dist);
  expect([interrupted, running, own].map(existsSync)).toEqual([false, true, true]);
});
