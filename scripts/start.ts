import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stop } from 'esbuild';
import { UsageError } from './content/usage-error.ts';
import { freePorts } from './free-ports.ts';
import { closeOnSignals, run } from './process.ts';
import { ROOT } from './root.ts';
import { checkSettings } from './settings.ts';
import type { Built } from './site/build-process.ts';
import { createServer } from './site/server.ts';
import { startBackend } from './start-backend.ts';

/** Builds the site in another process, because a build needs several hundred megabytes. @throws UsageError if it fails */
async function build(): Promise<Built> {
  const child = fork(join(ROOT, 'scripts/site/build-process.ts'), { execArgv: ['--import', 'tsx'] });
  const [built] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])]);
  if (built) return built;
  throw new UsageError('The site was not built. The reason is above.');
}

run(async () => {
  checkSettings();
  const ports = await freePorts('npm start');
  console.log('Building the site...');
  const { home, pages } = await build();
  const { notice, close, ...serving } = await startBackend(ports);
  // the process that has bundled the card form
  await stop();
  const server = createServer({ dist: join(ROOT, 'dist'), home, ...serving, log: console.warn });
  closeOnSignals(() => Promise.all([server.close(), close()]));
  const address = await server.listen({ host: '127.0.0.1', port: ports.site });

  console.log('\nThe site is up:\n');
  for (const { title, path } of pages) console.log(`  ${title.padEnd(40)} ${address}${path}`);
  console.log(notice);
});
