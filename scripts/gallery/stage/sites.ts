import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentFiles } from '../../content/read.ts';
import { CardGateway } from '../../sandbox/card-frame/gateway.ts';
import { createCardFrame } from '../../sandbox/card-frame/server.ts';
import { cardFrameOrigin } from '../../settings.ts';
import { buildSite } from '../../site/build.ts';
import { siteModel } from '../../site/model.ts';
import { createServer } from '../../site/server.ts';
import { freePorts } from './free-ports.ts';

/** Serves the same build on two ports: the site with its sandbox, and the card frame that it shows. */
async function serve(dist: string, home: string, [port = 0, framePort = 0]: readonly number[]) {
  const gateway = new CardGateway(cardFrameOrigin(framePort));
  const frame = await createCardFrame({ gateway, siteOrigins: [`http://127.0.0.1:${port}`] });
  await frame.listen({ host: '127.0.0.1', port: framePort });
  const site = createServer({ dist, home, gateway });
  const origin = await site.listen({ host: '127.0.0.1', port });
  return { origin, close: () => Promise.all([site.close(), frame.close()]) };
}

/** Serves it some times over: faults and reference numbers of one are nothing to the others. */
async function serveAll(dist: string, home: string, pairs: readonly (readonly number[])[]) {
  const sites = await Promise.all(pairs.map((pair) => serve(dist, home, pair)));
  return {
    origins: sites.map(({ origin }) => origin),
    close: () => Promise.all(sites.map((site) => site.close())),
  };
}

/**
 * Builds the site in a folder of its own, so that what stands in dist/ stays, serves it some times over, and leaves
 * nothing of it behind.
 */
export async function withSites<Result>(
  count: number,
  files: ContentFiles,
  act: (origins: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const ports = await freePorts(2 * count);
  const pairs = Array.from({ length: count }, (_, index) => ports.slice(2 * index, 2 * index + 2));
  // read by the build: pages take a card frame from no other origin
  process.env.VITE_CARD_FRAME_ORIGINS = pairs.map(([, port = 0]) => cardFrameOrigin(port)).join(' ');
  const dist = mkdtempSync(join(tmpdir(), 'gallery-'));
  try {
    await buildSite({ dist });
    const { origins, close } = await serveAll(dist, siteModel(files).site.home, pairs);
    try {
      return await act(origins);
    } finally {
      await close();
    }
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}
