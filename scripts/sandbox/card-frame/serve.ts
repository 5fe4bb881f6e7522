import type { Ports } from '../../port.ts';
import { cardFrameOrigin } from '../../site/card-frame-origins.ts';
import { CardGateway } from './gateway.ts';
import { CARD_FORM } from './paths.ts';
import { createCardFrame } from './server.ts';

/** Serves a card frame for the site on this machine. @returns the gateway that the site's sandbox has to have too */
export async function serveCardFrame({ site, cardFrame }: Ports): Promise<CardGateway> {
  const gateway = new CardGateway(cardFrameOrigin(cardFrame));
  const siteOrigins = ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${site}`);
  const app = await createCardFrame({ gateway, siteOrigins });
  await app.listen({ host: '127.0.0.1', port: cardFrame });
  return gateway;
}

/** For the start scripts to print. */
export function cardFrameNotice({ origin }: CardGateway): string {
  return `  ${'The card frame'.padEnd(40)} ${origin}${CARD_FORM} (test cards: README.md)`;
}
