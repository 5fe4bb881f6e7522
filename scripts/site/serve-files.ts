import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseMethod } from '../server/methods.ts';
import type { BuiltSite } from './built-site.ts';

interface ByPath {
  Params: { '*': string };
}

const METHODS = ['GET', 'HEAD'];

/** Returns true when `if-none-match` names the current version. */
function isFresh(held: string | undefined, etag: string | undefined): boolean {
  return held?.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, ''))) ?? false;
}

/** Serves the built files. A page's address works with and without a slash at its end. */
export function addBuiltFiles(app: FastifyInstance, site: BuiltSite): void {
  app.get<ByPath>('/*', (request, reply) => {
    const file = site.find(request.params['*']);
    if (!file) return reply.callNotFound();
    const { headers, body } = file.for(request.headers['accept-encoding']);
    reply.headers(headers);
    if (isFresh(request.headers['if-none-match'], headers.etag)) return reply.code(304).send();
    return reply.send(body);
  });

  // 405 only for built files: any path matches this route
  const refuseOthers = (request: FastifyRequest<ByPath>, reply: FastifyReply) =>
    site.find(request.params['*']) ? refuseMethod(reply, METHODS) : reply.callNotFound();
  app.route<ByPath>({
    method: app.supportedMethods.filter((method) => !METHODS.includes(method)),
    url: '/*',
    onRequest: async (request, reply) => refuseOthers(request, reply),
    handler: refuseOthers,
  });
}
