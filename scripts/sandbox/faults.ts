import type { FastifyReply } from 'fastify';
import type { SandboxFault, SandboxFaultsCall } from '#types/api/sandboxFaults';
import { JSON_TYPE } from '../api/calls.ts';
import type { SandboxCall } from './call.ts';
import { contractErrors } from './contracts.ts';
import { httpError } from './errors.ts';
import type { SandboxStore } from './store.ts';

const MAX_WAITING = 1_000;

/** Wrong answers: an object without the right fields, and a list of texts. Each contract forbids at least one. */
const WRONG_SHAPES = [{ unexpected: 'shape' }, ['unexpected', 'shape']];

function takeFault(store: SandboxStore, call: string): SandboxFault | undefined {
  const fault = store.faults.find((waiting) => waiting.call === call);
  if (fault?.times !== undefined) fault.times -= 1;
  if (fault?.times === 0) store.faults = store.faults.filter((waiting) => waiting !== fault);
  return fault;
}

function dropConnection(reply: FastifyReply): FastifyReply {
  reply.raw.socket?.destroy();
  return reply.hijack();
}

/** Applies the next fault of a call. Returns the reply if the fault was answered, so not after a delay. */
export async function applyFault(
  store: SandboxStore,
  call: string,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { fault, status: statusCode = 500, ms } = takeFault(store, call) ?? {};
  const sendJson = (text: string) => reply.type('application/json; charset=utf-8').send(text);
  switch (fault) {
    case 'status':
      return reply
        .code(statusCode)
        .send({ statusCode, message: `POST /sandbox/faults asked for this answer of ${call}` });
    case 'malformed':
      return sendJson('[{"code": "482", "name": "Skil');
    case 'wrong-shape':
      return sendJson(JSON.stringify(WRONG_SHAPES.find((shape) => contractErrors(call, 'response', shape))));
    case 'empty':
      return sendJson('');
    case 'reset':
      return dropConnection(reply);
    case 'delay': {
      const { outbox } = store;
      await new Promise((resolve) => setTimeout(resolve, ms));
      // a request from before a reset must not change what comes after it
      if (store.outbox !== outbox) return dropConnection(reply);
    }
  }
  return undefined;
}

/** Creates POST /sandbox/faults. It adds all given faults or none, and answers with all waiting faults. */
export const sandboxFaults = (callNames: readonly string[]): SandboxCall<SandboxFaultsCall> => ({
  name: 'sandboxFaults',
  method: 'POST',
  url: '/sandbox/faults',
  accepts: [JSON_TYPE],
  bodyLimit: 64 * 1024,
  answer({ body }, { faults }) {
    const unknown = body.find(({ call }) => !callNames.includes(call));
    if (unknown)
      throw httpError(400, `there is no call "${unknown.call}" here. Use one of: ${callNames.join(', ')}`);
    if (faults.length + body.length > MAX_WAITING)
      throw httpError(400, `at most ${MAX_WAITING} faults can wait. POST /sandbox/reset removes them`);
    faults.push(...body);
    return faults;
  },
});
