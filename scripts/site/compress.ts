import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TEXT = /\.(js|css|html|svg)$/;

/** Bytes as they travel: brotli at its best, which is what a built file is stored as. */
export function brotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}

/** Puts a `.br` beside every text file of the build, for the server to send as it is. */
export function compressAll(dist: string): void {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (TEXT.test(name)) writeFileSync(join(dist, `${name}.br`), brotli(readFileSync(join(dist, name))));
  }
}
