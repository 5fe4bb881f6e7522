import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxFault, SandboxFaultsCall } from '#types/api/sandboxFaults';
import { contractErrors } from './contracts.ts';
import { httpError } from './errors.ts';
import type { SandboxStore } from './store.ts';

const MOST_WAITING = 1_000;

/** Wrong answers: an object without the right fields, and a list of texts. Each contract forbids at least one. */
const WRONG_SHAPES = [{ unexpected: 'shape' }, ['unexpected', 'shape']];

function takeFault(store: SandboxStore, call: string): SandboxFault | undefined {
  const fault = store.faults.find((waiting) => waiting.call === call);
  if (fault?.times !== undefined) fault.times -= 1;
  if (fault?.times === 0) store.faults = store.faults.filter((waiting) => waiting !== fault);
  return fault;
}

/**
 * Applies the next fault of a call. Returns the reply if the fault answered it. Returns undefined without a fault,
 * or after a delay.
 */
export async function applyFault(
  store: SandboxStore,
  call: string,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { fault, status = 500, ms } = takeFault(store, call) ?? {};
  const sendJson = (text: string) => reply.type('application/json; charset=utf-8').send(text);
  switch (fault) {
    case 'status': {
      const message = `POST /sandbox/faults asked for this answer of ${call}`;
      return reply.code(status).send({ statusCode: status, message });
    }
    case 'malformed':
      return sendJson('[{"code": "482", "name": "Skil');
    case 'wrong-shape':
      return sendJson(JSON.stringify(WRONG_SHAPES.find((shape) => contractErrors(call, 'response', shape))));
    case 'empty':
      return sendJson('');
    case 'reset':
      reply.raw.socket?.destroy();
      return reply.hijack();
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, ms));
  }
  return undefined;
}

/** Adds POST /sandbox/faults. It adds all given faults or none, and answers with all waiting faults. */
export function addFaults(app: FastifyInstance, calls: readonly string[], store: SandboxStore): void {
  app.post<{ Body: SandboxFaultsCall['request']['body'] }>(
    '/sandbox/faults',
    { bodyLimit: 64 * 1024 },
    async ({ body }) => {
      const errors = contractErrors('sandboxFaults', 'request', { body });
      if (errors)
        throw httpError(
          400,
          `${errors}. Send a list like [{ "call": "visatypes", "fault": "status", "status": 500, "times": 1 }]`,
        );
      const unknown = body.find(({ call }) => !calls.includes(call));
      if (unknown)
        throw httpError(400, `There is no call "${unknown.call}" here. Use one of: ${calls.join(', ')}`);
      if (store.faults.length + body.length > MOST_WAITING)
        throw httpError(
          400,
          `At most ${MOST_WAITING} faults can wait. POST /sandbox/reset removes those that do`,
        );
      store.faults.push(...body);
      return store.faults;
    },
  );
}
