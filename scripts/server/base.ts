import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';

/** Has the last answer on a connection end it once the server closes. Otherwise keep-alive would hold the server open. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}

/** Returns a Fastify server with what the site's and the card frame's have in common. It isn't listening yet. */
export function createBaseServer(options: FastifyServerOptions = {}): FastifyInstance {
  const app = Fastify(options);
  endConnectionsOnClose(app);
  return app;
}
