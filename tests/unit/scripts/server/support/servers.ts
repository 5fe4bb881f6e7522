import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CardGateway } from '../../../../../scripts/sandbox/card-frame/gateway.ts';

import { createCardFrame, headersFor } from '../../../../../scripts/sandbox/card-frame/server.ts';
import { securityHeaders } from '../../../../../scripts/site/security-headers.ts';
import { createServer } from '../../../../../scripts/site/server.ts';
import { publishFiles } from '../../site/support/publish-files.ts';

const FRAME = 'http://127.0.0.1:8081';
const SITE = 'http://127.0.0.1:8080';

export interface TestedServer {
  name: string;
  app: FastifyInstance;
  /** expected on every answer */
  headers: Record<string, string>;
}

/** Creates the site, with one page and one script, and the card frame. */
export async function bothServers(): Promise<[TestedServer, TestedServer]> {
  const gateway = new CardGateway(FRAME);
  const dist = mkdtempSync(join(tmpdir(), 'site-'));
  publishFiles(dist, { 'page/index.html': '<h1>Page</h1>', 'assets/main-1.js': 'script' });
  return [
    {
      name: 'the site',
      app: createServer({ dist, home: '/page', gateway }),
      headers: securityHeaders(FRAME).headers,
    },
    {
      name: 'the card frame',
      app: await createCardFrame({ gateway, siteOrigins: [SITE] }),
      headers: headersFor([SITE]),
    },
  ];
}
