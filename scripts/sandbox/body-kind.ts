import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpError } from './http-error.ts';

const CONTENT_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' };

/** How the body of a call comes. */
export type BodyKind = keyof typeof CONTENT_TYPES;

/** Has `scope` read bodies of one kind. Any other is a 415 that says which kind the call takes. */
export function takeOnly(scope: FastifyInstance, kind: BodyKind, call: string): void {
  const wanted = CONTENT_TYPES[kind];
  scope.removeAllContentTypeParsers();
  if (kind === 'form') scope.register(formbody);
  else
    scope.addContentTypeParser(wanted, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
  scope.addContentTypeParser('*', async ({ headers }: FastifyRequest) => {
    const came = headers['content-type'] ? `as ${headers['content-type']}` : 'without a content-type';
    throw httpError(415, `${call}: the body came ${came}. Send it as ${wanted}`);
  });
}
