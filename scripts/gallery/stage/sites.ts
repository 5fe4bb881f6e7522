import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentFiles } from '../../content/read.ts';
import { CardGateway } from '../../sandbox/card-frame/gateway.ts';
import { createCardFrame } from '../../sandbox/card-frame/server.ts';
import { buildSite } from '../../site/build.ts';
import { cardFrameOrigin } from '../../site/card-frame-origins.ts';
import { siteModel } from '../../site/model.ts';
import { createServer } from '../../site/server.ts';
import { freePorts } from './free-ports.ts';

export interface Sites {
  /** One for each worker: faults and reference numbers of one are nothing to the others. */
  origins: readonly string[];
  close(): Promise<void>;
}

/** Serves the same build on two ports: the site with its sandbox, and the card frame that it shows. */
async function serve(dist: string, home: string, [port = 0, framePort = 0]: readonly number[]) {
  const gateway = new CardGateway(cardFrameOrigin(framePort));
  const frame = await createCardFrame({ gateway, siteOrigins: [`http://127.0.0.1:${port}`] });
  await frame.listen({ host: '127.0.0.1', port: framePort });
  const site = createServer({ dist, home, gateway });
  const origin = await site.listen({ host: '127.0.0.1', port });
  return { origin, close: () => Promise.all([site.close(), frame.close()]) };
}

/** Builds the site in a folder of its own, so that what stands in dist/ stays, and serves it some times over. */
export async function openSites(count: number, files: ContentFiles): Promise<Sites> {
  const ports = await freePorts(2 * count);
  const pairs = Array.from({ length: count }, (_, index) => ports.slice(2 * index, 2 * index + 2));
  // read by the build: pages take a card frame from no other origin
  process.env.VITE_CARD_FRAME_ORIGINS = pairs.map(([, port = 0]) => cardFrameOrigin(port)).join(' ');
  const dist = mkdtempSync(join(tmpdir(), 'gallery-'));
  await buildSite({ dist });
  const { home } = siteModel(files).site;
  const sites = await Promise.all(pairs.map((pair) => serve(dist, home, pair)));
  return {
    origins: sites.map(({ origin }) => origin),
    async close() {
      await Promise.all(sites.map((site) => site.close()));
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
