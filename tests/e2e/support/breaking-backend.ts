import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrokenAnswer, breakOff } from '../../fixtures/broken-backend.ts';

/**
 * Starts a backend that answers like the sandbox, except that its answers to applications break off.
 * @param sandbox returns the origin of the sandbox
 */
export async function startBreakingBackend(sandbox: () => string) {
  let given: BrokenAnswer | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '', headers } = request;
    const body = Buffer.concat(await request.toArray());
    const type = headers['content-type'];
    const answered = await fetch(`${sandbox()}${url}`, {
      method,
      headers: type ? { 'content-type': type } : {},
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const text = Buffer.from(await answered.arrayBuffer());
    if (given && method === 'POST' && url === '/hcf/preSubmission')
      await breakOff(request.socket, given, text);
    else
      response
        .writeHead(answered.status, { 'content-type': answered.headers.get('content-type') ?? '' })
        .end(text);
  }

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Breaks off the answers to applications like this. */
    breakLike: (next: BrokenAnswer) => {
      given = next;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
