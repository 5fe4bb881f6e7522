import { STUDIO } from '../src/studio/protocol.ts';
import { supportsColour } from './content/check/command/terminal.ts';
import { freePorts } from './free-ports.ts';
import { closeOnSignals, run } from './process.ts';
import { checkSettings } from './settings.ts';
import { startBackend } from './start-backend.ts';
import { formatInFull } from './vite/dev-content/format.ts';
import { startDevServer } from './vite/dev-server.ts';

run(async () => {
  checkSettings();
  const ports = await freePorts(process.argv.includes('studio') ? 'npm run studio' : 'npm run dev');
  const { notice, close, ...serving } = await startBackend(ports);
  const { content, ...devServer } = await startDevServer({ ports, ...serving });
  closeOnSignals(() => Promise.all([devServer.close(), close()]));
  await content.ready;

  const { diagnostics } = content.state();
  if (diagnostics.length > 0)
    console.log(`\n${formatInFull(diagnostics, supportsColour(process.stdout, process.env))}`);
  const site = content.site();
  const address = `http://127.0.0.1:${ports.site}`;
  console.log(`\nStudio, where you change the content: ${address}${STUDIO}`);
  // authors find the pages in Studio
  if (process.argv.includes('studio')) return;
  if (site) {
    console.log('\nThe site is up. Saved content shows at once:\n');
    for (const page of site.pages)
      console.log(`  ${page.content.title.padEnd(40)} ${address}${page.content.path}`);
  } else {
    console.log(`\nThe content has errors. ${address} shows them, and the site once they are fixed.\n`);
  }
  console.log(notice);
});
