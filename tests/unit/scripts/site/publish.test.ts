import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeNextFolder } from '../../../../scripts/site/publish.ts';
import { createServer } from '../../../../scripts/site/server.ts';
import { publishFiles } from './support/publish-files.ts';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
});
afterEach(() => {
  rmSync(dist, { recursive: true });
});

/** Returns the files of a build: a page, and a script with the build's number in its name. */
const build = (number: number): Record<string, string> => ({
  'page/index.html': `page ${number}`,
  [`assets/main-${number}.js`]: `script ${number}`,
  [`assets/main-${number}.js.br`]: 'compressed',
});

const assets = () => readdirSync(join(dist, 'assets')).sort();

test('a build takes the place of the one before it', () => {
  publishFiles(dist, build(1));
  publishFiles(dist, build(2));
  expect(readFileSync(join(dist, 'page/index.html'), 'utf8')).toBe('page 2');
});

test('the assets of the last three builds stay, older ones go', () => {
  for (const number of [1, 2, 3, 4]) publishFiles(dist, build(number));
  expect(assets()).toEqual([2, 3, 4].flatMap((number) => [`main-${number}.js`, `main-${number}.js.br`]));
});

test('a build that changed nothing counts once', () => {
  for (const number of [1, 2, 3, 3, 3]) publishFiles(dist, build(number));
  expect(assets()).toContain('main-1.js');
});

test('an asset that a later build needs again stays', () => {
  for (const number of [1, 2, 3, 1]) publishFiles(dist, build(number));
  expect(assets()).toContain('main-1.js');
});

test('a page that is no longer built goes at once', () => {
  publishFiles(dist, { ...build(1), 'old/index.html': 'old page' });
  publishFiles(dist, build(2));
  expect(existsSync(join(dist, 'old/index.html'))).toBe(false);
});

test('what other tools write there stays', () => {
  mkdirSync(join(dist, 'gallery'));
  writeFileSync(join(dist, 'gallery/index.html'), 'pictures');
  for (const number of [1, 2]) publishFiles(dist, build(number));
  expect(readFileSync(join(dist, 'gallery/index.html'), 'utf8')).toBe('pictures');
});

test('a server that starts amid an interrupted publication serves whole pages, with their scripts', async () => {
  publishFiles(dist, build(1));
  // stands where the second build has a file: it fails once its pages are there
  mkdirSync(join(dist, 'texts.txt/folder'), { recursive: true });
  expect(() => publishFiles(dist, { ...build(2), 'texts.txt': 'texts' })).toThrow();
  const site = createServer({ dist, home: '/page' });
  expect((await site.inject('/page')).body).toBe('page 2');
  expect((await site.inject('/assets/main-2.js')).body).toBe('script 2');
  expect((await site.inject('/assets/main-1.js')).body).toBe('script 1');
});

test('the folders of interrupted builds are removed, those of running ones stay', () => {
  // no process can have this number
  const left = join(dist, '.next-99999999');
  const running = join(dist, `.next-${process.ppid}`);
  for (const folder of [left, running]) mkdirSync(folder);
  const own = makeNextFolder(dist);
  expect([left, running, own].map(existsSync)).toEqual([false, true, true]);
});
