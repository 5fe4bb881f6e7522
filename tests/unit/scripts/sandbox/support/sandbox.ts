import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { beforeEach, expect } from 'vitest';
import type { SandboxFault } from '#types/api/sandboxFaults';
import { type SandboxOptions, sandbox } from '../../../../../scripts/sandbox/index.ts';
import type { OutboxContents } from '../../../../../scripts/sandbox/outbox.ts';

type Sent = PromiseLike<LightMyRequestResponse>;

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Returns the JSON of a response. Expects its status. */
export async function answerOf(sent: Sent, status = 200) {
  const response = await sent;
  expect(response.statusCode, response.body).toBe(status);
  return response.json();
}

/** Returns the message of a refusal. Expects its status. */
export const messageOf = async (sent: Sent, status = 400): Promise<string> =>
  (await answerOf(sent, status)).message;

/** Returns what tests do with a sandbox at `app`. Resets it before each test. */
export function requestsTo(app: FastifyInstance) {
  const get = (url: string) => app.inject(url);
  const post = (url: string, payload?: object | string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, headers, ...(payload !== undefined && { payload }) });
  const reset = async () => {
    expect((await post('/sandbox/reset')).statusCode).toBe(204);
  };
  beforeEach(reset);
  return {
    app,
    get,
    post,
    reset,
    postForm: (url: string, fields: Record<string, string>) =>
      post(url, new URLSearchParams(fields).toString(), FORM),
    addFault: (fault: SandboxFault) => post('/sandbox/faults', [fault]),
    outbox: (): Promise<OutboxContents> => answerOf(get('/sandbox/outbox')),
  };
}

/** Starts a sandbox. */
export function startSandbox(options: SandboxOptions = {}) {
  const app = Fastify();
  app.register(sandbox, options);
  return requestsTo(app);
}
