import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpError } from './http-error.ts';

/** The maximum number of fields in a form. No call has as many. */
const MOST_FIELDS = 100;

/** How the body of a call comes. */
export type BodyKind = 'json' | 'form';

const CONTENT_TYPES: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
};

/** Parses a form. A field that occurs twice becomes a list. */
async function formFields(_request: FastifyRequest, body: string): Promise<object> {
  // one more than allowed, to notice that there are too many
  const fields = parse(body, '&', '=', { maxKeys: MOST_FIELDS + 1 });
  if (Object.values(fields).flat().length > MOST_FIELDS)
    throw httpError(400, `The form has more than ${MOST_FIELDS} fields`);
  return fields;
}

/** Has `scope` read bodies of one kind. Any other is a 415 that says which kind the call takes. */
export function takeOnly(scope: FastifyInstance, kind: BodyKind, call: string): void {
  const wanted = CONTENT_TYPES[kind];
  scope.removeAllContentTypeParsers();
  if (kind === 'form') scope.addContentTypeParser<string>(wanted, { parseAs: 'string' }, formFields);
  else
    scope.addContentTypeParser(wanted, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
  scope.addContentTypeParser('*', async ({ headers }: FastifyRequest) => {
    const came = headers['content-type'] ? `as ${headers['content-type']}` : 'without a content-type';
    throw httpError(415, `${call}: the body came ${came}. Send it as ${wanted}`);
  });
}
