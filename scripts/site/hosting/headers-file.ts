import { BACKEND_ROOTS } from '../../api/calls.ts';
import { EMBED } from '../embed-files.ts';
import { ASSET_HEADERS, namedHeaders, PAGE_HEADERS, SHARED_HEADERS } from '../file-headers.ts';
import type { HostedSite } from './hosted-site.ts';

type Headers = Readonly<Record<string, string>>;

function formatRule(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

/** Returns the addresses of a page's file. Error pages have none. */
function addressesOf(file: string): string[] {
  const folder = /^(.+)\/index\.html$/.exec(file)?.[1];
  return folder ? [`/${folder}`, `/${folder}/`] : [];
}

/**
 * Returns the file `_headers`, which Netlify and Cloudflare Pages read. These hosts join the values of a header that
 * several rules name, so no two rules for an address name the same one.
 */
export function headersFile({ security, pages, link }: HostedSite): string {
  const all: Headers = { ...security.headers, ...security.overHttps };
  const isShared = ([name]: [string, string]) => name in SHARED_HEADERS;
  const ownOnly = Object.fromEntries(Object.entries(all).filter(isShared));
  const everywhere = Object.fromEntries(Object.entries(all).filter((header) => !isShared(header)));
  const rules: [path: string, headers: Headers][] = [
    ['/*', everywhere],
    ['/assets/*', ASSET_HEADERS],
    [`/${EMBED}`, namedHeaders(EMBED)],
    ...pages
      .flatMap(addressesOf)
      .map((path): [string, Headers] => [path, { ...PAGE_HEADERS, ...ownOnly, link }]),
  ];
  return rules.map(([path, headers]) => formatRule(path, headers)).join('');
}

/** Returns the file `_redirects` of these hosts. Netlify also passes calls on to the backend. */
export function redirectsFile({ home, backend }: HostedSite): string {
  const proxies = backend ? BACKEND_ROOTS.map((root) => `/${root}/* ${backend}/${root}/:splat 200\n`) : [];
  return [`/ ${home} 302\n`, ...proxies].join('');
}
