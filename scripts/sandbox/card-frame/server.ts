import type { FastifyInstance } from 'fastify';
import { createBaseServer } from '../../server/base.ts';
import { cardFrameOrigin, type Ports } from '../../settings.ts';
import { httpError } from '../errors.ts';
import { createStore, type SandboxStore } from '../store.ts';
import { addBank } from './bank.ts';
import { type Bundle, bundleCardForm } from './bundle.ts';
import { readParams } from './gateway.ts';
import { formPage } from './pages.ts';
import { ASSETS, CARD_FORM } from './paths.ts';
import { addTokens } from './tokens.ts';

/** The Content-Security-Policy of every page, without the frame directives. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; " +
  "form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Returns the headers of every answer. The card form may frame the bank's page. */
export const headersFor = (siteOrigins: readonly string[]) => ({
  'content-security-policy': `${POLICY}; frame-src 'self'; frame-ancestors ${siteOrigins.join(' ')}`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
});

function addForm(app: FastifyInstance, store: SandboxStore, bundle: Bundle): void {
  app.get(CARD_FORM, async ({ raw }, reply) => {
    reply.type('text/html; charset=utf-8').header('cross-origin-resource-policy', 'cross-origin');
    const url = raw.url ?? '';
    // not parsed, because the signature covers the raw text
    const signed = readParams(store, url.slice(url.indexOf('?') + 1));
    if (!signed) return reply.code(403).send(formPage(bundle));
    const { params, problem } = signed;
    const data = { 'post-message-host': params.postMessageHost, ...(problem && { failure: problem }) };
    return reply.code(problem ? 410 : 200).send(formPage(bundle, data));
  });

  app.get<{ Params: { name: string } }>(`${ASSETS}/:name`, async ({ params }, reply) => {
    const file = bundle.files.get(params.name);
    if (!file) throw httpError(404, `The card form has no file "${params.name}"`);
    return reply.type(file.type).send(file.body);
  });
}

/**
 * Creates the card frame's server, which needs a separate origin. It isn't listening yet and logs no requests.
 * @param siteOrigins the origins of the pages that may show the card form
 */
export async function createCardFrame(
  store: SandboxStore,
  siteOrigins: readonly string[],
): Promise<FastifyInstance> {
  const bundle = await bundleCardForm();
  return createBaseServer({ headers: headersFor(siteOrigins) }, (app) => {
    addForm(app, store, bundle);
    addTokens(app, store);
    // the bank's page is in the card form, which is in the site's page
    addBank(app, store, bundle, `${POLICY}; frame-ancestors 'self' ${siteOrigins.join(' ')}`);
  });
}

/**
 * Serves a card frame for the site on this machine.
 * @param otherOrigins more origins whose pages may show it
 * @returns the store to share with the site's sandbox, and `close`
 */
export async function serveCardFrame({ site, cardFrame }: Ports, otherOrigins: readonly string[] = []) {
  const store = createStore(cardFrameOrigin(cardFrame));
  const siteOrigins = ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${site}`);
  const app = await createCardFrame(store, [...siteOrigins, ...otherOrigins]);
  await app.listen({ host: '127.0.0.1', port: cardFrame });
  return { store, close: () => app.close() };
}

/** Returns the card frame's line for the output of the start scripts. */
export const cardFrameLine = ({ cardFrame }: SandboxStore) =>
  `  ${'The card frame'.padEnd(40)} ${cardFrame}${CARD_FORM} (test cards: README.md)`;
