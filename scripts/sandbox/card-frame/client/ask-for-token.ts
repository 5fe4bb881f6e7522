import type { CardFrameMessage } from '#types/events/card-frame';
import type { EnteredCard } from '../card/entered-card.ts';
import { TOKENS } from '../paths.ts';

/** The most that the protocol lets a reason have. */
const LONGEST_REASON = 200;

function failure(reason: string): CardFrameMessage[] {
  return [{ type: 'failure', reason: reason.slice(0, LONGEST_REASON) }];
}

/**
 * Sends a card to the frame's own server.
 * @returns what the page is to be told; a failure where the server cannot be reached or refuses
 */
export async function askForToken(card: EnteredCard): Promise<CardFrameMessage[]> {
  try {
    const response = await fetch(TOKENS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...card, params: location.search.slice(1) }),
    });
    const answer: { messages?: CardFrameMessage[]; message?: string } = await response.json();
    return answer.messages ?? failure(`The card server answered ${response.status}: ${answer.message}`);
  } catch (error) {
    return failure(`The card server could not be reached: ${error}`);
  }
}
