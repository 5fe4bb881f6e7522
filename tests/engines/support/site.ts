import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { readContent } from '../../../scripts/content/read.ts';
import { serveCardFrame } from '../../../scripts/sandbox/card-frame/server.ts';
import type { Outbox } from '../../../scripts/sandbox/outbox.ts';
import { siteModel } from '../../../scripts/site/model.ts';
import { createServer } from '../../../scripts/site/server.ts';
import { portsOf } from '../../e2e/support/sites.ts';

/** Reports what goes wrong in the page that it is in. */
const PROBE = readFileSync(new URL('./probe.js', import.meta.url), 'utf8');

/** A site with a sandbox of its own, and what has gone wrong in its pages. */
export interface EngineSite {
  address: string;
  /** Console errors, uncaught errors and policy violations of pages, and answers of the site that are errors. */
  problems: string[];
  outbox(): Promise<Outbox['contents']>;
  /** Empties the sandbox and forgets the problems. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Serves the built site. @param worker whose ports it has */
export async function serveSite(worker: number): Promise<EngineSite> {
  const ports = portsOf(worker);
  const { gateway, ...cardFrame } = await serveCardFrame(ports);
  const server = createServer({ dist: inject('dist'), home: siteModel(readContent()).site.home, gateway });
  const problems: string[] = [];
  server.get('/probe.js', (_request, reply) => reply.type('text/javascript').send(PROBE));
  server.post('/engines/problems', async ({ body }, reply) => {
    problems.push(String(body));
    return reply.code(204).send();
  });
  server.addHook('onResponse', async ({ method, url }, { statusCode }) => {
    if (statusCode >= 400) problems.push(`${method} ${url} was answered ${statusCode}`);
  });
  const address = await server.listen({ host: '127.0.0.1', port: ports.site });
  return {
    address,
    problems,
    outbox: async () => (await fetch(`${address}/sandbox/outbox`)).json(),
    async reset() {
      await fetch(`${address}/sandbox/reset`, { method: 'POST' });
      problems.length = 0;
    },
    close: async () => {
      await Promise.all([server.close(), cardFrame.close()]);
    },
  };
}
