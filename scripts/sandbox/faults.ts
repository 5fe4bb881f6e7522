import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxFault, SandboxFaultsCall } from '#types/api/sandboxFaults';
import type { Contracts } from './contracts.ts';
import { httpError } from './errors.ts';

const MOST_WAITING = 1_000;
const BODY_LIMIT = 64 * 1024;

/** The waiting faults. Those of one call apply in the order in which they were added. */
export class FaultQueue {
  #waiting: SandboxFault[] = [];

  get waiting(): SandboxFault[] {
    return this.#waiting;
  }

  add(faults: SandboxFault[]): void {
    this.#waiting.push(...faults.map((fault) => ({ ...fault })));
  }

  take(call: string): SandboxFault | undefined {
    const fault = this.#waiting.find((waiting) => waiting.call === call);
    if (fault?.times === undefined) return fault;
    fault.times -= 1;
    if (fault.times === 0) this.#waiting = this.#waiting.filter((waiting) => waiting !== fault);
    return fault;
  }

  clear(): void {
    this.#waiting = [];
  }
}

/** No contract allows both: an object without its fields, and a list of texts. */
const WRONG_SHAPES = [{ unexpected: 'shape' }, ['unexpected', 'shape']];

type Inject = (
  reply: FastifyReply,
  fault: SandboxFault,
  contracts: Contracts,
) => FastifyReply | Promise<undefined>;

const sendJson = (reply: FastifyReply, text: string) =>
  reply.type('application/json; charset=utf-8').send(text);

const INJECT: Record<SandboxFault['fault'], Inject> = {
  status: (reply, { call, status = 500 }) =>
    reply
      .code(status)
      .send({ statusCode: status, message: `POST /sandbox/faults asked for this answer of ${call}` }),
  malformed: (reply) => sendJson(reply, '[{"code": "482", "name": "Skil'),
  'wrong-shape': (reply, { call }, contracts) =>
    sendJson(
      reply,
      JSON.stringify(WRONG_SHAPES.find((shape) => contracts.validate(call, 'response', shape) !== undefined)),
    ),
  empty: (reply) => sendJson(reply, ''),
  reset: (reply) => {
    reply.raw.socket?.destroy();
    return reply.hijack();
  },
  delay: (_reply, { ms }) => new Promise((resolve) => setTimeout(() => resolve(undefined), ms)),
};

/** Applies a fault to one request. Returns the reply if the fault has answered it; nothing after a mere delay. */
export const injectFault: Inject = (reply, fault, contracts) => INJECT[fault.fault](reply, fault, contracts);

/** Adds POST /sandbox/faults, which adds all given faults or none, and answers with those that wait. */
export function addFaults(
  app: FastifyInstance,
  calls: readonly string[],
  contracts: Contracts,
  faults: FaultQueue,
): void {
  app.post<{ Body: SandboxFaultsCall['request']['body'] }>(
    '/sandbox/faults',
    { bodyLimit: BODY_LIMIT },
    async ({ body }) => {
      const errors = contracts.validate('sandboxFaults', 'request', { body });
      if (errors)
        throw httpError(
          400,
          `${errors}. Send a list like [{ "call": "visatypes", "fault": "status", "status": 500, "times": 1 }]`,
        );
      const unknown = body.find(({ call }) => !calls.includes(call));
      if (unknown)
        throw httpError(400, `There is no call "${unknown.call}" here. Use one of: ${calls.join(', ')}`);
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
