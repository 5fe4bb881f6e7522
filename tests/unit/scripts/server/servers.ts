import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { createCardFrame, headersFor } from '../../../../scripts/sandbox/card-frame/server.ts';
import { createStore } from '../../../../scripts/sandbox/store.ts';
import { securityHeaders } from '../../../../scripts/site/security-headers.ts';
import { siteOf } from '../site/support/site.ts';

const FRAME = 'http://127.0.0.1:8081';
const SITE = 'http://127.0.0.1:8080';

export interface TestedServer {
  name: string;
  app: FastifyInstance;
  /** The headers that every response should have. */
  headers: Record<string, string>;
}

export const portOf = (app: FastifyInstance) => Number(new URL(app.listeningOrigin).port);

/** Creates the site, with one page and one script, and the card frame. Both listen. */
export async function bothServers(): Promise<[TestedServer, TestedServer]> {
  const store = createStore(FRAME);
  const { app } = siteOf({ 'page/index.html': '<h1>Page</h1>', 'assets/main-1.js': 'script' }, { store });
  const frame = await createCardFrame(store, [SITE]);
  afterAll(() => frame.close());
  for (const each of [app, frame]) await each.listen({ host: '127.0.0.1', port: 0 });
  return [
    { name: 'the site', app, headers: securityHeaders(FRAME).headers },
    { name: 'the card frame', app: frame, headers: headersFor([SITE]) },
  ];
}
