import type { FastifyInstance } from 'fastify';
import type { BuiltSite } from './built-site.ts';

/** Tells whether the copy that a request has already, by its `if-none-match`, is still right. */
function isFresh(held: string | undefined, etag: string | undefined): boolean {
  return held?.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, ''))) ?? false;
}

/** Serves the files of the built site. A page's address works with and without a slash at its end. */
export function addBuiltFiles(app: FastifyInstance, site: BuiltSite): void {
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const file = site.find(request.params['*']);
    if (!file) return reply.callNotFound();
    const { headers, body } = file.for(request.headers['accept-encoding']);
    reply.headers(headers);
    if (isFresh(request.headers['if-none-match'], headers.etag)) return reply.code(304).send();
    return reply.send(body);
  });
}
