import type { Ports } from '../../port.ts';
import { cardFrameOrigin } from '../../site/card-frame-origins.ts';
import { CardGateway } from './gateway.ts';
import { CARD_FORM } from './paths.ts';
import { createCardFrame } from './server.ts';

export interface ServedCardFrame {
  /** The site's sandbox needs the same one. */
  gateway: CardGateway;
  /** Stops accepting requests. Resolves when those in flight are answered. */
  close(): Promise<void>;
}

/** Serves a card frame for the site on this machine. */
export async function serveCardFrame({ site, cardFrame }: Ports): Promise<ServedCardFrame> {
  const gateway = new CardGateway(cardFrameOrigin(cardFrame));
  const siteOrigins = ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${site}`);
  const app = await createCardFrame({ gateway, siteOrigins });
  await app.listen({ host: '127.0.0.1', port: cardFrame });
  return { gateway, close: () => app.close() };
}

/** For the start scripts to print. */
export function cardFrameNotice({ origin }: CardGateway): string {
  return `  ${'The card frame'.padEnd(40)} ${origin}${CARD_FORM} (test cards: README.md)`;
}
