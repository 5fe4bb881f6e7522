import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyReply } from 'fastify';
import { onTestFinished } from 'vitest';
import { contractCommand } from '../../../../scripts/contract/command.ts';
import { type SandboxOptions, sandbox } from '../../../../scripts/sandbox/index.ts';
import { createStore } from '../../../../scripts/sandbox/store.ts';

type Files = Parameters<typeof contractCommand>[2];
type Answer = ReturnType<typeof JSON.parse>;

/** A change of an answer's text. It can also change the reply's status and headers. */
type Change = (text: string, reply: FastifyReply) => string;

/** A mistake of a backend. */
export interface Fault {
  /** The start of the requests' method and path. */
  at: string;
  /** A part of the query of the requests. By default any. */
  query?: string;
  /** The first request with the fault: 2 for the second one that is answered. */
  from?: number;
  /** The status of the answers with the fault, by default 200. */
  status?: number;
  change: Change | 'drop';
}

export const json =
  (change: (answer: Answer) => void): Change =>
  (text) => {
    const answer = JSON.parse(text);
    change(answer);
    return JSON.stringify(answer);
  };
export const status =
  (code: number): Change =>
  (text, reply) => {
    reply.code(code);
    return text;
  };
export const truncated: Change = (text) => text.slice(0, -5);
export const html: Change = (_text, reply) => {
  reply.type('text/html');
  return '<h1>Maintenance</h1>';
};

/** A request to the sandbox, and its answer. */
export interface Exchange {
  method: string;
  /** The path of the call, with parameters in braces. */
  url: string;
  body: unknown;
  status: number;
  text: string;
}

/** Starts a sandbox with faults, until the test is finished. */
export async function startBackend(faults: readonly Fault[] = [], options: SandboxOptions = {}) {
  const app = Fastify();
  const store = createStore('http://127.0.0.1:9');
  const requests: string[] = [];
  const exchanges: Exchange[] = [];
  const counts = new Map<Fault, number>();
  const faultOf = (method: string, url: string, isDrop: boolean) =>
    faults.find(
      ({ at, query = '', change }) =>
        `${method} ${url}`.startsWith(at) && url.includes(query) && (change === 'drop') === isDrop,
    );
  app.addHook('onRequest', async ({ method, url, raw }, reply) => {
    requests.push(`${method} ${url}`);
    if (!faultOf(method, url, true)) return;
    raw.socket.destroy();
    reply.hijack();
  });
  app.addHook('onSend', async ({ method, url, routeOptions, body }, reply, payload) => {
    const route = String(routeOptions.url).replace(/:(\w+)/g, '{$1}');
    exchanges.push({ method, url: route, body, status: reply.statusCode, text: String(payload) });
    const fault = faultOf(method, url, false);
    if (!fault || fault.change === 'drop' || reply.statusCode !== (fault.status ?? 200)) return payload;
    const count = (counts.get(fault) ?? 0) + 1;
    counts.set(fault, count);
    if (count < (fault.from ?? 1)) return payload;
    reply.removeHeader('content-length');
    return fault.change(String(payload), reply);
  });
  app.register(sandbox, { store, ...options });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return { app, store, requests, exchanges, url: `http://127.0.0.1:${port}` };
}

/** Runs the command. Returns its exit code and what it prints. */
export async function run(args: readonly string[], files?: Files) {
  const [out, err]: [string[], string[]] = [[], []];
  const terminal = {
    cwd: process.cwd(),
    colour: false,
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
  };
  const code = await contractCommand(args, terminal, files);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

interface JsonCall {
  call: string;
  variant?: string;
  verdict: string;
  notAsked?: string;
  problems: { pointer: string; message: string }[];
  more: number;
}

/** Runs the command for the site's own content. Returns its problems, and the calls that it could not ask, as texts. */
export const check = (...args: string[]) => checkWith(undefined, ...args);

/** Runs the command like `check`, for other content. */
export async function checkWith(files: Files, ...args: string[]) {
  const { code, out } = await run([...args, '--format', 'json'], files);
  const { calls, fits, notes } = JSON.parse(out) as { calls: JsonCall[]; fits: boolean; notes: string[] };
  const nameOf = ({ call, variant }: JsonCall) => (variant ? `${call} (${variant})` : call);
  return {
    code,
    fits,
    notes,
    names: calls.map(nameOf),
    problems: calls.flatMap((call) =>
      call.problems.map(({ pointer, message }) => `${nameOf(call)}: ${`${pointer} ${message}`.trim()}`),
    ),
    notAsked: calls.flatMap((call) => (call.notAsked ? [`${nameOf(call)}: ${call.notAsked}`] : [])),
    more: calls.reduce((sum, { more }) => sum + more, 0),
  };
}
