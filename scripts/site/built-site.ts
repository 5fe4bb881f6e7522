import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentFiles, readBuilds, recordVersion } from './build-record.ts';
import { BuiltFile } from './built-file.ts';
import { isCompressed } from './compress.ts';

/** How long a build may be published before it is served, in milliseconds. */
const CHECK_AFTER = 100;
const MOST_TRIES = 10;
const NOT_FOUND = '404.html';
/** The front page is the server's own. */
const NO_ADDRESS = ['index.html', NOT_FOUND];

/** Returns a file's bytes; undefined where another build has just removed it. */
function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** The site that was published last in a folder. It is kept in memory, so what is served is always one build. */
export class BuiltSite {
  readonly #dist: string;
  #files: ReadonlyMap<string, BuiltFile> = new Map();
  #version = '';
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(dist: string) {
    this.#dist = dist;
  }

  /** Returns the file at an address: `/health-insurance/overseas-visitors` is that folder's index.html. */
  find(path: string): BuiltFile | undefined {
    this.#refresh();
    const name = path.replace(/^\//, '').replace(/\/$/, '');
    if (NO_ADDRESS.includes(name) || name.endsWith('/index.html')) return undefined;
    return this.#files.get(name) ?? this.#files.get(`${name}/index.html`);
  }

  /** The page for an address that leads nowhere, where the build made one. */
  get notFound(): BuiltFile | undefined {
    this.#refresh();
    return this.#files.get(NOT_FOUND);
  }

  #refresh(): void {
    const now = performance.now();
    if (now - this.#checkedAt < CHECK_AFTER) return;
    this.#checkedAt = now;
    // again where another build was published meanwhile: its pages may be among those that were read
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const version = recordVersion(this.#dist);
      if (version === this.#version) return;
      this.#version = version;
      this.#files = this.#read();
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
