import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Negotiator } from '@fastify/accept-negotiator';
import { contentTypeOf } from '../server/content-types.ts';
import { ENDINGS, type Encoding, isCompressed } from './compress.ts';
import { isAsset, recordVersion, servedFiles } from './publish.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];
const negotiator = new Negotiator({ supportedValues: [...ENCODINGS, 'identity'] });

interface Representation {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

class BuiltFile {
  readonly #plain: Representation;
  readonly #compressed = new Map<string, Representation>();

  constructor(name: string, plain: Buffer, read: (name: string) => Buffer | undefined) {
    const represent = (body: Buffer, encoding?: Encoding): Representation => ({
      headers: {
        'content-type': contentTypeOf(name),
        'cache-control': isAsset(name) ? A_YEAR : 'no-cache',
        vary: 'accept-encoding',
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
        ...(encoding && { 'content-encoding': encoding }),
      },
      body,
    });
    this.#plain = represent(plain);
    for (const encoding of ENCODINGS) {
      const body = read(`${name}${ENDINGS[encoding]}`);
      if (body) this.#compressed.set(encoding, represent(body, encoding));
    }
  }

  /** Returns the encoding that an `accept-encoding` header prefers. */
  for(accepted: string | string[] | undefined): Representation {
    return this.#compressed.get(negotiator.negotiate(String(accepted ?? '')) ?? '') ?? this.#plain;
  }
}

/** The interval between checks for a new build, in milliseconds. */
const CHECK_AFTER = 100;
const MOST_TRIES = 10;
const NOT_FOUND = '404.html';
/** Built files without an address. The server itself answers the front page. */
const NO_ADDRESS = ['index.html', NOT_FOUND];

/** Reads a file; undefined if another build has just removed it. */
function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Keeps the site that was last published to a folder in memory, so that all answers come from one build. */
export class BuiltSite {
  readonly #dist: string;
  #files: ReadonlyMap<string, BuiltFile> = new Map();
  #version = '';
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(dist: string) {
    this.#dist = dist;
  }

  /** Returns the file for a URL path. A page is the index.html in the folder of that path. */
  find(path: string): BuiltFile | undefined {
    this.#refresh();
    const name = path.replace(/^\//, '').replace(/\/$/, '');
    if (NO_ADDRESS.includes(name) || name.endsWith('/index.html')) return undefined;
    return this.#files.get(name) ?? this.#files.get(`${name}/index.html`);
  }

  get notFound(): BuiltFile | undefined {
    this.#refresh();
    return this.#files.get(NOT_FOUND);
  }

  #refresh(): void {
    const now = performance.now();
    if (now - this.#checkedAt < CHECK_AFTER) return;
    this.#checkedAt = now;
    // read again if a build was published meanwhile: some files may be its own
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const version = recordVersion(this.#dist);
      if (version === this.#version) return;
      this.#files = this.#read();
      this.#version = version;
    }
  }

  #read(): Map<string, BuiltFile> {
    const files = new Map<string, BuiltFile>();
    const read = (name: string) => readIfThere(join(this.#dist, name));
    for (const name of servedFiles(this.#dist)) {
      const body = isCompressed(name) ? undefined : read(name);
      if (body) files.set(name, new BuiltFile(name, body, read));
    }
    return files;
  }
}
