import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Contracts } from './contracts.ts';
import type { FaultQueue } from './fault-queue.ts';
import { httpError } from './http-error.ts';
import { injectFault } from './inject-fault.ts';

/** Both sides of a call, as generated from its file under schemas/api. */
interface Contract {
  request: unknown;
  response: unknown;
}

/** A call of the insurer's that the sandbox stands in for. */
export interface SandboxCall<Sides extends Contract = Contract> {
  /** The name of its contract, schemas/api/{name}.schema.json, and of the call in POST /sandbox/faults. */
  name: string;
  method: 'GET' | 'POST';
  url: string;
  /** Its answer to a request that fits the contract. */
  answer(request: Sides['request']): Sides['response'];
}

/** The request as contracts describe it: only the parts that carry something. */
function partsOf({ params, query, body }: FastifyRequest): object {
  const isPresent = ([, part]: [string, unknown]) => part != null && Object.keys(part).length > 0;
  return Object.fromEntries(Object.entries({ params, query, body }).filter(isPresent));
}

/**
 * Serves one call: a waiting fault first, then the request held to its contract (400), then the answer held to
 * its own (500), so that the sandbox cannot drift from what the site was built against.
 */
export function addCall(
  app: FastifyInstance,
  call: SandboxCall,
  contracts: Contracts,
  faults: FaultQueue,
): void {
  const { name, method, url } = call;
  const file = `schemas/api/${name}.schema.json`;
  const breaksContract = (answer: unknown) => contracts.misfit(name, 'response', answer) !== undefined;
  app.route({
    method,
    url,
    preHandler: async (_request, reply) => {
      const fault = faults.take(name);
      return fault && injectFault(reply, fault, breaksContract);
    },
    handler: async (request) => {
      const parts = partsOf(request);
      const unfit = contracts.misfit(name, 'request', parts);
      if (unfit) throw httpError(400, `${name}: ${unfit}. See ${file}`);
      const answer = call.answer(parts);
      const drifted = contracts.misfit(name, 'response', answer);
      if (drifted) throw new Error(`The sandbox's answer of ${name} breaks ${file}: ${drifted}`);
      return answer;
    },
  });
}
