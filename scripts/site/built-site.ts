import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Negotiator } from '@fastify/accept-negotiator';
import { ifExists } from '../content/json-files.ts';
import { contentTypeOf } from '../server/content-types.ts';
import { ENCODINGS } from './compress.ts';
import { isAsset, recordVersion, servedFiles } from './publish.ts';

const A_YEAR = 'public, max-age=31536000, immutable';

/** The interval between checks for a new build, in milliseconds. */
const CHECK_AFTER = 100;
/** Built files without an address. The server answers the front page itself. */
const NO_ADDRESS = /^(index|404)\.html$|\/index\.html$|\.(br|gz)$/;

const extensions = new Map(Object.entries(ENCODINGS).map(([extension, encoding]) => [encoding, extension]));
const negotiator = new Negotiator({ supportedValues: [...extensions.keys(), 'identity'] });

/** The script and the stylesheet that the first paint of a page needs. */
const EARLY = /<(script|link rel="stylesheet") (?:src|href)="([^"]+)" integrity="([^"]+)"(?: async|>)/g;

/** Returns the `Link` header of a page, if it needs one. A proxy can send it as early hints, before it has the page. */
function linkHeader(html: string): { link?: string } {
  const links = [...html.matchAll(EARLY)].map(
    ([, tag, address, integrity]) =>
      `<${address}>; rel=preload; as=${tag === 'script' ? 'script' : 'style'}; integrity="${integrity}"`,
  );
  return links.length > 0 ? { link: links.join(', ') } : {};
}

function answerOf(dist: string, file: string) {
  const body = readFileSync(join(dist, file));
  const extension = extname(file);
  const encoding = ENCODINGS[extension];
  const name = encoding ? file.slice(0, -extension.length) : file;
  const headers = {
    'content-type': contentTypeOf(name),
    'cache-control': isAsset(name) ? A_YEAR : 'no-cache',
    vary: 'accept-encoding',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    ...(encoding && { 'content-encoding': encoding }),
    ...(extname(name) === '.html' && linkHeader(readFileSync(join(dist, name), 'utf8'))),
  };
  return { headers, body };
}

export type BuiltSite = ReturnType<typeof createBuiltSite>;

/** Keeps the last published site of a folder in memory, so that all answers come from one build. */
export function createBuiltSite(dist: string) {
  const files = new Map<string, ReturnType<typeof answerOf>>();
  let version = '';
  let checkedAt = Number.NEGATIVE_INFINITY;

  const refresh = () => {
    const now = performance.now();
    if (now - checkedAt < CHECK_AFTER) return;
    checkedAt = now;
    // read again if a build was published meanwhile, because some files may be from that build
    for (let next = recordVersion(dist); next !== version; next = recordVersion(dist)) {
      version = next;
      files.clear();
      for (const file of servedFiles(dist)) {
        // another build may just have removed it
        ifExists(join(dist, file), () => files.set(file, answerOf(dist, file)));
      }
    }
  };
  /** Returns a built file in the best encoding for the `accept-encoding` header. */
  const get = (name: string, accepted: string | string[] = '') => {
    refresh();
    const extension = extensions.get(negotiator.negotiate(String(accepted)) ?? '') ?? '';
    return files.get(name + extension) ?? files.get(name);
  };
  return {
    get,
    /** Returns the file for a URL path. The path of a page is the folder of its index.html. */
    find(path: string, accepted?: string | string[]) {
      const name = path.replace(/^\/|\/$/g, '');
      if (NO_ADDRESS.test(name)) return undefined;
      return get(name, accepted) ?? get(`${name}/index.html`, accepted);
    },
  };
}
