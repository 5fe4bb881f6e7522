import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstaller, ensure, onPath } from './programs.ts';

/** Debian's packages of nginx with brotli. */
export const NGINX_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-filter', 'libnginx-mod-http-brotli-static'];
/** Debian's list of modules to load, with one file for each. */
const MODULES = '/etc/nginx/modules-enabled';

function findNginx(): string | undefined {
  const names = NGINX_PACKAGES.slice(1).map((name) => `50-${name.replace('libnginx-', '')}.conf`);
  const hasModules = names.every((name) => existsSync(join(MODULES, name)));
  return hasModules ? (onPath('nginx') ?? ['/usr/sbin/nginx'].find((path) => existsSync(path))) : undefined;
}

/** Finds or installs nginx with brotli. @throws UsageError with advice if that fails */
export function ensureNginx(): string {
  const install = () => aptInstaller()?.(...NGINX_PACKAGES);
  return ensure(
    'nginx with brotli',
    `Debian: apt-get install ${NGINX_PACKAGES.join(' ')}`,
    findNginx,
    install,
  );
}

/** Returns a port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('This machine has no free port.');
  return address.port;
}

/**
 * Starts nginx on a free port of this machine, with its files in a temporary folder.
 * @param confOf returns the configuration of the site, for the value of nginx's `listen`
 * @param workers the number of its processes: 'auto' for one for each core
 * @returns its origin; `reload`, which reads another configuration; and `close`
 * @throws Error with nginx's messages if it does not start
 */
export async function startNginx(confOf: (listen: string) => string, workers: 1 | 'auto' = 1) {
  const program = ensureNginx();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const listen = `127.0.0.1:${await freePort()}`;
  const writeSite = (conf: string) => writeFileSync(join(folder, 'site.conf'), conf);
  writeSite(confOf(listen));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
pid ${folder}/pid;
error_log stderr notice;
worker_processes ${workers};
include ${MODULES}/*.conf;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
    access_log off;
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n    ')}
    include ${folder}/site.conf;
}
`,
  );
  const nginx = spawn(program, ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  /** Waits for a message. @throws Error if nginx ends first */
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const read = (part: Buffer) => {
        output += String(part);
        if (!output.includes(text)) return;
        nginx.stderr.off('data', read);
        output = '';
        resolve();
      };
      nginx.stderr.on('data', read);
      nginx.once('exit', () => reject(new Error(`nginx ended:\n${output}`)));
    });
  await says('start worker process');
  return {
    origin: `http://${listen}`,
    async reload(conf: string): Promise<void> {
      writeSite(conf);
      nginx.kill('SIGHUP');
      await says('start worker process');
    },
    async close(): Promise<void> {
      if (nginx.exitCode === null) {
        nginx.kill('SIGTERM');
        await once(nginx, 'exit');
      }
      rmSync(folder, { recursive: true });
    },
  };
}
