import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UsageError } from '../content/usage-error.ts';
import { cameByHttps } from './https.ts';
import { refuse } from './refuse.ts';

const NAME = 'ALLOWED_HOSTS';
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/;
const LOOPBACK = ['127.0.0.1', 'localhost'];
const HTTP_PORT = 80;
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

/**
 * Returns the hosts that ALLOWED_HOSTS lists, with commas between: those that the site goes by beside this machine's own.
 *
 * @throws UsageError for what is no host
 */
export function allowedHosts(given = process.env[NAME] ?? ''): string[] {
  const hosts = given
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong === undefined) return hosts;
  throw new UsageError(
    `${NAME} lists "${wrong}", which is no host. Write each as www.example.com or www.example.com:8443, with commas between.`,
  );
}

/** Tells whether a request that may change something comes from a page of another site, as its browser says. */
function isForeign(request: FastifyRequest, host: string): boolean {
  const { method, headers } = request;
  if (SAFE_METHODS.includes(method)) return false;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  if (headers.origin === undefined) return false;
  const own = new URL(`${cameByHttps(request) ? 'https' : 'http'}://${host}`).origin;
  return headers.origin !== own;
}

/**
 * Has `app` refuse requests that are sent to another host (421), as after DNS rebinding, and those that may change
 * something and come from another site's page (403). Programs send no `origin`, and are served.
 *
 * @param port in the Host of requests; the one that the connection came to, unless given
 */
export function addOwnRequestsOnly(app: FastifyInstance, port?: number): void {
  const allowed = new Set(allowedHosts());
  const isOwn = (host: string, at: number) =>
    LOOPBACK.some((name) => host === `${name}:${at}` || (at === HTTP_PORT && host === name)) ||
    allowed.has(host);

  app.addHook('onRequest', (request, reply, done) => {
    const host = request.headers.host?.toLowerCase();
    if (!host) return refuse(reply, 400, 'The header "Host" is missing');
    // a request that is injected comes through no port
    if (!isOwn(host, port ?? request.socket.localPort ?? HTTP_PORT))
      return refuse(reply, 421, `This server is not "${host}". ${NAME} lists the hosts that it may go by`);
    if (isForeign(request, host))
      return refuse(reply, 403, 'This comes from a page of another site: only pages of this one may send it');
    done();
  });
}
