import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Compresses the answers of all that is registered in `scope` after this, where they are long enough to gain by it. */
export async function addCompression(scope: FastifyInstance): Promise<void> {
  await scope.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // higher levels take several times as long, and save a few per cent
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
    // nobody sends us compressed requests
    globalDecompression: false,
  });
}
