import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readContent } from '../content/read.ts';
import { startNginx } from '../nginx.ts';
import { ROOT } from '../root.ts';
import { readPorts } from '../settings.ts';
import { DIST } from '../site/build.ts';
import { hostedSite } from '../site/hosting/hosted-site.ts';
import { nginxConf } from '../site/hosting/nginx.ts';
import { siteModel } from '../site/model.ts';
import { readBuilds } from '../site/publish.ts';

/** A server to compare. */
export interface Server {
  name: string;
  origin: string;
  close(): Promise<unknown>;
}

/** Starts `npm start`, which builds the site. @throws Error if it ends, with the reason on the terminal */
async function startSite(): Promise<Server> {
  const site = spawn(process.execPath, ['scripts/bundled.mjs', 'scripts/start.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    site.stdout.on('data', (text: Buffer) => String(text).includes('The site is up') && resolve());
    site.once('exit', () => reject(new Error('The site did not start. See above for the reason.')));
  });
  return {
    name: 'npm start',
    origin: `http://127.0.0.1:${readPorts().site}`,
    close: () => {
      site.kill('SIGTERM');
      return once(site, 'exit');
    },
  };
}

/** The least that a server can do: the same short text at every address. */
const helloConf = (listen: string) =>
  `server { listen ${listen}; location / { default_type text/plain; return 200 "hello"; } }`;

/** Starts `npm start`, nginx with the same site and calls, and nginx with a text. */
export async function startServers(): Promise<{ site: Server; nginx: Server; hello: Server }> {
  const site = await startSite();
  try {
    const { home } = siteModel(readContent()).site;
    const hosted = hostedSite(DIST, home, readBuilds(DIST)[0]?.files ?? []);
    const conf = (listen: string) => nginxConf({ ...hosted, backend: site.origin }, { root: DIST, listen });
    const [nginx, hello] = [await startNginx(conf, 'auto'), await startNginx(helloConf, 'auto')];
    return { site, nginx: { name: 'nginx', ...nginx }, hello: { name: 'nginx, "hello"', ...hello } };
  } catch (error) {
    await site.close();
    throw error;
  }
}
