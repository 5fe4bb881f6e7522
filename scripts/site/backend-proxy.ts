import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BACKEND_ROOTS } from '../api/calls.ts';
import { LIMITS } from '../server/base.ts';
import { isHttps } from '../server/own-requests.ts';
import { refuse } from '../server/refusals.ts';

interface BackendProxyOptions {
  /** The address of the insurer's servers, without a trailing slash. */
  backend: string;
  /** The first path segments of what is passed on. By default those of calls and documents. */
  roots?: readonly string[];
  /** The names of headers that the site sends itself. The backend's are left out. By default none. */
  ownHeaders?: readonly string[];
  /** How long the backend may send nothing, in milliseconds: less than the visitor's own connection by default. */
  timeout?: number;
}

/** Headers that belong to one connection (RFC 9110), and `expect`, which the server has answered already. */
const OF_CONNECTION = [
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade', 'expect'],
];

/** The longest answer that is read to its end before it is passed on, in bytes. */
const LONGEST_HELD = 1024 * 1024;
const LATE = new Error('The backend sends nothing');

/** Answers for a backend that fails. Never 500, which could be the insurer's own answer. */
function answerFailure(error: Error, _request: unknown, reply: FastifyReply): FastifyReply {
  reply.log.error(error);
  if (error === LATE) return refuse(reply, 504, 'The backend did not answer in time');
  return refuse(reply, 502, 'The backend cannot be reached');
}

/** Returns the headers that are for more than one connection, without those that `left` names. */
function passedOn(headers: IncomingHttpHeaders, left: readonly string[]): IncomingHttpHeaders {
  const named = String(headers.connection).toLowerCase().split(/[ ,]+/);
  const all = [...OF_CONNECTION, ...named, ...left];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !all.includes(name)));
}

/** Returns the headers that tell the backend who sent a request, and to which address. */
const forwarded = (request: FastifyRequest) => ({
  'x-forwarded-host': request.host,
  'x-forwarded-proto': isHttps(request) ? 'https' : 'http',
  'x-forwarded-for': [request.headers['x-forwarded-for'] ?? [], request.socket.remoteAddress ?? []]
    .flat()
    .join(', '),
});

/** Returns true for the address of something below a root of the backend, however it is encoded. */
const isBelow = (root: string, { url, params }: FastifyRequest) =>
  url.startsWith(`/${root}/`) && !/(^|[/\\])\.\.([/\\]|$)/.test(Object(params)['*']);

/** Returns a function that sends a request to the backend. It resolves when the headers of the answer have come. */
function forwarder(backend: string, timeout: number) {
  const { protocol, hostname, port, host, pathname } = new URL(backend);
  // not undici, which fails for a backend that sends 100 Continue
  const { request: send } = protocol === 'https:' ? https : http;
  const target = { hostname: hostname.replace(/^\[|\]$/g, ''), port, timeout };
  return (request: FastifyRequest) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { raw, method, url } = request;
      const left = method === 'POST' ? [] : ['content-length', 'content-type'];
      const headers = { ...passedOn(request.headers, left), ...forwarded(request), host };
      const sent = send({ ...target, method, path: pathname.replace(/\/$/, '') + url, headers });
      sent.on('response', (answer) => {
        // Node sends no more of a request that is answered
        answer.on('end', () => sent.writableEnded || sent.destroy());
        sent.on('timeout', () => answer.destroy(LATE));
        resolve(answer);
      });
      sent.on('error', reject);
      sent.on('timeout', () => sent.destroy(LATE));
      if (method === 'POST') raw.pipe(sent);
      else sent.end();
      raw.on('close', () => raw.complete || sent.destroy());
      sent.on('close', () => {
        reject(new Error('The backend closed the connection'));
        // what still comes is read and dropped, like any body that nobody wants
        raw.resume();
      });
    });
}

/**
 * Reads an answer to its end, so that one that breaks off is never passed on as if it were whole.
 * @returns its bytes, or a stream of them if it is too long to be held
 * @throws the error of the connection
 */
async function readBody(answer: IncomingMessage): Promise<Buffer | Readable> {
  const parts: AsyncIterableIterator<Buffer> = answer[Symbol.asyncIterator]();
  const held: Buffer[] = [];
  for (let size = 0; size <= LONGEST_HELD; size += held.at(-1)?.length ?? 0) {
    const { done, value } = await parts.next();
    if (done) return Buffer.concat(held);
    held.push(value);
  }
  const all = async function* () {
    yield* held;
    yield* parts;
  };
  return Readable.from(all());
}

/** Fastify plugin that passes calls (§7) and requests for documents on to a backend. Nothing is repeated. */
export async function backendProxy(
  app: FastifyInstance,
  {
    backend,
    roots = BACKEND_ROOTS,
    ownHeaders = [],
    timeout = LIMITS.connectionTimeout - 5_000,
  }: BackendProxyOptions,
): Promise<void> {
  const forward = forwarder(backend, timeout);
  app.setErrorHandler(answerFailure);
  app.removeAllContentTypeParsers();
  // the body stays a stream
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  for (const root of roots)
    app.route({
      method: ['GET', 'HEAD', 'POST'],
      url: `/${root}/*`,
      handler: async (request, reply) => {
        if (!isBelow(root, request)) return refuse(reply, 400, 'This is not the path of a call');
        const answer = await forward(request);
        const body = await readBody(answer);
        // a long answer can still break off: its headers and its bytes go out as they come
        if (body instanceof Readable) request.headers['x-no-compression'] = 'yes';
        reply.code(answer.statusCode ?? 0);
        // answers can have personal data
        reply.headers({ 'cache-control': 'no-store', ...passedOn(answer.headers, ownHeaders) });
        return reply.send(body);
      },
    });
}
