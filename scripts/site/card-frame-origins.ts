import { UsageError } from '../content/usage-error.ts';
import { portsAsked } from '../port.ts';
import { isOrigin } from './origins.ts';

const NAME = 'VITE_CARD_FRAME_ORIGINS';

/**
 * The origins that card frames may have: what VITE_CARD_FRAME_ORIGINS lists, with spaces between, else the one of the
 * sandbox's own, which is on the port after the site's.
 *
 * @throws UsageError for what is no origin, or would take cards without encryption
 */
export function cardFrameOrigins(given = process.env[NAME] ?? ''): string[] {
  const origins = given.split(/\s+/).filter(Boolean);
  if (origins.length === 0) return [cardFrameOrigin(portsAsked().cardFrame)];
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong === undefined) return origins;
  throw new UsageError(
    `${NAME} lists "${wrong}", which is no origin of a card frame. Write each as https://cards.example.com, ` +
      'without a path; http only on this machine; spaces between them. Or leave it out for the sandbox’s own.',
  );
}

/** The origin of a card frame that this machine serves. */
export function cardFrameOrigin(port: number): string {
  return `http://127.0.0.1:${port}`;
}
