import zlib from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { boundedMemo } from '../content/memo.ts';

const textOf = (content: Buffer) => content.toString('latin1');

/** Returns a compressor that remembers its last results, because most calls repeat the same answers. */
const remembering = (compressNow: (content: Buffer) => Buffer) => boundedMemo(() => compressNow, textOf, 100);

// higher levels take several times as long and only save a few per cent
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 6 };

/** Compresses answers over 1 KiB, and tells caches that all depend on the accepted encodings, for all routes that are added to `scope` after this call. */
export async function addCompression(scope: FastifyInstance): Promise<void> {
  await scope.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // longer answers are compressed as a stream, and not remembered
    syncThreshold: 32 * 1024,
    zlib: {
      ...zlib,
      brotliCompressSync: remembering((content) => zlib.brotliCompressSync(content, BROTLI)),
      gzipSync: remembering((content) => zlib.gzipSync(content, GZIP)),
    },
    brotliOptions: BROTLI,
    zlibOptions: GZIP,
    // no client sends compressed requests
    globalDecompression: false,
  });
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('vary', 'accept-encoding');
  });
}
