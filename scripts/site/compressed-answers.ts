import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Compresses the answers of all routes that are added to `scope` after this call, if they are over 1 KiB. */
export async function addCompression(scope: FastifyInstance): Promise<void> {
  await scope.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // higher levels take several times as long and save a few per cent
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
    // no client sends compressed requests
    globalDecompression: false,
  });
}
