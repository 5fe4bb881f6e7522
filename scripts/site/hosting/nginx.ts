import { BACKEND_ROOTS, MAX_UPLOAD } from '../../api/calls.ts';
import { HSTS_HEADER, LIMITS } from '../../server/base.ts';
import { CONTENT_TYPES } from '../../server/content-types.ts';
import { SLOWEST } from '../../server/slow-bodies.ts';
import { EMBED } from '../embed-files.ts';
import { ASSET_HEADERS, PAGE_HEADERS, SHARED_HEADERS } from '../file-headers.ts';
import type { HostedSite } from './hosted-site.ts';
import { fillTemplate } from './template.ts';

export interface NginxOptions {
  /** The folder that contains the site where nginx runs. */
  root: string;
  /** The value of nginx's `listen`: a port, or an address and a port. */
  listen: string;
}

/** Returns a text as a string of nginx's configuration. @throws Error for a dollar sign, which cannot be escaped there */
function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would replace the name after the dollar sign of "${text}".`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

const seconds = (milliseconds: number) => `${Math.ceil(milliseconds / 1000)}s`;
const variable = (prefix: string, header: string) => `$${prefix}_${header.replaceAll('-', '_')}`;

function map(source: string, target: string, values: Readonly<Record<string, string>>): string {
  const lines = Object.entries(values).map(([from, to]) => `    ${from} ${quoted(to)};\n`);
  return `map ${source} ${target} {\n${lines.join('')}}\n`;
}

type Headers = Readonly<Record<string, string>>;

/** Returns the lines that send headers. @param varying those whose values depend on the request */
const headerLines = (headers: Headers, varying: Headers) =>
  Object.entries({ ...headers, ...varying }).map(([name, value]) => {
    return `add_header ${name} ${name in varying ? variable('sent', name) : quoted(value)} always;`;
  });

/** Returns the lines that send the security headers with answers of the backend, in place of the backend's own. */
function proxiedSecurityLines({ headers, overHttps }: HostedSite['security']): string[] {
  const hidden = Object.keys({ ...headers, ...overHttps, ...HSTS_HEADER });
  return [...headerLines(headers, overHttps), ...hidden.map((name) => `proxy_hide_header ${name};`)];
}

/** Returns nginx's name for the backend's address, with connections that stay open for the next calls. */
function upstream({ backend }: HostedSite): string[] {
  if (!backend) return [];
  const { hostname, port, protocol } = new URL(backend);
  const server = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
  return fillTemplate('nginx-upstream.conf', { server }).split('\n');
}

function backendLocations({ backend, security }: HostedSite): string {
  const roots = BACKEND_ROOTS.join('|');
  if (!backend) return fillTemplate('nginx-no-backend.conf', { roots });
  const { protocol, host, hostname, pathname } = new URL(backend);
  return fillTemplate('nginx-backend.conf', {
    roots,
    protocol,
    host,
    hostname,
    path: pathname === '/' ? [] : `rewrite "(?s)^(.*)$" "${pathname}$1" break;`,
    limits: [
      `client_max_body_size ${MAX_UPLOAD};`,
      `proxy_read_timeout ${seconds(LIMITS.connectionTimeout)};`,
    ],
    security: proxiedSecurityLines(security),
  });
}

/**
 * Returns the part of nginx's configuration that serves a built site, for its folder conf.d. Its answers have the same
 * headers as those of `npm start`.
 */
export function nginxConf(site: HostedSite, { root, listen }: NginxOptions): string {
  const { home, security, link, roots, hosts } = site;
  const securityMaps = Object.entries(security.overHttps).map(([name, https]) =>
    map('$visitor_scheme', variable('sent', name), { default: security.headers[name] ?? '', https }),
  );
  const sharedMaps = Object.entries(SHARED_HEADERS).map(([name, shared]) =>
    map('"$status $uri"', variable('sent', name), {
      default: security.headers[name] ?? '',
      [`"~^(200|304) /(assets/|${EMBED.replace('.', '\\.')}$)"`]: shared,
    }),
  );
  const cacheMap = map('$uri', '$file_cache_control', {
    default: PAGE_HEADERS['cache-control'] ?? '',
    '~^/assets/': ASSET_HEADERS['cache-control'] ?? '',
  });
  return fillTemplate('nginx.conf', {
    root,
    listen,
    home,
    backend_roots: BACKEND_ROOTS.join('|'),
    server_name: hosts.length > 0 ? `server_name ${hosts.join(' ')};` : [],
    other_hosts: hosts.length > 0 ? fillTemplate('nginx-other-hosts.conf', { listen }).trimEnd() : [],
    roots: roots.join('|').replaceAll('.', '\\.'),
    maps: [...securityMaps, ...sharedMaps, cacheMap].join('\n').trimEnd(),
    link: quoted(link),
    limits: [
      `client_header_timeout ${seconds(LIMITS.http.headersTimeout)};`,
      `client_body_timeout ${seconds(SLOWEST.interval)};`,
      `client_max_body_size ${LIMITS.bodyLimit};`,
      `keepalive_timeout ${seconds(LIMITS.keepAliveTimeout)};`,
    ],
    types: Object.entries(CONTENT_TYPES).map(([extension, type]) => `${quoted(type)} ${extension};`),
    security: headerLines(security.headers, { ...security.overHttps, ...SHARED_HEADERS }),
    upstream: upstream(site),
    backend: backendLocations(site).trimEnd(),
  });
}
