import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refusalBody } from './refuse.ts';

type Headers = Readonly<Record<string, string>>;

const REFUSALS: Readonly<Record<string, [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
};
const MALFORMED: [number, string] = [400, 'This is not an HTTP request'];

/** Builds an answer that ends the connection. */
function refusal(status: number, message: string, headers: Headers): { headers: Headers; body: string } {
  const body = JSON.stringify(refusalBody(status, message));
  const own = {
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { headers: { ...headers, ...own }, body };
}

/** Returns a Fastify `clientErrorHandler` that answers requests which Node can't parse, with the given headers. */
export function rawRefusals(given: Headers): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy(error);
      return;
    }
    const [status, message] = REFUSALS[error.code ?? ''] ?? MALFORMED;
    const { headers, body } = refusal(status, message, given);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
    socket.end(text, () => socket.destroy());
  };
}

/** Makes `app` answer 417 for an unknown `Expect` header. Node's own answer would lack our headers. */
export function refuseExpectations(app: FastifyInstance, given: Headers): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { headers, body } = refusal(417, 'Remove the Expect header', given);
    response.writeHead(417, headers).end(body);
  });
}
