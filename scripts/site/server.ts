import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { API_ROOTS, sandbox } from '../sandbox/index.ts';
import type { SandboxStore } from '../sandbox/store.ts';
import { createBaseServer } from '../server/base.ts';
import { refuse, refuseMethod } from '../server/refusals.ts';
import { BuiltSite } from './built-site.ts';
import { addCompression } from './compress-answers.ts';
import { securityHeaders } from './security-headers.ts';

export interface SiteOptions {
  /** The absolute path of the built site. New builds there are served without a restart. */
  dist: string;
  home: string;
  /** The store that is shared with the card frame, the only frame that pages may show. Without it there is none. */
  store?: SandboxStore;
  /** Called with a log line for each policy report. */
  log?: (line: string) => void;
  logger?: NonNullable<FastifyServerOptions['logger']>;
}

interface ByPath {
  Params: { '*': string };
}

const METHODS = ['GET', 'HEAD'];

/** Returns true if `if-none-match` contains the current version. */
function isFresh(match: string | undefined, etag: string | undefined): boolean {
  return match?.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, ''))) ?? false;
}

/** Serves the built files. A page's address works with and without a trailing slash. */
function addBuiltFiles(app: FastifyInstance, site: BuiltSite): void {
  app.get<ByPath>('/*', ({ params, headers }, reply) => {
    const file = site.find(params['*'], headers['accept-encoding']);
    if (!file) return reply.callNotFound();
    reply.headers(file.headers);
    if (isFresh(headers['if-none-match'], file.headers.etag)) return reply.code(304).send();
    return reply.send(file.body);
  });

  // this route matches every path, but only built files refuse methods
  const refuseOtherMethods = (request: FastifyRequest<ByPath>, reply: FastifyReply) =>
    site.find(request.params['*']) ? refuseMethod(reply, METHODS) : reply.callNotFound();
  app.route<ByPath>({
    method: app.supportedMethods.filter((method) => !METHODS.includes(method)),
    url: '/*',
    onRequest: async (request, reply) => refuseOtherMethods(request, reply),
    handler: refuseOtherMethods,
  });
}

/** Answers 404: in JSON below the API's paths, otherwise with the built 404.html or a sentence. */
function addNotFound(app: FastifyInstance, site: BuiltSite): void {
  app.setNotFoundHandler(({ method, url, headers }, reply) => {
    const path = url.split('?')[0] ?? '';
    if (API_ROOTS.has(path.split('/')[1]))
      return refuse(reply, 404, `There is no ${method} ${path}; GET /sandbox lists the calls`);
    const page = site.notFound(headers['accept-encoding']);
    // always sent in full, because a 404 is never cached
    if (page) reply.headers(page.headers).removeHeader('etag');
    else reply.type('text/plain; charset=utf-8');
    reply.code(404).header('cache-control', 'no-store');
    return reply.send(page?.body ?? 'This page does not exist.');
  });
}

/** Creates the server of the built site and the sandbox. It isn't listening yet. */
export function createServer({ dist, home, store, log, logger = false }: SiteOptions): FastifyInstance {
  const site = new BuiltSite(dist);
  const routerOptions = { ignoreTrailingSlash: true };
  const options = { ...securityHeaders(store?.cardFrame), logger, routerOptions };
  return createBaseServer(options, (app) => {
    addNotFound(app, site);
    app.register(async (scope) => {
      await addCompression(scope);
      await scope.register(sandbox, { store, log });
    });
    app.get('/', async (_request, reply) => reply.redirect(home));
    addBuiltFiles(app, site);
  });
}
