import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentFiles, readBuilds, recordVersion } from './build-record.ts';
import { BuiltFile } from './built-file.ts';
import { isCompressed } from './compress.ts';

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

  /** The built 404 page, if there is one. */
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
    for (const name of currentFiles(readBuilds(this.#dist))) {
      const body = isCompressed(name) ? undefined : read(name);
      if (body) files.set(name, new BuiltFile(name, body, read));
    }
    return files;
  }
}
