import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureFirefox, ensureWebKit } from '../../../scripts/browsers.ts';
import { cardFrameOrigin } from '../../../scripts/settings.ts';
import { buildSite } from '../../../scripts/site/build.ts';
import { portsOf, WORKERS } from '../../e2e/support/sites.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built site. */
    dist: string;
  }
}

function addProbe(dist: string): void {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(join(dist, name), 'utf8');
    writeFileSync(join(dist, name), html.replace('<head>', '<head>\n<script src="/probe.js"></script>'));
    // the server prefers compressed copies
    for (const ending of ['.br', '.gz']) rmSync(join(dist, name + ending), { force: true });
  }
}

/** Installs missing browsers, and builds the site for the card frames of all tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  ensureFirefox();
  ensureWebKit();
  const dist = mkdtempSync(join(tmpdir(), 'engines-'));
  const origins = [...Array(WORKERS).keys()].map((worker) => cardFrameOrigin(portsOf(worker).cardFrame));
  process.env.VITE_CARD_FRAME_ORIGINS = origins.join(' ');
  // Vitest sets "test", with which Vite would bundle React's development build
  process.env.NODE_ENV = 'production';
  await buildSite({ dist });
  process.env.NODE_ENV = 'test';
  addProbe(dist);
  project.provide('dist', dist);
  return () => rmSync(dist, { recursive: true });
}
