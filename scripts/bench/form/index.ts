import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../../browsers.ts';
import { formatTable } from '../../table.ts';
import { median } from '../median.ts';
import { buildPages, SIZES, type Size } from './build.ts';
import { assertSameForm, type Figures, measureBytes, measureKeystroke, measureReady } from './measure.ts';

const ROUNDS = 5;
const HEAD = ['fields', 'figure', 'engine', 'by hand', 'ratio', 'limit', ''];
const KEYSTROKE: Record<Size, number> = { 10: 1.2, 100: 1.5, 1000: 2 };

const milliseconds = (value: number) => `${value.toFixed(2)} ms`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;

function compare(size: Size, engine: Figures[], hand: Figures[]) {
  const row = (key: keyof Figures, name: string, limit?: number) => {
    const values = [engine, hand].map((all) => median(all.flatMap((figures) => figures[key] ?? [])));
    const [ours = 0, theirs = 0] = values;
    const ratio = ours / theirs;
    const isWithin = limit === undefined || ratio <= limit;
    const result = limit === undefined ? ['', ''] : [String(limit), isWithin ? 'ok' : 'OVER'];
    const shown = values.map(key === 'bytes' ? kilobytes : milliseconds);
    return { cells: [String(size), name, ...shown, ratio.toFixed(2), ...result], isWithin };
  };
  return [
    row('keystroke', 'CPU per keystroke', KEYSTROKE[size]),
    row('script', '  of which scripts'),
    row('ready', 'ready to type, CPU at 1/4', 1.4),
    row('readyCpu', '  of which main thread'),
    row('bytes', 'scripts, brotli', 1.9),
  ];
}

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

/** Measures the two pages alternately, so that other load on the machine affects both. */
async function measureSize(browser: Browser, origin: string, size: Size) {
  const pageOf = (kind: string) => ({ address: `${origin}/${kind}/${size}.html`, figures: [] as Figures[] });
  const [engine, hand] = [pageOf('engine'), pageOf('hand')];
  await inFreshPage(browser, (page) => assertSameForm(page, engine.address, hand.address));
  const rounds = Array.from({ length: ROUNDS }, () => [measureKeystroke, measureReady]).flat();
  for (const measure of [...rounds, measureBytes])
    for (const { address, figures } of [engine, hand])
      figures.push(await inFreshPage(browser, (page) => measure(page, address, size)));
  return compare(size, engine.figures, hand.figures);
}

async function measureAll(dist: string) {
  const app = Fastify();
  app.register(fastifyStatic, { root: dist });
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

/** Compares a form of the engine with a form written by hand, in Chromium. Returns true if it is within the limits. */
export async function benchForm(): Promise<boolean> {
  const dist = mkdtempSync(join(tmpdir(), 'bench-form-'));
  try {
    await buildPages(dist);
    const rows = await measureAll(dist);
    const table = formatTable([HEAD, ...rows.map(({ cells }) => cells)], [1]);
    console.log(`The engine's form and the same form written by hand; medians of five rounds\n\n${table}\n`);
    return rows.every(({ isWithin }) => isWithin);
  } finally {
    rmSync(dist, { recursive: true });
  }
}
