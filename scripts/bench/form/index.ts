import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { formatTable } from '../../table.ts';
import { buildPages } from './build.ts';
import { type Comparison, compare, type Sample } from './compare.ts';
import { SIZES, type Size } from './fields.ts';
import { launchBrowser } from './measure.ts';

const HEAD = ['fields', 'figure', 'engine', 'by hand', 'ratio', 'limit', ''];
const KEYSTROKE: Record<Size, number> = { 10: 1.2, 100: 1.5, 1000: 2 };
const READY = 1.4;
const BYTES = 1.9;

interface Figure {
  size: Size;
  name: string;
  engine: string;
  hand: string;
  ratio: number;
  limit: number | undefined;
}

const milliseconds = (value: number) => `${value.toFixed(2)} ms`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;

function isWithin({ ratio, limit }: Figure): boolean {
  return limit === undefined || ratio <= limit;
}

function figuresOf({ size, engine, hand }: Comparison): Figure[] {
  const figure = (
    key: keyof Sample,
    name: string,
    show: (value: number) => string,
    limit?: number,
  ): Figure => ({
    size,
    name,
    engine: show(engine[key]),
    hand: show(hand[key]),
    ratio: engine[key] / hand[key],
    limit,
  });
  return [
    figure('keystroke', 'CPU per keystroke', milliseconds, KEYSTROKE[size]),
    figure('script', '  of which scripts', milliseconds),
    figure('ready', 'ready to type, CPU at 1/4', milliseconds, READY),
    figure('readyCpu', '  of which main thread', milliseconds),
    figure('bytes', 'scripts, brotli', kilobytes, BYTES),
  ];
}

function cells(figure: Figure): string[] {
  const { size, name, engine, hand, ratio, limit } = figure;
  return [
    String(size),
    name,
    engine,
    hand,
    ratio.toFixed(2),
    ...(limit === undefined ? ['', ''] : [String(limit), isWithin(figure) ? 'ok' : 'OVER']),
  ];
}

async function serve(root: string): Promise<{ address: string; close(): Promise<void> }> {
  const app = Fastify();
  app.register(fastifyStatic, { root });
  // an empty page to start from
  app.get('/', (_request, reply) => reply.type('text/html').send('<!doctype html><title>Start</title>'));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, close: () => app.close() };
}

async function measureAll(dist: string): Promise<Figure[]> {
  const server = await serve(dist);
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const size of SIZES) figures.push(...figuresOf(await compare(browser, server.address, size)));
    return figures;
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
    const figures = await measureAll(dist);
    console.log(
      `The engine's form and the same form written by hand; medians of five rounds\n\n${formatTable([HEAD, ...figures.map(cells)], [1])}\n`,
    );
    return figures.every(isWithin);
  } finally {
    rmSync(dist, { recursive: true });
  }
}
