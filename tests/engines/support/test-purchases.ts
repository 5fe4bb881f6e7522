import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { readContent } from '../../../scripts/content/read.ts';
import { serveCardFrame } from '../../../scripts/sandbox/card-frame/server.ts';
import { siteModel } from '../../../scripts/site/model.ts';
import { createServer } from '../../../scripts/site/server.ts';
import { COVER_TYPES, type CoverType } from '../../e2e/support/data.ts';
import { portsOf } from '../../e2e/support/sites.ts';
import type { Browser } from '../walk/browser.ts';
import { buy, type Purchase, recordPart } from '../walk/purchase.ts';
import { Visitor } from '../walk/visitor.ts';

const PROBE = readFileSync(new URL('./probe.js', import.meta.url), 'utf8');

interface Engine {
  name: string;
  /** The worker whose ports the site uses. */
  worker: number;
  /** @param problems collects errors in documents without the probe, as far as the engine reports them */
  start(problems: string[]): Promise<Browser>;
  payments: Readonly<Record<CoverType, Purchase['payment']>>;
}

/** Serves the built site with its own sandbox. @param problems collects errors in its pages */
async function serveSite(worker: number, problems: string[]) {
  const ports = portsOf(worker);
  const { store, ...cardFrame } = await serveCardFrame(ports);
  const server = createServer({ dist: inject('dist'), home: siteModel(readContent()).site.home, store });
  server.get('/probe.js', (_request, reply) => reply.type('text/javascript').send(PROBE));
  server.post('/engines/problems', async ({ body }, reply) => {
    problems.push(String(body));
    return reply.code(204).send();
  });
  server.addHook('onResponse', async ({ method, url }, { statusCode }) => {
    if (statusCode >= 400) problems.push(`${method} ${url} was answered ${statusCode}`);
  });
  const address = await server.listen({ host: '127.0.0.1', port: ports.site });
  return { address, close: () => Promise.all([server.close(), cardFrame.close()]) };
}

/** Defines the tests of an engine: purchases with the mouse, and one with the keyboard only. */
export function testPurchases({ name, worker, start, payments }: Engine): void {
  const problems: string[] = [];
  let site: Awaited<ReturnType<typeof serveSite>>;
  let browser: Browser;

  beforeAll(async () => {
    site = await serveSite(worker, problems);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await fetch(`${site.address}/sandbox/reset`, { method: 'POST' });
    problems.length = 0;
    browser = await start(problems);
  });
  afterEach(() => browser.close());

  const check = async (purchase: Purchase, device: 'mouse' | 'keyboard') => {
    const confirmation = await buy(new Visitor(browser, device), site.address, purchase);
    const { submissions } = await (await fetch(`${site.address}/sandbox/outbox`)).json();
    expect(submissions, 'one submission').toHaveLength(1);
    expect(submissions[0].request).toMatchObject(recordPart(purchase));
    expect(confirmation).toContain(submissions[0].response.mn);
    expect(problems, 'what went wrong in the pages').toEqual([]);
  };

  describe(name, () => {
    test.each(Object.keys(COVER_TYPES) as CoverType[])('buys cover of type %s', (coverType) =>
      check({ coverType, payment: payments[coverType] }, 'mouse'),
    );

    test('buys cover for a family by card with the keyboard alone', () =>
      check({ coverType: 'F', payment: 'Card' }, 'keyboard'));
  });
}
