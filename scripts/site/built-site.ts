import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Negotiator } from '@fastify/accept-negotiator';
import { ifExists } from '../content/json-files.ts';
import { ENCODINGS } from './compress.ts';
import { fileHeaders, NO_ADDRESS } from './file-headers.ts';
import { recordVersion, servedFiles } from './publish.ts';

/** The interval between checks for a new build, in milliseconds. */
const CHECK_AFTER = 100;

const extensions = new Map(Object.entries(ENCODINGS).map(([extension, encoding]) => [encoding, extension]));
const negotiator = new Negotiator({ supportedValues: [...extensions.keys(), 'identity'] });

function answerOf(dist: string, file: string) {
  const body = readFileSync(join(dist, file));
  const extension = extname(file);
  const encoding = ENCODINGS[extension];
  const name = encoding ? file.slice(0, -extension.length) : file;
  const isPage = extname(name) === '.html';
  const headers = {
    ...fileHeaders(name, isPage ? readFileSync(join(dist, name), 'utf8') : ''),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    ...(encoding && { 'content-encoding': encoding }),
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
