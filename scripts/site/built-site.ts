import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Negotiator } from '@fastify/accept-negotiator';
import { contentTypeOf } from '../server/content-types.ts';
import { ENCODINGS } from './compress.ts';
import { isAsset, recordVersion, servedFiles } from './publish.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const PLAIN = 'identity';
const negotiator = new Negotiator({ supportedValues: [...Object.values(ENCODINGS), PLAIN] });

interface Representation {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** A file in all its encodings. */
type BuiltFile = ReadonlyMap<string, Representation>;

function represent(name: string, encoding: string, body: Buffer): Representation {
  const headers = {
    'content-type': contentTypeOf(name),
    'cache-control': isAsset(name) ? A_YEAR : 'no-cache',
    vary: 'accept-encoding',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    ...(encoding !== PLAIN && { 'content-encoding': encoding }),
  };
  return { headers, body };
}

/** The interval between checks for a new build, in milliseconds. */
const CHECK_AFTER = 100;
const MOST_TRIES = 10;
const NOT_FOUND = '404.html';
/** Built files without an address. The server answers the front page itself. */
const NO_ADDRESS = ['index.html', NOT_FOUND];

/** Keeps the last published site of a folder in memory, so that all answers come from one build. */
export class BuiltSite {
  readonly #dist: string;
  #files: ReadonlyMap<string, BuiltFile> = new Map();
  #version = '';
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(dist: string) {
    this.#dist = dist;
  }

  /**
   * Returns the file for a URL path, in the best encoding for the `accept-encoding` header. The path of a page is
   * the folder of its index.html.
   */
  find(path: string, accepted?: string | string[]): Representation | undefined {
    const name = path.replace(/^\//, '').replace(/\/$/, '');
    if (NO_ADDRESS.includes(name) || name.endsWith('/index.html')) return undefined;
    return this.#get(name, accepted) ?? this.#get(`${name}/index.html`, accepted);
  }

  notFound(accepted?: string | string[]): Representation | undefined {
    return this.#get(NOT_FOUND, accepted);
  }

  #get(name: string, accepted: string | string[] = ''): Representation | undefined {
    this.#refresh();
    const file = this.#files.get(name);
    return file?.get(negotiator.negotiate(String(accepted)) ?? PLAIN) ?? file?.get(PLAIN);
  }

  #refresh(): void {
    const now = performance.now();
    if (now - this.#checkedAt < CHECK_AFTER) return;
    this.#checkedAt = now;
    // read again if a build was published meanwhile, because some files may be from that build
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const version = recordVersion(this.#dist);
      if (version === this.#version) return;
      this.#files = this.#read();
      this.#version = version;
    }
  }

  #read(): Map<string, BuiltFile> {
    const files = new Map<string, Map<string, Representation>>();
    for (const served of servedFiles(this.#dist)) {
      const ending = extname(served);
      const encoding = ENCODINGS[ending];
      const name = encoding ? served.slice(0, -ending.length) : served;
      const file = files.get(name) ?? new Map<string, Representation>();
      try {
        file.set(
          encoding ?? PLAIN,
          represent(name, encoding ?? PLAIN, readFileSync(join(this.#dist, served))),
        );
        files.set(name, file);
      } catch (error) {
        // another build has just removed the file
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      }
    }
    return files;
  }
}
