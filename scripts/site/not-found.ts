import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { API_ROOTS } from '../sandbox/index.ts';

/** Answers what is not there: in JSON to a program, with the built 404.html or else a sentence to a person. */
export function addNotFound(app: FastifyInstance, dist: string): void {
  app.setNotFoundHandler(({ method, url }, reply) => {
    reply.code(404);
    const path = url.split('?')[0] ?? '';
    if (API_ROOTS.has(path.split('/')[1])) {
      return reply.send({
        statusCode: 404,
        error: 'Not Found',
        message: `There is no ${method} ${path}; GET /sandbox lists the calls`,
      });
    }
    const page = join(dist, '404.html');
    // as text, not as a file: to a cache that asks for changes or parts it goes whole all the same
    if (existsSync(page)) return reply.type('text/html; charset=utf-8').send(readFileSync(page, 'utf8'));
    return reply.type('text/plain; charset=utf-8').send('This page does not exist.');
  });
}
