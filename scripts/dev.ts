import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { createServer } from 'vite';
import { readContent } from './content/read.ts';
import { freePorts } from './port.ts';
import { run } from './run.ts';
import { cardFrameNotice, serveCardFrame } from './sandbox/card-frame/serve.ts';
import { API_ROOTS, MEMORY_NOTICE, sandbox } from './sandbox/index.ts';
import { siteModel } from './site/model.ts';
import { contentModules } from './vite/content-modules.ts';
import { devPages } from './vite/dev-pages.ts';
import { liveContent } from './vite/live-content.ts';

run(async () => {
  const ports = await freePorts();
  const gateway = await serveCardFrame(ports);

  const backend = Fastify();
  await backend.register(sandbox, { gateway });
  await backend.listen({ host: '127.0.0.1', port: 0 });
  const target = `http://127.0.0.1:${(backend.server.address() as AddressInfo).port}`;

  const vite = await createServer({
    plugins: [contentModules(), devPages(), liveContent()],
    server: {
      host: '127.0.0.1',
      port: ports.site,
      strictPort: true,
      // the host stays as asked for: the card frame may speak to the page's own origin only
      proxy: Object.fromEntries([...API_ROOTS, 'documents'].map((root) => [`/${root}`, { target }])),
    },
  });
  await vite.listen();

  console.log('\nThe site is up for authors and developers; saved content shows at once:\n');
  for (const { content } of siteModel(readContent()).pages) {
    console.log(`  ${content.title.padEnd(40)} http://127.0.0.1:${ports.site}${content.path}`);
  }
  console.log(cardFrameNotice(gateway));
  console.log(`\n${MEMORY_NOTICE}`);
});
