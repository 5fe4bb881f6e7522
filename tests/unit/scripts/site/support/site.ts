import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createServer, type SiteOptions } from '../../../../../scripts/site/server.ts';
import { publishFiles } from './publish-files.ts';

/** Creates a folder that is removed after the tests, and returns its path. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Publishes some files to a new folder, and creates a server for it. */
export function siteOf(files: Parameters<typeof publishFiles>[1], options: Partial<SiteOptions> = {}) {
  const dist = join(temporaryFolder(), 'dist');
  publishFiles(dist, files);
  const app = createServer({ dist, home: '/page', ...options });
  afterAll(() => app.close());
  const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return {
    dist,
    app,
    ask,
    askFor: (encoding: string, url: string) => ask(url, { 'accept-encoding': encoding }),
  };
}
