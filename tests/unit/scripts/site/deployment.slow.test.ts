import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServer } from '../../../../scripts/site/server.ts';
import { Child } from '../support/child.ts';
import { publishFiles } from './support/publish-files.ts';

const LANDING = '/health-insurance/overseas-visitors';
const OLD_SCRIPT = '/assets/main-0.js';
const OLD_PAGE = `<script src="${OLD_SCRIPT}"></script>`;
const TWO_MINUTES = 120_000;

let dist: string;
let app: FastifyInstance;
let origin: string;

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  publishFiles(dist, {
    [`${LANDING.slice(1)}/index.html`]: OLD_PAGE,
    'page/index.html': OLD_PAGE,
    [OLD_SCRIPT.slice(1)]: 'old script',
  });
  app = createServer({ dist, home: LANDING });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

const runs = (program: string) =>
  new Child(process.execPath, ['--import', 'tsx', `tests/fixtures/${program}.ts`, dist]);
const textOf = async (path: string) => (await fetch(`${origin}${path}`)).text();

const numberOf = (page: string) => Number(/main-(\d+)\.js/.exec(page)?.[1]);

/**
 * Requests a page and all its assets repeatedly until `work` is done. @returns the versions of the page, in order
 * @param onChange called with each new version of the page
 */
async function visitWhile(work: Promise<unknown>, path: string, onChange = (_page: string) => {}) {
  const pages = [OLD_PAGE];
  const failures: string[] = [];
  let count = 0;
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  const ask = async (address: string) => {
    const response = await fetch(`${origin}${address}`);
    if (response.status !== 200) failures.push(`${response.status} ${address}`);
    count += 1;
    return response.text();
  };
  while (!isDone) {
    const page = await ask(path);
    const named = [...page.matchAll(/(?:src|href|data-content)="(\/assets\/[^"]+)"/g)];
    await Promise.all(named.map(([, asset = '']) => ask(asset)));
    if (pages.at(-1) === page) continue;
    pages.push(page);
    onChange(page);
  }
  return { pages, failures, count };
}

test('npm run build replaces the site without a failed request or a restart', {
  timeout: TWO_MINUTES,
}, async () => {
  const build = runs('build-site');
  const { pages, failures, count } = await visitWhile(build.exit, LANDING);
  expect(await build.exit, build.output).toBe(0);
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(100);
  await vi.waitFor(async () => expect(await textOf(LANDING)).not.toBe(OLD_PAGE));
  const built = readFileSync(join(dist, LANDING, 'index.html'), 'utf8');
  expect(await textOf(LANDING)).toBe(built);
  expect([OLD_PAGE, built]).toEqual(expect.arrayContaining(pages));
  expect(await textOf(OLD_SCRIPT)).toBe('old script');
});

test('serves complete pages with their scripts during many builds', async () => {
  const publisher = runs('publish-builds');
  const publish = (number: number) => publisher.process.stdin?.write(`${number}\n`);
  publish(1);
  const { pages, failures } = await visitWhile(publisher.exit, '/page', (page) => {
    // publish the next build only after this one is served, because the scripts of only three builds are stored
    const number = numberOf(page);
    if (number === 20) publisher.process.stdin?.end();
    else publish(number + 1);
  });
  expect(await publisher.exit, publisher.output).toBe(0);
  expect(failures).toEqual([]);
  expect(pages).toHaveLength(21);
  for (const page of pages.slice(1)) {
    const number = numberOf(page);
    expect(page.split('</script>')[1]).toBe(String(number).repeat(1000 * number));
  }
});

test('keeps the old site unchanged after a killed build', { timeout: TWO_MINUTES }, async () => {
  const filesOf = () => readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort();
  const before = filesOf();
  const build = runs('build-site');
  await vi.waitFor(() => expect(filesOf().length).toBeGreaterThan(before.length + 5), {
    timeout: TWO_MINUTES,
    interval: 20,
  });
  build.process.kill('SIGKILL');
  await build.exit;
  expect(filesOf().filter((name) => !name.startsWith('.next-'))).toEqual(before);
  expect(await textOf(LANDING)).toBe(OLD_PAGE);
  expect(existsSync(join(dist, OLD_SCRIPT))).toBe(true);
});
