import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

/** Serves a folder on this machine alone; gives back its address and how to stop. */
export async function serve(root: string): Promise<{ address: string; close(): Promise<void> }> {
  const app = Fastify();
  app.register(fastifyStatic, { root });
  // an empty page to start from
  app.get('/', (_request, reply) => reply.type('text/html').send('<!doctype html><title>Start</title>'));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, close: () => app.close() };
}
