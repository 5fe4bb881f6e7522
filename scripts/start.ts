import { readContent } from './content/read.ts';
import { MEMORY_NOTICE } from './sandbox/index.ts';
import { buildSite, DIST } from './site/build.ts';
import { siteModel } from './site/model.ts';
import { createServer } from './site/server.ts';

const PORT = Number(process.env.PORT ?? 8080);

if (!process.argv.includes('--no-build')) {
  console.log('Building the site...');
  await buildSite();
}
const server = createServer({ dist: DIST });
const address = await server.listen({ host: '127.0.0.1', port: PORT });

console.log('\nThe site is up, with the sandbox behind it:\n');
for (const { content } of siteModel(readContent()).pages)
  console.log(`  ${content.title.padEnd(40)} ${address}${content.path}`);
console.log(`\n${MEMORY_NOTICE}`);
