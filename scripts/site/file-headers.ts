import { contentTypeOf } from '../server/content-types.ts';
import { EMBED } from './embed-files.ts';
import { isAsset } from './publish.ts';

type Headers = Readonly<Record<string, string>>;

/** The headers of files that pages of other sites may use. They replace security headers of the same name. */
export const SHARED_HEADERS: Headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** The headers of files with a content hash in their names. They never change. */
export const ASSET_HEADERS: Headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  ...SHARED_HEADERS,
};

/** The headers of all other files, such as pages. Browsers ask for the newest version. */
export const PAGE_HEADERS: Headers = { 'cache-control': 'no-cache' };

/** Returns the headers of a built file that depend on its name. */
export function namedHeaders(name: string): Headers {
  if (isAsset(name)) return ASSET_HEADERS;
  return name === EMBED ? { ...PAGE_HEADERS, ...SHARED_HEADERS } : PAGE_HEADERS;
}

/** Built files without an address. The server answers the front page itself. */
export const NO_ADDRESS = /^(index|404)\.html$|\/index\.html$|\.(br|gz)$|^_(headers|redirects)$/;

/** The script and the stylesheet that the first paint of a page needs. */
const EARLY = /<(script|link rel="stylesheet") (?:src|href)="([^"]+)" integrity="([^"]+)"(?: async|>)/g;

/** Returns the `Link` header of a page, or ''. A proxy can send it as early hints, before it has the page. */
export function linkHeader(html: string): string {
  const links = [...html.matchAll(EARLY)].map(
    ([, tag, address, integrity]) =>
      `<${address}>; rel=preload; as=${tag === 'script' ? 'script' : 'style'}; integrity="${integrity}"`,
  );
  return links.join(', ');
}

/** Returns the headers of a built file, the same for all encodings. @param html its text if it is a page */
export function fileHeaders(name: string, html = ''): Record<string, string> {
  const link = linkHeader(html);
  return {
    'content-type': contentTypeOf(name),
    vary: 'accept-encoding',
    ...namedHeaders(name),
    ...(link && { link }),
  };
}
