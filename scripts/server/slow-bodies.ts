import type { FastifyInstance } from 'fastify';

/** The least that a client has to send of a body: so many bytes in each interval, in milliseconds. */
export const SLOWEST = { bytes: 20 * 1024, interval: 20_000 };

/**
 * Makes `app` end requests whose bodies come more slowly, such as byte by byte. A body may take as long as it needs
 * otherwise. Never with 408, after which browsers send the body again.
 */
export function endSlowBodies(app: FastifyInstance, { bytes, interval }: typeof SLOWEST): void {
  app.server.on('request', (request, response) => {
    const { socket } = request;
    let before = socket.bytesRead;
    const look = () => {
      // a client can't send while nobody reads
      const isSlow = !request.complete && !request.readableLength && socket.bytesRead - before < bytes;
      before = socket.bytesRead;
      if (isSlow && response.headersSent) socket.destroy();
      else if (isSlow) app.server.emit('clientError', { code: 'SLOW_BODY' }, socket);
    };
    // after what has come meanwhile is read
    const timer = setInterval(() => setImmediate(look), interval).unref();
    request.on('close', () => clearInterval(timer));
  });
}
