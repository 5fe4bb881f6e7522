import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NGINX_PACKAGES } from '../../nginx.ts';
import { headersFile, redirectsFile } from './headers-file.ts';
import type { HostedSite } from './hosted-site.ts';
import { nginxConf } from './nginx.ts';
import { fillTemplate } from './template.ts';

/** The folder of the site and the port of nginx in the container. */
const IN_DOCKER = { root: '/var/www/visitor-cover', listen: '80' };

/** Writes the files that Netlify and Cloudflare Pages read from the folder of the site. */
export function writeHostFiles(site: HostedSite, folder: string): void {
  writeFileSync(join(folder, '_headers'), headersFile(site));
  writeFileSync(join(folder, '_redirects'), redirectsFile(site));
}

/** Writes nginx's configuration, and a Dockerfile that serves the site with it. */
export function writeServerFiles(site: HostedSite, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), nginxConf(site, IN_DOCKER));
  const packages = ['ca-certificates', ...NGINX_PACKAGES];
  for (const name of ['Dockerfile', 'Dockerfile.dockerignore'])
    writeFileSync(join(folder, name), fillTemplate(name, { ...IN_DOCKER, packages }));
}
