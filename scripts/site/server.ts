import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { API_ROOTS, sandbox } from '../sandbox/index.ts';
import type { SandboxStore } from '../sandbox/store.ts';
import { createBaseServer, HSTS_HEADER } from '../server/base.ts';
import { refuse, refuseMethod } from '../server/refusals.ts';
import { cardFrameOrigins } from '../settings.ts';
import { backendProxy } from './backend-proxy.ts';
import { builtForms, builtSteps } from './built-pages.ts';
import { type BuiltSite, createBuiltSite } from './built-site.ts';
import { addCompression } from './compress-answers.ts';
import { securityHeaders } from './security-headers.ts';

export interface SiteOptions {
  /** The absolute path of the built site. New builds there are served without a restart. */
  dist: string;
  home: string;
  /** The address of the insurer's servers. By default the sandbox answers their calls. */
  backend?: string;
  /** The sandbox's store, shared with the card frame, the only frame that pages may show. Without it there is none. */
  store?: SandboxStore;
  /** Called with a log line for each policy report. */
  log?: (line: string) => void;
  logger?: NonNullable<FastifyServerOptions['logger']>;
}

const METHODS = ['GET', 'HEAD'];

/** Returns true if `if-none-match` contains the current version. */
function isFresh(match: string | undefined, etag: string): boolean {
  return match?.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, ''))) ?? false;
}

/** Serves the built files. A page's address works with and without a trailing slash. */
function addBuiltFiles(app: FastifyInstance, site: BuiltSite): void {
  app.all<{ Params: { '*': string } }>('/*', {
    // answers before the body is read
    onRequest: async ({ method, params, headers }, reply) => {
      const file = site.find(params['*'], headers['accept-encoding']);
      if (!file) reply.callNotFound();
      else if (!METHODS.includes(method)) refuseMethod(reply, METHODS);
      else {
        reply.headers(file.headers);
        if (isFresh(headers['if-none-match'], file.headers.etag))
          reply.code(304).removeHeader('content-type').removeHeader('content-encoding').send();
        else reply.send(file.body);
      }
      return reply;
    },
    handler: () => {},
  });
}

/** Answers 404: in JSON below the API's paths, otherwise with the built 404.html or a sentence. */
function addNotFound(app: FastifyInstance, site: BuiltSite, backend: string): void {
  app.setNotFoundHandler(({ method, url, headers }, reply) => {
    const path = url.split('?')[0] ?? '';
    if (API_ROOTS.has(path.split('/')[1] ?? ''))
      return refuse(
        reply.header('vary', 'accept-encoding'),
        404,
        `There is no ${method} ${path}${backend ? '' : '; GET /sandbox lists the calls'}`,
      );
    const page = site.get('404.html', headers['accept-encoding']);
    // always sent in full, because a 404 is never cached
    if (page) reply.headers(page.headers).removeHeader('etag');
    else reply.type('text/plain; charset=utf-8');
    reply.code(404).header('cache-control', 'no-store');
    return reply.send(page?.body ?? 'This page does not exist.');
  });
}

/** Creates the server of the built site, with the sandbox or a backend behind it. It isn't listening yet. */
export function createServer({
  dist,
  home,
  backend = '',
  store,
  log,
  logger = false,
}: SiteOptions): FastifyInstance {
  const site = createBuiltSite(dist);
  const options = { logger, routerOptions: { ignoreTrailingSlash: true } };
  const security = securityHeaders(backend ? cardFrameOrigins().join(' ') : store?.cardFrame);
  const ownHeaders = Object.keys({ ...security.headers, ...HSTS_HEADER });
  return createBaseServer({ ...security, ...options }, (app) => {
    addNotFound(app, site, backend);
    app.register(async (scope) => {
      await addCompression(scope);
      if (backend) await scope.register(backendProxy, { backend, ownHeaders });
      else
        await scope.register(sandbox, {
          store,
          log,
          findForm: builtForms(dist),
          findSteps: builtSteps(dist),
        });
    });
    app.get('/', async (_request, reply) => reply.redirect(home));
    addBuiltFiles(app, site);
  });
}
