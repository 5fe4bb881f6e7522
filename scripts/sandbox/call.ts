import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type BodyKind, takeOnly } from './body-kind.ts';
import type { CardGateway } from './card-frame/gateway.ts';
import type { Contracts } from './contracts.ts';
import type { FaultQueue } from './fault-queue.ts';
import { httpError } from './http-error.ts';
import { injectFault } from './inject-fault.ts';
import type { Outbox, OutboxContents } from './outbox.ts';
import { pageOrigin } from './page-origin.ts';
import type { References } from './references.ts';
import type { GivenAnswers } from './submission/given-answers.ts';
import type { TemporaryKeys } from './temporary-keys.ts';

/** Both sides of a call, as generated from its file under schemas/api. */
interface Contract {
  request: unknown;
  response: object;
}

const BODY_LIMIT = 8 * 1024;

/** What answers draw on from one request to the next, until the reset. */
export interface Memory {
  /** Gives out new numbers. */
  references: References;
  /** Gives out the keys of address lookup, and knows the good ones. */
  keys: TemporaryKeys;
  /** Has card frames signed, and knows the good tokens. */
  gateway: CardGateway;
  /** Knows what was answered to submissions, so that one that comes twice counts once. */
  given: GivenAnswers;
}

/** What surrounds one request. */
export interface Circumstances {
  contracts: Contracts;
  /** Of the page that asked: http://127.0.0.1:8080 */
  origin: string;
}

/** A call of the insurer's that the sandbox stands in for. */
export interface SandboxCall<Sides extends Contract = Contract> {
  /** The name of its contract, schemas/api/{name}.schema.json, and of the call in POST /sandbox/faults. */
  name: string;
  method: 'GET' | 'POST';
  url: string;
  /** How its body comes; a GET has none. */
  body?: BodyKind;
  /** The maximum size of its body in bytes; 8 KiB by default. */
  bodyLimit?: number;
  /** The list of the outbox that each good answer adds to; absent where nothing would be sent on. */
  outbox?: keyof OutboxContents;
  /** Its answer to a request that fits the contract. */
  answer(request: Sides['request'], memory: Memory, circumstances: Circumstances): Sides['response'];
  /** Returns the status of an answer; without it, that is 200. */
  statusOf?(response: Sides['response']): number;
}

/** What the calls of one sandbox share. */
export interface Backstage extends Memory {
  contracts: Contracts;
  faults: FaultQueue;
  outbox: Outbox;
}

/** The request as contracts describe it: only the parts that carry something. */
function partsOf({ params, query, body }: FastifyRequest): object {
  const isPresent = ([, part]: [string, unknown]) => part != null && Object.keys(part).length > 0;
  return Object.fromEntries(Object.entries({ params, query, body }).filter(isPresent));
}

/**
 * Serves one call: a waiting fault first, then the request held to its contract (400), then the answer held to
 * its own (500), so that the sandbox cannot drift from what the site was built against. Only an answer that has
 * passed all this leaves something in the outbox.
 */
export function addCall(app: FastifyInstance, call: SandboxCall, backstage: Backstage): void {
  const { contracts, faults, outbox } = backstage;
  const { name, method, url, bodyLimit = BODY_LIMIT } = call;
  const file = `schemas/api/${name}.schema.json`;
  const breaksContract = (answer: unknown) => contracts.misfit(name, 'response', answer) !== undefined;
  app.register(async (scope) => {
    if (call.body) takeOnly(scope, call.body, name);
    scope.route({
      method,
      url,
      bodyLimit,
      preHandler: async (_request, reply) => {
        const fault = faults.take(name);
        return fault && injectFault(reply, fault, breaksContract);
      },
      handler: async (request, reply) => {
        const parts = partsOf(request);
        const unfit = contracts.misfit(name, 'request', parts);
        if (unfit) throw httpError(400, `${name}: ${unfit}. See ${file}`);
        const response = call.answer(parts, backstage, { contracts, origin: pageOrigin(request) });
        const drifted = contracts.misfit(name, 'response', response);
        if (drifted) throw new Error(`The sandbox's answer of ${name} breaks ${file}: ${drifted}`);
        if (call.outbox) {
          outbox.add(call.outbox, { receivedAt: new Date().toISOString(), request: request.body, response });
        }
        reply.code(call.statusOf?.(response) ?? 200);
        return response;
      },
    });
  });
}
