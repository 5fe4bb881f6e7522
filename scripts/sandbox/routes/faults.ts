import type { FastifyInstance } from 'fastify';
import type { SandboxFaultsCall } from '#types/api/sandboxFaults';
import { calls } from '../calls.ts';
import type { Contracts } from '../contracts.ts';
import type { FaultQueue } from '../fault-queue.ts';
import { httpError } from '../http-error.ts';

const MOST_WAITING = 1_000;
const BODY_LIMIT = 64 * 1024;

/**
 * POST /sandbox/faults: makes calls fail, as schemas/api/sandboxFaults.schema.json describes; one bad fault and none
 * is taken. Answers every fault that waits.
 */
export function addFaults(app: FastifyInstance, contracts: Contracts, faults: FaultQueue): void {
  const names = calls.map(({ name }) => name);
  app.post<{ Body: SandboxFaultsCall['request']['body'] }>(
    '/sandbox/faults',
    { bodyLimit: BODY_LIMIT },
    async ({ body }) => {
      const unfit = contracts.misfit('sandboxFaults', 'request', { body });
      if (unfit)
        throw httpError(
          400,
          `${unfit}. Send a list like [{ "call": "visatypes", "fault": "status", "status": 500, "times": 1 }]`,
        );
      const unknown = body.find(({ call }) => !names.includes(call));
      if (unknown)
        throw httpError(400, `There is no call "${unknown.call}" here. Use one of: ${names.join(', ')}`);
      if (faults.waiting.length + body.length > MOST_WAITING)
        throw httpError(
          400,
          `At most ${MOST_WAITING} faults can wait. POST /sandbox/reset removes those that do`,
        );
      faults.add(body);
      return faults.waiting;
    },
  );
}
