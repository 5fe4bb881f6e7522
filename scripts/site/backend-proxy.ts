import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BACKEND_ROOTS } from '../sandbox/index.ts';
import { LIMITS } from '../server/base.ts';
import { isHttps } from '../server/own-requests.ts';
import { refuse } from '../server/refusals.ts';

interface BackendProxyOptions {
  /** The address of the insurer's servers, without a trailing slash. */
  backend: string;
  /** The names of headers that the site sends itself. The backend's are left out. By default none. */
  ownHeaders?: readonly string[];
}

const GATEWAY_TIMEOUT = 504;
const TIMEOUTS = [GATEWAY_TIMEOUT, 408];

/** Answers for a backend that cannot be reached. Never 500, which the site takes for the insurer's own refusal. */
function answerFailure(reply: FastifyReply, error: Error & { statusCode?: number }): void {
  reply.log.error(error);
  if (TIMEOUTS.includes(error.statusCode ?? 0))
    refuse(reply, GATEWAY_TIMEOUT, 'The backend did not answer in time');
  else refuse(reply, 502, 'The backend cannot be reached');
}

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
    rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwarded(request as FastifyRequest) }),
    rewriteHeaders: (headers) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name))),
  };
  for (const root of BACKEND_ROOTS) {
    app.register(proxy, {
      upstream: origin,
      prefix: `/${root}`,
      rewritePrefix: `${pathname.replace(/\/$/, '')}/${root}`,
      httpMethods: ['GET', 'HEAD', 'POST'],
      undici: { headersTimeout: LIMITS.connectionTimeout, bodyTimeout: LIMITS.connectionTimeout },
      replyOptions,
    });
  }
}
