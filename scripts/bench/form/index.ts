import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from './browser.ts';
import { buildPages } from './build.ts';
import { compare } from './compare.ts';
import { SIZES } from './fields.ts';
import { type Figure, figuresOf, isWithin } from './figures.ts';
import { serve } from './serve.ts';
import { table } from './table.ts';

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

/**
 * Compares a form drawn by the engine with the same form written by hand, in Chromium, and prints the figures.
 * @returns whether all are within the limits
 */
export async function benchForm(): Promise<boolean> {
  const dist = mkdtempSync(join(tmpdir(), 'bench-form-'));
  try {
    await buildPages(dist);
    const figures = await measureAll(dist);
    console.log(
      `The engine's form beside the same form written by hand; medians of five rounds\n\n${table(figures)}\n`,
    );
    return figures.every(isWithin);
  } finally {
    rmSync(dist, { recursive: true });
  }
}
