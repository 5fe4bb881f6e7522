import type { FastifyInstance } from 'fastify';
import { createBaseServer } from '../../server/base.ts';
import { httpError } from '../http-error.ts';
import { type Bundle, bundleCardForm } from './bundle.ts';
import { addChallenges } from './challenge-route.ts';
import type { CardGateway } from './gateway.ts';
import { frameHeaders } from './headers.ts';
import { failurePage, formPage, silentPage } from './page.ts';
import { ASSETS, CARD_FORM } from './paths.ts';
import { addTokens } from './tokens-route.ts';

export interface CardFrameOptions {
  /** The one that the site's sandbox has too. */
  gateway: CardGateway;
  /** The origins that pages may show the card form from. */
  siteOrigins: readonly string[];
}

function addPage(app: FastifyInstance, gateway: CardGateway, bundle: Bundle): void {
  app.get(CARD_FORM, async ({ raw }, reply) => {
    reply.type('text/html; charset=utf-8').header('cross-origin-resource-policy', 'cross-origin');
    const url = raw.url ?? '';
    // as it came: what is signed is the text
    const signed = gateway.read(url.slice(url.indexOf('?') + 1));
    if (!signed) return reply.code(403).send(silentPage(bundle));
    const { params, problem } = signed;
    if (problem) return reply.code(410).send(failurePage(bundle, params.postMessageHost, problem));
    return reply.send(formPage(bundle, params.postMessageHost));
  });
}

function addAssets(app: FastifyInstance, { files }: Bundle): void {
  app.get<{ Params: { name: string } }>(`${ASSETS}/:name`, async ({ params }, reply) => {
    const file = files.get(params.name);
    if (!file) throw httpError(404, `The card form has no file "${params.name}"`);
    return reply.type(file.type).send(file.body);
  });
}

/** The card frame: a server of its own, for an origin of its own, not yet listening. Nothing that it is sent is logged. */
export async function createCardFrame({ gateway, siteOrigins }: CardFrameOptions): Promise<FastifyInstance> {
  const bundle = await bundleCardForm();
  return createBaseServer({ headers: frameHeaders(siteOrigins) }, (app) => {
    addPage(app, gateway, bundle);
    addAssets(app, bundle);
    addTokens(app, gateway);
    addChallenges(app, { gateway, bundle, siteOrigins });
  });
}
