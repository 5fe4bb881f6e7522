import { parse } from 'node:querystring';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { CompiledPage } from '../../src/engine/mount/compiled-page.ts';
import { isoDay } from '../../src/engine/validators/date-range.ts';
import { type ApiCall, answersOf, FORM_TYPE, JSON_TYPE, MULTIPART_TYPE } from '../api/calls.ts';
import { headerNames, validateContract } from '../api/contracts.ts';
import { pageOrigin } from '../server/own-requests.ts';
import { contractErrors } from './contracts.ts';
import { httpError } from './errors.ts';
import { applyFault } from './faults.ts';
import { addToOutbox, type OutboxContents } from './outbox.ts';
import type { SandboxStore } from './store.ts';

const MAX_FIELDS = 100;

interface Contract {
  request: unknown;
  response: object;
}

/** Returns the compiled form page with a name, or undefined if there is none. */
export type FindForm = (name: string) => Promise<CompiledPage | undefined>;

/** The site that sent a request. */
interface Sender {
  /** The origin of its page: http://127.0.0.1:8080 */
  origin: string;
  findForm: FindForm;
  /** The current date, or that of the header `x-sandbox-today`: pictures are taken on a day that never changes. */
  today: string;
}

/** A call that the sandbox answers. Its name is also that of the call in POST /sandbox/faults. */
export interface SandboxCall<Sides extends Contract = Contract> extends ApiCall {
  /** The maximum body size in bytes, 8 KiB by default. */
  bodyLimit?: number;
  /** The list of the outbox for accepted requests. */
  outbox?: keyof OutboxContents;
  /** Answers a valid request. */
  answer(
    request: Sides['request'],
    store: SandboxStore,
    sender: Sender,
  ): Sides['response'] | Promise<Sides['response']>;
}

/** Parses a form body. A field that occurs twice becomes a list. */
async function parseForm(_request: FastifyRequest, body: string): Promise<object> {
  if (body.split('&').length > MAX_FIELDS)
    throw httpError(400, `the form has more than ${MAX_FIELDS} fields`);
  return parse(body);
}

/** A multipart body: the JSON in its part "answers", and its files without their contents. */
class Multipart {
  constructor(
    readonly body: unknown,
    readonly files: readonly object[],
  ) {}
}

/** Parses a multipart body. @throws a 400 for a body of another form */
async function parseMultipart({ headers }: FastifyRequest, bytes: Buffer): Promise<Multipart> {
  const type = String(headers['content-type']);
  const parts = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw httpError(400, 'the body is not a valid multipart form');
    });
  const files = [...parts].flatMap(([field, part]) =>
    typeof part === 'string' ? [] : [{ field, name: part.name, size: part.size, type: part.type }],
  );
  try {
    return new Multipart(JSON.parse(String(parts.get('answers'))), files);
  } catch {
    throw httpError(400, 'the part "answers" is not JSON');
  }
}

/**
 * Adds routes whose request bodies have one of these media types. All other types get a 415.
 * @param name the start of the routes' error messages
 */
export function addRoutes(
  app: FastifyInstance,
  name: string,
  types: readonly string[],
  add: (scope: FastifyInstance) => void,
): void {
  app.register(async (scope) => {
    scope.setErrorHandler((error: FastifyError) => {
      error.message = `${name}: ${error.message}`;
      throw error;
    });
    scope.removeAllContentTypeParsers();
    const parser = types.includes(FORM_TYPE) ? parseForm : scope.getDefaultJsonParser('error', 'error');
    const isText = (type: string) => type !== MULTIPART_TYPE;
    scope.addContentTypeParser<string>(types.filter(isText), { parseAs: 'string' }, parser);
    if (types.includes(MULTIPART_TYPE))
      scope.addContentTypeParser<Buffer>(MULTIPART_TYPE, { parseAs: 'buffer' }, parseMultipart);
    scope.addContentTypeParser('*', async ({ headers }: FastifyRequest) => {
      const came = headers['content-type'] ? `as ${headers['content-type']}` : 'without a content-type';
      throw httpError(415, `the body came ${came}. Send it as ${types.join(' or ')}`);
    });
    add(scope);
  });
}

/** Returns the parts of a request that are not empty, as contracts describe them. */
function partsOf({ params, query, body, headers: all }: FastifyRequest, names: readonly string[]): object {
  const given = Object.entries({ params, query }).filter(([, part]) => Object.keys(Object(part)).length > 0);
  const headers = Object.fromEntries(names.filter((name) => name in all).map((name) => [name, all[name]]));
  const sent = body instanceof Multipart ? { ...body } : body != null && { body };
  return { ...Object.fromEntries(given), ...(names.length > 0 && { headers }), ...sent };
}

/** Returns the status of a valid answer: the first whose part of the contract it matches. */
function statusOf(call: ApiCall, response: unknown): number {
  const answers = answersOf(call).filter(({ pointer }) => pointer !== undefined);
  const matching = answers.find(
    ({ pointer }) =>
      answers.length === 1 ||
      validateContract(call.name, `/properties/response${pointer}`, response).length === 0,
  );
  return matching?.status ?? 200;
}

/**
 * Adds the route of a call. It applies a waiting fault, then validates the request (400) and the answer (500), so
 * that the sandbox always matches the contracts. Only a valid answer is added to the outbox.
 */
export function addCall(
  app: FastifyInstance,
  call: SandboxCall,
  store: SandboxStore,
  findForm: FindForm = async () => undefined,
): void {
  const { name, method, accepts = [JSON_TYPE], bodyLimit = 8 * 1024 } = call;
  const url = call.url.replace(/\{(\w+)\}/g, ':$1');
  const file = `schemas/api/${name}.schema.json`;
  addRoutes(app, name, accepts, (scope) => {
    scope.route({
      method,
      url,
      bodyLimit,
      preHandler: (_request, reply) => applyFault(store, name, reply),
      handler: async (request, reply) => {
        const parts = partsOf(request, headerNames(name));
        const requestErrors = contractErrors(name, 'request', parts);
        if (requestErrors) throw httpError(400, `${requestErrors}. See ${file}`);
        const day = request.headers['x-sandbox-today'];
        // the page compares the header with its clock
        if (day) reply.header('date', new Date(String(day)).toUTCString());
        const today = String(day ?? isoDay(new Date()));
        const response = await call.answer(parts, store, { origin: pageOrigin(request), findForm, today });
        const responseErrors = contractErrors(name, 'response', response);
        if (responseErrors) throw new Error(`the sandbox's answer breaks ${file}: ${responseErrors}`);
        const status = statusOf(call, response);
        if (call.outbox && status < 400)
          addToOutbox(store, call.outbox, { params: request.params, ...parts }, response);
        return reply.code(status).send(response);
      },
    });
  });
}
