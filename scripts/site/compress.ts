import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|html|svg)$/;

export type Encoding = 'br' | 'gzip';

/** The file name endings of compressed files. */
export const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

export function isCompressed(name: string): boolean {
  return Object.values(ENDINGS).some((ending) => name.endsWith(ending));
}

/** Compresses with brotli at its highest level, as the build does. */
export function brotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      // a whole file at once: smaller by up to 0.1 %
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
    },
  });
}

/** Writes a `.br` and a `.gz` beside every text file of the build. */
export function compressAll(dist: string): void {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue;
    const bytes = readFileSync(join(dist, name));
    writeFileSync(join(dist, `${name}${ENDINGS.br}`), brotli(bytes));
    writeFileSync(
      join(dist, `${name}${ENDINGS.gzip}`),
      gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
    );
  }
}
