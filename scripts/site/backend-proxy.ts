import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BACKEND_ROOTS } from '../api/calls.ts';
import { LIMITS } from '../server/base.ts';
import { isHttps } from '../server/own-requests.ts';
import { refuse } from '../server/refusals.ts';

interface BackendProxyOptions {
  /** The address of the insurer's servers, without a trailing slash. */
  backend: string;
  /** The names of headers that the site sends itself. The backend's are left out. By default none. */
  ownHeaders?: readonly string[];
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Headers that belong to one connection (RFC 9110), and `expect`, which the server has answered already. */
const OF_CONNECTION = [
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade', 'expect'],
];

const GATEWAY_TIMEOUT = 504;
const TIMEOUTS = [GATEWAY_TIMEOUT, 408];

/** Answers for a backend that cannot be reached. Never 500, which the site takes for the insurer's own refusal. */
function answerFailure(reply: FastifyReply, error: Error & { statusCode?: number }): void {
  reply.log.error(error);
  if (TIMEOUTS.includes(error.statusCode ?? 0))
    refuse(reply, GATEWAY_TIMEOUT, 'The backend did not answer in time');
  else refuse(reply, 502, 'The backend cannot be reached');
}

const without = (headers: Headers, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Returns the headers that tell the backend who sent a request, and to which address. */
function forwarded(request: FastifyRequest): Record<string, string> {
  const { headers, socket } = request;
  const from = [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? []].flat();
  return {
    'x-forwarded-host': request.host,
    'x-forwarded-proto': isHttps(request) ? 'https' : 'http',
    'x-forwarded-for': from.join(', '),
  };
}

/** Fastify plugin that passes calls (§7) and requests for documents on to a backend. Nothing is repeated. */
export async function backendProxy(
  app: FastifyInstance,
  { backend, ownHeaders = [] }: BackendProxyOptions,
): Promise<void> {
  const { origin, pathname } = new URL(backend);
  const replyOptions: FastifyHttpProxyOptions['replyOptions'] = {
    onError: (reply, { error }) => answerFailure(reply as FastifyReply, error),
    retryDelay: () => null,
    rewriteRequestHeaders: (request, headers) => ({
      ...without(headers, OF_CONNECTION),
      ...forwarded(request as FastifyRequest),
    }),
    // answers can have personal data
    rewriteHeaders: (headers) => ({
      'cache-control': 'no-store',
      ...without(headers, [...OF_CONNECTION, ...ownHeaders]),
    }),
  };
  for (const root of BACKEND_ROOTS) {
    app.register(proxy, {
      upstream: origin,
      prefix: `/${root}`,
      rewritePrefix: `${pathname.replace(/\/$/, '')}/${root}`,
      httpMethods: ['GET', 'HEAD', 'POST'],
      undici: {
        headersTimeout: LIMITS.connectionTimeout,
        bodyTimeout: LIMITS.connectionTimeout,
        // the plugin would accept any certificate
        connect: { rejectUnauthorized: true },
      },
      replyOptions,
    });
  }
}
