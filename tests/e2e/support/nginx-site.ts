import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startNginx } from '../../../scripts/nginx.ts';
import { createCardFrame } from '../../../scripts/sandbox/card-frame/server.ts';
import { createStore } from '../../../scripts/sandbox/store.ts';
import { cardFrameOrigin } from '../../../scripts/settings.ts';
import { createServer } from '../../../scripts/site/server.ts';
import { copyContent } from '../../fixtures/copy-content.ts';

/** The folder with the site in the configuration that the build writes. */
const ROOT_IN_CONF = '/var/www/visitor-cover';

/** Builds the site in a process of its own, as a deployment would. @throws Error with its output if that fails */
async function build(args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/fixtures/build-site.ts', ...args], {
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += String(text);
    });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The site was not built:\n${output}`);
}

/** Builds the site for nginx, and serves it with the configuration that the build writes and the sandbox behind it. */
export async function startNginxSite() {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-site-'));
  const [dist, hosting] = [join(folder, 'dist'), join(folder, 'hosting')];
  const content = copyContent(join(folder, 'content'));
  const framePort = await freePort();
  const store = createStore(cardFrameOrigin(framePort));
  const sandbox = createServer({ dist, home: '/', store });
  const backend = await sandbox.listen({ host: '127.0.0.1', port: 0 });

  const deploy = (...otherFrames: string[]) =>
    build([dist, '--content', content.root, '--hosting', hosting], {
      BACKEND: backend,
      VITE_CARD_FRAME_ORIGINS: [cardFrameOrigin(framePort), ...otherFrames].join(' '),
    });
  await deploy();
  const conf = (listen: string) =>
    readFileSync(join(hosting, 'nginx.conf'), 'utf8')
      .replace('listen 80;', `listen ${listen};`)
      .replaceAll(ROOT_IN_CONF, dist);
  const nginx = await startNginx(conf);
  const cardFrame = await createCardFrame(store, [nginx.origin]);
  await cardFrame.listen({ host: '127.0.0.1', port: framePort });
  return {
    origin: nginx.origin,
    /** The origin of the sandbox. */
    backend,
    /** The content, to change before a deployment. */
    content,
    /**
     * Builds again into the folder that nginx serves, and reloads nginx.
     * @param otherFrame one more card frame that the site allows: it changes most scripts of the build
     */
    async deploy(otherFrame: string): Promise<void> {
      await deploy(otherFrame);
      await nginx.reload(conf(new URL(nginx.origin).host));
    },
    async close(): Promise<void> {
      await Promise.all([nginx.close(), sandbox.close(), cardFrame.close()]);
      rmSync(folder, { recursive: true });
    },
  };
}
