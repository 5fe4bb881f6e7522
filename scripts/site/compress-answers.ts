import zlib, { type BrotliOptions, type ZlibOptions } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { FifoMap } from 'toad-cache';

/** Returns a compressor that remembers its last results, because most calls repeat the same answers. */
function remembering<Options>(compressNow: (content: Buffer, options: Options) => Buffer) {
  const known = new FifoMap<Buffer>(100);
  return (content: Buffer, options: Options) => {
    const key = content.toString('latin1');
    const compressed = known.get(key) ?? compressNow(content, options);
    known.set(key, compressed);
    return compressed;
  };
}

/** Compresses answers over 1 KiB, and tells caches that all depend on the accepted encodings, for all routes that are added to `scope` after this call. */
export async function addCompression(scope: FastifyInstance): Promise<void> {
  await scope.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // longer answers are compressed as a stream, and not remembered
    syncThreshold: 32 * 1024,
    zlib: {
      ...zlib,
      brotliCompressSync: remembering<BrotliOptions>(zlib.brotliCompressSync),
      gzipSync: remembering<ZlibOptions>(zlib.gzipSync),
    },
    // higher levels take several times as long and only save a few per cent
    brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
    // no client sends compressed requests
    globalDecompression: false,
  });
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('vary', 'accept-encoding');
  });
}
