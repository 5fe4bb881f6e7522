import { readContent } from './content/read.ts';
import { freePorts } from './free-ports.ts';
import { closeOnSignals, run } from './process.ts';
import { checkSettings } from './settings.ts';
import { buildSite, DIST } from './site/build.ts';
import { siteModel } from './site/model.ts';
import { createServer } from './site/server.ts';
import { startBackend } from './start-backend.ts';

run(async () => {
  checkSettings();
  const ports = await freePorts('npm start');
  console.log('Building the site...');
  await buildSite();
  const { site, pages } = siteModel(readContent());
  const { notice, close, ...serving } = await startBackend(ports);
  const server = createServer({ dist: DIST, home: site.home, ...serving, log: console.warn });
  closeOnSignals(() => Promise.all([server.close(), close()]));
  const address = await server.listen({ host: '127.0.0.1', port: ports.site });

  console.log('\nThe site is up:\n');
  for (const { content } of pages) console.log(`  ${content.title.padEnd(40)} ${address}${content.path}`);
  console.log(notice);
});
