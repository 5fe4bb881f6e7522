import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HSTS_HEADER } from '../../server/base.ts';
import { allowedHosts, backend, cardFrameOrigins, hstsIsOn } from '../../settings.ts';
import { linkHeader, NO_ADDRESS } from '../file-headers.ts';
import { securityHeaders } from '../security-headers.ts';

/** Describes a built site for its hosts. */
export interface HostedSite {
  /** The path of the front page. */
  home: string;
  /** The address of the insurer's servers without a trailing slash, or ''. */
  backend: string;
  /** The names of the site's hosts, without ports. Empty if it answers to all. */
  hosts: readonly string[];
  /** The headers of every answer, and those that replace them over https. */
  security: ReturnType<typeof securityHeaders>;
  /** The names of files and folders in the folder of the site that visitors can ask for. */
  roots: readonly string[];
  /** The files of its pages: health-insurance/index.html */
  pages: readonly string[];
  /** The `Link` header of every page. */
  link: string;
}

/**
 * Describes a built site by the settings of this build.
 * @param files the files of the site, as paths in `folder`
 * @throws Error if its pages differ in what their first paint needs
 */
export function hostedSite(folder: string, home: string, files: readonly string[]): HostedSite {
  const pages = files.filter((file) => file.endsWith('.html'));
  const links = new Set(pages.map((file) => linkHeader(readFileSync(join(folder, file), 'utf8'))));
  const [link = '', another] = links;
  if (another !== undefined) throw new Error('Hosts expect the same Link header for all pages.');
  const own = files.filter((file) => file.includes('/') || !NO_ADDRESS.test(file));
  const roots = [...new Set(own.map((file) => file.split('/')[0] ?? ''))];
  const { headers, overHttps } = securityHeaders(cardFrameOrigins().join(' '));
  return {
    home,
    backend: backend(),
    hosts: [...new Set(allowedHosts().map((host) => new URL(`http://${host}`).hostname))],
    security: { headers, overHttps: { ...overHttps, ...(hstsIsOn() && HSTS_HEADER) } },
    roots,
    pages,
    link,
  };
}
