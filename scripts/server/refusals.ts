import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';

type Headers = Readonly<Record<string, string>>;

/** The maximum length of a message, because it can contain text from the client. */
const LONGEST = 500;

const PARSER_ERRORS: Readonly<Record<string, [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The headers took too long'],
  SLOW_BODY: [400, 'The body came too slowly'],
  EXPECT: [417, 'Remove the Expect header'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
};
const MALFORMED: [number, string] = [400, 'This is not an HTTP request'];

/** Truncates a message to the maximum length. */
export function shortened(message: string): string {
  return message.length > LONGEST ? `${message.slice(0, LONGEST)}…` : message;
}

function refusalBody(statusCode: number, message: string): object {
  return { statusCode, error: STATUS_CODES[statusCode], message: shortened(message) };
}

/** Answers with an error that must not be cached. */
export function refuse(reply: FastifyReply, statusCode: number, message: string): FastifyReply {
  return reply.code(statusCode).header('cache-control', 'no-store').send(refusalBody(statusCode, message));
}

/** Answers 405. @param allowed the methods that the address supports */
export function refuseMethod(reply: FastifyReply, allowed: Iterable<string>): FastifyReply {
  const allow = [...allowed].join(', ');
  reply.header('allow', allow);
  return refuse(reply, 405, `${reply.request.method} is not allowed here. Use ${allow}`);
}

/**
 * Collects all routes that are added to `app` from now on.
 * @returns a plugin to register last. It answers 405 for the methods that these routes don't support.
 */
export function collectMethods(app: FastifyInstance): (scope: FastifyInstance) => Promise<void> {
  const routes = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    routes.set(url, new Set([...(routes.get(url) ?? []), ...[method].flat()]));
  });
  return async (scope) => {
    for (const [url, allowed] of [...routes]) {
      const method = app.supportedMethods.filter((each) => !allowed.has(each));
      // before the body is read
      const onRequest = async (_request: unknown, reply: FastifyReply) => refuseMethod(reply, allowed);
      if (method.length > 0) scope.route({ method, url, onRequest, handler: () => {} });
    }
  };
}

/** Returns a Fastify `clientErrorHandler`. It answers requests that Node can't handle, with the given headers, as the last ones of their connections. */
export function refuseMalformed(given: Headers): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy(error);
      return;
    }
    const [status, message] = PARSER_ERRORS[error.code ?? ''] ?? MALFORMED;
    const body = JSON.stringify(refusalBody(status, message));
    const headers = {
      ...given,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
    socket.end(text, () => socket.destroy());
  };
}
