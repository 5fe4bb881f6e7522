import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageOrigin } from '../server/own-requests.ts';
import { contractErrors } from './contracts.ts';
import { httpError } from './errors.ts';
import { applyFault } from './faults.ts';
import { addToOutbox, type OutboxContents } from './outbox.ts';
import type { SandboxStore } from './store.ts';

const BODY_LIMIT = 8 * 1024;
/** The maximum number of fields in a form. No call needs more. */
const MOST_FIELDS = 100;
export const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';

interface Contract {
  request: unknown;
  response: object;
}

/** A call to the insurer's servers that the sandbox answers. */
export interface SandboxCall<Sides extends Contract = Contract> {
  /** The name of the contract, schemas/api/{name}.schema.json, and of the call in POST /sandbox/faults. */
  name: string;
  method: 'GET' | 'POST';
  url: string;
  /** The media type of the request body. A GET has none. */
  body?: typeof JSON_TYPE | typeof FORM_TYPE;
  /** The maximum body size in bytes, 8 KiB by default. */
  bodyLimit?: number;
  /** The outbox list that each valid answer is added to, if any. */
  outbox?: keyof OutboxContents;
  /** Answers a valid request. @param origin the origin of the page that sent the request: http://127.0.0.1:8080 */
  answer(request: Sides['request'], store: SandboxStore, origin: string): Sides['response'];
  statusOf?(response: Sides['response']): number;
}

/** Parses a form body. A field that occurs twice becomes a list. */
async function parseForm(_request: FastifyRequest, body: string): Promise<object> {
  // one more than the maximum, to detect too many fields
  const fields = parse(body, '&', '=', { maxKeys: MOST_FIELDS + 1 });
  if (Object.values(fields).flat().length > MOST_FIELDS)
    throw httpError(400, `The form has more than ${MOST_FIELDS} fields`);
  return fields;
}

/** Restricts the request bodies of `scope` to these media types. Answers 415 to all other types. */
export function acceptOnly(scope: FastifyInstance, types: string[], call: string): void {
  scope.removeAllContentTypeParsers();
  const parser = types.includes(FORM_TYPE) ? parseForm : scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser<string>(types, { parseAs: 'string' }, parser);
  scope.addContentTypeParser('*', async ({ headers }: FastifyRequest) => {
    const came = headers['content-type'] ? `as ${headers['content-type']}` : 'without a content-type';
    throw httpError(415, `${call}: the body came ${came}. Send it as ${types.join(' or ')}`);
  });
}

/** Returns the parts of a request that are not empty, as contracts describe them. */
function partsOf({ params, query, body }: FastifyRequest): object {
  const isPresent = ([, part]: [string, unknown]) => part != null && Object.keys(part).length > 0;
  return Object.fromEntries(Object.entries({ params, query, body }).filter(isPresent));
}

/**
 * Adds the route of a call. It applies a waiting fault, then validates the request (400) and the answer (500), so
 * that the sandbox always matches the contracts. Only a valid answer is added to the outbox.
 */
export function addCall(app: FastifyInstance, call: SandboxCall, store: SandboxStore): void {
  const { name, method, url, body, bodyLimit = BODY_LIMIT } = call;
  const file = `schemas/api/${name}.schema.json`;
  app.register(async (scope) => {
    if (body) acceptOnly(scope, [body], name);
    scope.route({
      method,
      url,
      bodyLimit,
      preHandler: (_request, reply) => applyFault(store, name, reply),
      handler: async (request, reply) => {
        const parts = partsOf(request);
        const requestErrors = contractErrors(name, 'request', parts);
        if (requestErrors) throw httpError(400, `${name}: ${requestErrors}. See ${file}`);
        const response = call.answer(parts, store, pageOrigin(request));
        const responseErrors = contractErrors(name, 'response', response);
        if (responseErrors)
          throw new Error(`The sandbox's answer of ${name} breaks ${file}: ${responseErrors}`);
        if (call.outbox) addToOutbox(store, call.outbox, request.body, response);
        reply.code(call.statusOf?.(response) ?? 200);
        return response;
      },
    });
  });
}
