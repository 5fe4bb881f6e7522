import { readContent } from './content/read.ts';
import { freePort } from './port.ts';
import { run } from './run.ts';
import { MEMORY_NOTICE } from './sandbox/index.ts';
import { buildSite, DIST } from './site/build.ts';
import { siteModel } from './site/model.ts';
import { createServer } from './site/server.ts';

run(async () => {
  const port = await freePort();
  console.log('Building the site...');
  await buildSite();
  const { site, pages } = siteModel(readContent());
  const server = createServer({ dist: DIST, home: site.home });
  const address = await server.listen({ host: '127.0.0.1', port });

  console.log('\nThe site is up, with the sandbox behind it:\n');
  for (const { content } of pages) console.log(`  ${content.title.padEnd(40)} ${address}${content.path}`);
  console.log(`\n${MEMORY_NOTICE}`);
});
