import { readContent } from './content/read.ts';
import { freePorts } from './free-ports.ts';
import { closeOnSignals, run } from './process.ts';
import { cardFrameLine, serveCardFrame } from './sandbox/card-frame/server.ts';
import { IN_MEMORY } from './sandbox/index.ts';
import { checkSettings } from './settings.ts';
import { buildSite, DIST } from './site/build.ts';
import { siteModel } from './site/model.ts';
import { createServer } from './site/server.ts';

run(async () => {
  checkSettings();
  const ports = await freePorts('npm start');
  console.log('Building the site...');
  await buildSite();
  const { site, pages } = siteModel(readContent());
  const { store, ...cardFrame } = await serveCardFrame(ports);
  const server = createServer({ dist: DIST, home: site.home, store, log: console.warn });
  closeOnSignals(() => Promise.all([server.close(), cardFrame.close()]));
  const address = await server.listen({ host: '127.0.0.1', port: ports.site });

  console.log('\nThe site is up, with the sandbox behind it:\n');
  for (const { content } of pages) console.log(`  ${content.title.padEnd(40)} ${address}${content.path}`);
  console.log(cardFrameLine(store));
  console.log(`\n${IN_MEMORY}`);
});
