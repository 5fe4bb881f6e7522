import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseMethod } from '../server/methods.ts';
import type { BuiltSite } from './built-site.ts';

interface ByPath {
  Params: { '*': string };
}

const METHODS = ['GET', 'HEAD'];

/** Tells whether the copy that a request has already, by its `if-none-match`, is still right. */
function isFresh(held: string | undefined, etag: string | undefined): boolean {
  return held?.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, ''))) ?? false;
}

/** Serves the files of the built site. A page's address works with and without a slash at its end. */
export function addBuiltFiles(app: FastifyInstance, site: BuiltSite): void {
  app.get<ByPath>('/*', (request, reply) => {
    const file = site.find(request.params['*']);
    if (!file) return reply.callNotFound();
    const { headers, body } = file.for(request.headers['accept-encoding']);
    reply.headers(headers);
    if (isFresh(request.headers['if-none-match'], headers.etag)) return reply.code(304).send();
    return reply.send(body);
  });

  // not those that are refused on any known path: whether this one is known, the build says
  const refuseOthers = (request: FastifyRequest<ByPath>, reply: FastifyReply) =>
    site.find(request.params['*']) ? refuseMethod(reply, METHODS) : reply.callNotFound();
  app.route<ByPath>({
    method: app.supportedMethods.filter((method) => !METHODS.includes(method)),
    url: '/*',
    onRequest: async (request, reply) => refuseOthers(request, reply),
    handler: refuseOthers,
  });
}
