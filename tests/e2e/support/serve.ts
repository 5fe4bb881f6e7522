import { readContent } from '../../../scripts/content/read.ts';
import { buildSite, DIST } from '../../../scripts/site/build.ts';
import { siteModel } from '../../../scripts/site/model.ts';
import { createServer } from '../../../scripts/site/server.ts';
import { portOf, WORKERS } from './sites.ts';

// built once; the first worker's site comes up last, since that is the one that is waited for
await buildSite();
const { site } = siteModel(readContent());
for (let worker = WORKERS - 1; worker >= 0; worker -= 1) {
  await createServer({ dist: DIST, home: site.home }).listen({ host: '127.0.0.1', port: portOf(worker) });
}
