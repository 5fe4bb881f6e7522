import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '../../../scripts/content/read.ts';
import { serveCardFrame } from '../../../scripts/sandbox/card-frame/server.ts';
import { cardFrameOrigin } from '../../../scripts/settings.ts';
import { buildSite, DIST } from '../../../scripts/site/build.ts';
import { siteModel } from '../../../scripts/site/model.ts';
import { createServer } from '../../../scripts/site/server.ts';
import { copyContent } from '../../fixtures/copy-content.ts';
import { createHostPage } from './host-page.ts';
import { addressOf, portsOf, WORKERS } from './sites.ts';

const workers = [...Array(WORKERS).keys()];

// one build for the card frames of all workers; the first worker's site starts last, since Playwright waits for it
process.env.VITE_CARD_FRAME_ORIGINS = workers
  .map((worker) => cardFrameOrigin(portsOf(worker).cardFrame))
  .join(' ');
await buildSite();
const { site } = siteModel(readContent());

const folder = mkdtempSync(join(tmpdir(), 'forms-'));
const forms = { dist: join(folder, 'dist'), content: join(folder, 'content') };
copyContent(forms.content, true);
// the other site is built without monitoring, as by default
process.env.VITE_MONITORING_ADDRESS = '/sandbox/monitoring';
process.env.VITE_MONITORING_SAMPLE = '1';
await buildSite(forms);
for (const worker of workers.reverse()) {
  const ports = portsOf(worker);
  const { store } = await serveCardFrame(ports, [addressOf(worker, 'host')]);
  const listen = (dist: string, port: number) =>
    createServer({ dist, home: site.home, store }).listen({ host: '127.0.0.1', port });
  await listen(forms.dist, ports.forms);
  await createHostPage(addressOf(worker, 'forms'), cardFrameOrigin(ports.cardFrame)).listen({
    host: '127.0.0.1',
    port: ports.host,
  });
  await listen(DIST, ports.site);
}
