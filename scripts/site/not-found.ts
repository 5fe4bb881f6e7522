import type { FastifyInstance } from 'fastify';
import { API_ROOTS } from '../sandbox/index.ts';
import { refuse } from '../server/refuse.ts';
import type { BuiltSite } from './built-site.ts';

/** Answers what is not there: in JSON to a program, with the built 404.html or else a sentence to a person. */
export function addNotFound(app: FastifyInstance, site: BuiltSite): void {
  app.setNotFoundHandler(({ method, url, headers }, reply) => {
    const path = url.split('?')[0] ?? '';
    if (API_ROOTS.has(path.split('/')[1]))
      return refuse(reply, 404, `There is no ${method} ${path}; GET /sandbox lists the calls`);
    const page = site.notFound?.for(headers['accept-encoding']);
    // always sent in full: a 404 is never cached
    if (page) reply.headers(page.headers).removeHeader('etag');
    else reply.type('text/plain; charset=utf-8');
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .send(page?.body ?? 'This page does not exist.');
  });
}
