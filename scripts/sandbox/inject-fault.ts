import type { FastifyReply } from 'fastify';
import type { SandboxFault } from '#types/api/sandboxFaults';

/** Tells whether an answer breaks the call's contract; a fault of the wrong shape must. */
type Breaks = (answer: unknown) => boolean;
type Inject = (reply: FastifyReply, fault: SandboxFault, breaks: Breaks) => FastifyReply | Promise<undefined>;

/** One of these breaks any contract: no schema of ours takes both an object without its fields and a list of texts. */
const WRONG_SHAPES = [{ unexpected: 'shape' }, ['unexpected', 'shape']];

const json = (reply: FastifyReply, text: string) => reply.type('application/json; charset=utf-8').send(text);

const INJECT: Record<SandboxFault['fault'], Inject> = {
  status: (reply, { call, status = 500 }) =>
    reply
      .code(status)
      .send({ statusCode: status, message: `POST /sandbox/faults asked for this answer of ${call}` }),
  malformed: (reply) => json(reply, '[{"code": "482", "name": "Skil'),
  'wrong-shape': (reply, _fault, breaks) => json(reply, JSON.stringify(WRONG_SHAPES.find(breaks))),
  empty: (reply) => json(reply, ''),
  reset: (reply) => {
    reply.raw.socket?.destroy();
    return reply.hijack();
  },
  delay: (_reply, { ms }) => new Promise((resolve) => setTimeout(() => resolve(undefined), ms)),
};

/** Makes one request meet `fault`: gives the reply that it has been answered with, or nothing after a mere delay. */
export function injectFault(reply: FastifyReply, fault: SandboxFault, breaks: Breaks): ReturnType<Inject> {
  return INJECT[fault.fault](reply, fault, breaks);
}
