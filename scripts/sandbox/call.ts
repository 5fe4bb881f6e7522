import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageOrigin } from '../server/https.ts';
import { TemporaryKeys } from './calls/kleber.ts';
import { SubmissionAnswers } from './calls/pre-submission.ts';
import { CardGateway } from './card-frame/gateway.ts';
import { createContracts } from './contracts.ts';
import { httpError } from './errors.ts';
import { FaultQueue, injectFault } from './faults.ts';
import { Outbox, type OutboxContents } from './outbox.ts';
import { References } from './references.ts';

const BODY_LIMIT = 8 * 1024;
/** The maximum of fields in a form. No call has as many. */
const MOST_FIELDS = 100;

interface Contract {
  request: unknown;
  response: object;
}

/** Creates the state that the calls of one sandbox share until the reset. */
export const createState = (outbox = new Outbox(), gateway = new CardGateway()) => ({
  contracts: createContracts(),
  faults: new FaultQueue(),
  outbox,
  references: new References(),
  keys: new TemporaryKeys(),
  gateway,
  submissionAnswers: new SubmissionAnswers(),
});

type SandboxState = ReturnType<typeof createState>;

interface CallContext extends SandboxState {
  /** The origin of the page that sent the request: http://127.0.0.1:8080 */
  origin: string;
}

type BodyType = 'json' | 'form';

/** A call to the insurer's servers that the sandbox answers. */
export interface SandboxCall<Sides extends Contract = Contract> {
  /** Names its contract, schemas/api/{name}.schema.json, and the call in POST /sandbox/faults. */
  name: string;
  method: 'GET' | 'POST';
  url: string;
  /** The type of its body; a GET has none. */
  body?: BodyType;
  /** The maximum size of its body in bytes; 8 KiB by default. */
  bodyLimit?: number;
  /** The list of the outbox that each good answer is added to, if any. */
  outbox?: keyof OutboxContents;
  answer(request: Sides['request'], context: CallContext): Sides['response'];
  statusOf?(response: Sides['response']): number;
}

const CONTENT_TYPES: Readonly<Record<BodyType, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
};

/** Parses a form. A field that occurs twice becomes a list. */
async function parseForm(_request: FastifyRequest, body: string): Promise<object> {
  // one more than allowed, to detect too many
  const fields = parse(body, '&', '=', { maxKeys: MOST_FIELDS + 1 });
  if (Object.values(fields).flat().length > MOST_FIELDS)
    throw httpError(400, `The form has more than ${MOST_FIELDS} fields`);
  return fields;
}

/** Makes `scope` accept bodies of one type only. Answers 415 to others. */
export function acceptOnly(scope: FastifyInstance, type: BodyType, call: string): void {
  const accepted = CONTENT_TYPES[type];
  scope.removeAllContentTypeParsers();
  if (type === 'form') scope.addContentTypeParser<string>(accepted, { parseAs: 'string' }, parseForm);
  else
    scope.addContentTypeParser(accepted, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
  scope.addContentTypeParser('*', async ({ headers }: FastifyRequest) => {
    const came = headers['content-type'] ? `as ${headers['content-type']}` : 'without a content-type';
    throw httpError(415, `${call}: the body came ${came}. Send it as ${accepted}`);
  });
}

/** Returns the parts of a request that carry something, as contracts describe them. */
function partsOf({ params, query, body }: FastifyRequest): object {
  const isPresent = ([, part]: [string, unknown]) => part != null && Object.keys(part).length > 0;
  return Object.fromEntries(Object.entries({ params, query, body }).filter(isPresent));
}

/**
 * Adds the route of a call. Applies a waiting fault, then validates the request (400) and the answer (500), so that the
 * sandbox cannot drift from the contracts. Only a valid answer is added to the outbox.
 */
export function addCall(app: FastifyInstance, call: SandboxCall, state: SandboxState): void {
  const { contracts, faults, outbox } = state;
  const { name, method, url, bodyLimit = BODY_LIMIT } = call;
  const file = `schemas/api/${name}.schema.json`;
  app.register(async (scope) => {
    if (call.body) acceptOnly(scope, call.body, name);
    scope.route({
      method,
      url,
      bodyLimit,
      preHandler: async (_request, reply) => {
        const fault = faults.take(name);
        return fault && injectFault(reply, fault, contracts);
      },
      handler: async (request, reply) => {
        const parts = partsOf(request);
        const requestErrors = contracts.validate(name, 'request', parts);
        if (requestErrors) throw httpError(400, `${name}: ${requestErrors}. See ${file}`);
        const response = call.answer(parts, { ...state, origin: pageOrigin(request) });
        const responseErrors = contracts.validate(name, 'response', response);
        if (responseErrors)
          throw new Error(`The sandbox's answer of ${name} breaks ${file}: ${responseErrors}`);
        if (call.outbox)
          outbox.add(call.outbox, { receivedAt: new Date().toISOString(), request: request.body, response });
        reply.code(call.statusOf?.(response) ?? 200);
        return response;
      },
    });
  });
}
