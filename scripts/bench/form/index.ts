import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { Browser, Page } from 'playwright';
import { formatTable } from '../../table.ts';
import { median } from '../median.ts';
import { buildPages } from './build.ts';
import { SIZES, type Size } from './fields.ts';
import {
  assertSameForm,
  inFreshPage,
  launchBrowser,
  measureBytes,
  measureKeystroke,
  measureReady,
} from './measure.ts';

const ROUNDS = 5;

interface Sample {
  /** CPU per keystroke, in milliseconds. */
  keystroke: number;
  script: number;
  /** Time until a field accepts a key, in milliseconds. */
  ready: number;
  readyCpu: number;
  bytes: number;
}

interface Comparison {
  size: Size;
  engine: Sample;
  hand: Sample;
}

const HEAD = ['fields', 'figure', 'engine', 'by hand', 'ratio', 'limit', ''];
const KEYSTROKE: Record<Size, number> = { 10: 1.2, 100: 1.5, 1000: 2 };
const READY = 1.4;
const BYTES = 1.9;

const milliseconds = (value: number) => `${value.toFixed(2)} ms`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;

/** Returns the rows of the table for one size, each with whether it is within its limit. */
function rowsOf({ size, engine, hand }: Comparison): { cells: string[]; isWithin: boolean }[] {
  const row = (key: keyof Sample, name: string, format: (value: number) => string, limit?: number) => {
    const ratio = engine[key] / hand[key];
    const isWithin = limit === undefined || ratio <= limit;
    const result = limit === undefined ? ['', ''] : [String(limit), isWithin ? 'ok' : 'OVER'];
    const values = [format(engine[key]), format(hand[key]), ratio.toFixed(2)];
    return { cells: [String(size), name, ...values, ...result], isWithin };
  };
  return [
    row('keystroke', 'CPU per keystroke', milliseconds, KEYSTROKE[size]),
    row('script', '  of which scripts', milliseconds),
    row('ready', 'ready to type, CPU at 1/4', milliseconds, READY),
    row('readyCpu', '  of which main thread', milliseconds),
    row('bytes', 'scripts, brotli', kilobytes, BYTES),
  ];
}

type Measure<Result> = (page: Page, address: string, size: Size) => Promise<Result>;

/** Measures both pages in turns, so that other load on the machine affects both. */
async function compare(browser: Browser, origin: string, size: Size): Promise<Comparison> {
  const [engine, hand] = [`${origin}/engine/${size}.html`, `${origin}/hand/${size}.html`];
  await inFreshPage(browser, (page) => assertSameForm(page, engine, hand));

  const inTurns = async <Result>(measure: Measure<Result>, rounds = ROUNDS) => {
    const results = { engine: [] as Result[], hand: [] as Result[] };
    for (let round = 0; round < rounds; round += 1) {
      results.engine.push(await inFreshPage(browser, (page) => measure(page, engine, size)));
      results.hand.push(await inFreshPage(browser, (page) => measure(page, hand, size)));
    }
    return results;
  };
  const keystroke = await inTurns(measureKeystroke);
  const ready = await inTurns(measureReady);
  const bytes = await inTurns(measureBytes, 1);

  const sample = (of: 'engine' | 'hand'): Sample => ({
    keystroke: median(keystroke[of].map(({ task }) => task)),
    script: median(keystroke[of].map(({ script }) => script)),
    ready: median(ready[of].map(({ wall }) => wall)),
    readyCpu: median(ready[of].map(({ cpu }) => cpu)),
    bytes: median(bytes[of]),
  });
  return { size, engine: sample('engine'), hand: sample('hand') };
}

async function serve(root: string): Promise<{ address: string; close(): Promise<void> }> {
  const app = Fastify();
  app.register(fastifyStatic, { root });
  // an empty page to start from
  app.get('/', (_request, reply) => reply.type('text/html').send('<!doctype html><title>Start</title>'));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, close: () => app.close() };
}

async function measureAll(dist: string) {
  const server = await serve(dist);
  const browser = await launchBrowser();
  try {
    const rows: ReturnType<typeof rowsOf> = [];
    for (const size of SIZES) rows.push(...rowsOf(await compare(browser, server.address, size)));
    return rows;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Compares a form of the engine with one written by hand, in Chromium; returns whether all is within the limits. */
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
