import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|txt)$/;

/** The encodings of compressed files, by file extension. */
export const ENCODINGS: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** Compresses with brotli at its highest level. */
export function brotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      // one block for the whole file saves up to 0.1 %
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
    },
  });
}

/** Writes a `.br` and a `.gz` file next to each text file of the build. */
export function compressAll(dist: string): void {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue;
    const file = join(dist, name);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotli(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
  }
}
