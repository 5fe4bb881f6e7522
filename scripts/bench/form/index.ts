import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../../browsers.ts';
import { compressAll } from '../../site/compress.ts';
import { formatTable } from '../../table.ts';
import { buildPages } from './build.ts';
import { compare, HEAD } from './compare.ts';
import { type Figures, measureBytes, measureKeystroke } from './measure.ts';
import { measureStart } from './measure-start.ts';
import { KINDS, type PageKind, SIZES, type Size } from './pages.ts';
import { assertSameForm } from './same-form.ts';

const ROUNDS = 5;

/** Runs a function in a page of a new profile, with nothing cached or compiled. */
async function inFreshPage<Result>(browser: Browser, run: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`The page failed: ${error.message}`));
    return await run(page);
  } finally {
    await context.close();
  }
}

/** Measures the pages in turn, so that other load on the machine affects all of them. */
async function measureSize(browser: Browser, origin: string, size: Size) {
  const addressOf = (kind: PageKind) => `${origin}/${kind}/${size}.html`;
  await inFreshPage(browser, (page) => assertSameForm(page, size, addressOf('engine'), addressOf('hand')));

  const figures: Record<PageKind, Figures[]> = { engine: [], hand: [] };
  const rounds = Array.from({ length: ROUNDS }, () => [measureKeystroke, measureStart]).flat();
  for (const measure of [...rounds, measureBytes])
    for (const kind of KINDS)
      figures[kind].push(await inFreshPage(browser, (page) => measure(page, addressOf(kind), size)));
  return compare(size, figures);
}

async function measureAll(dist: string) {
  const app = Fastify();
  app.register(fastifyStatic, { root: dist, preCompressed: true });
  // an empty page to start from
  app.get('/', (_request, reply) => reply.type('text/html').send('<!doctype html><title>Start</title>'));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const browser = await chromium.launch({ executablePath: ensureChromium('measure'), args: CHROMIUM_FLAGS });
  try {
    const rows: ReturnType<typeof compare> = [];
    for (const size of SIZES) rows.push(...(await measureSize(browser, origin, size)));
    return rows;
  } finally {
    await browser.close();
    await app.close();
  }
}

/**
 * Compares a form of the engine with the same form written by hand, in Chromium.
 * @returns true if it is within the limits
 */
export async function benchForm(): Promise<boolean> {
  const dist = mkdtempSync(join(tmpdir(), 'bench-form-'));
  try {
    await buildPages(dist);
    compressAll(dist);
    const rows = await measureAll(dist);
    const table = formatTable([HEAD, ...rows.map(({ cells }) => cells)], [1]);
    console.log(`The engine's form and the same form written by hand; medians of five rounds\n\n${table}\n`);
    return rows.every(({ isWithin }) => isWithin);
  } finally {
    rmSync(dist, { recursive: true });
  }
}
