import { createHash } from 'node:crypto';
import { Negotiator } from '@fastify/accept-negotiator';
import { contentTypeOf } from '../server/content-types.ts';
import { isAsset } from './build-record.ts';
import { ENDINGS, type Encoding } from './compress.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];
const negotiator = new Negotiator({ supportedValues: [...ENCODINGS, 'identity'] });

/** A file in one encoding, ready to send. */
export interface Representation {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** A built file in all its encodings. */
export class BuiltFile {
  readonly #plain: Representation;
  readonly #compressed = new Map<string, Representation>();

  /** @param read returns the content of a built file; undefined if there is none */
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
