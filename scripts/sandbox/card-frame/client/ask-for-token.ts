import type { CardFrameMessage } from '#types/events/card-frame';
import type { EnteredCard } from '../card/entered-card.ts';
import { TOKENS } from '../paths.ts';

/** The most that the protocol lets a reason have. */
const LONGEST_REASON = 200;

interface TokenAnswer {
  messages?: CardFrameMessage[];
  challenge?: string;
  message?: string;
}

function failure(reason: string): CardFrameMessage[] {
  return [{ type: 'failure', reason: reason.slice(0, LONGEST_REASON) }];
}

async function send(card: EnteredCard, challenge?: string): Promise<TokenAnswer & { status: number }> {
  const response = await fetch(TOKENS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...card, challenge, params: location.search.slice(1) }),
  });
  const answer: TokenAnswer = await response.json();
  return { ...answer, status: response.status };
}

/**
 * Sends a card to the frame's own server.
 * @param confirm has the card's holder answer a challenge, by the address of the bank's page
 * @returns the messages for the page; a failure if the server cannot be reached or refuses
 */
export async function askForToken(
  card: EnteredCard,
  confirm: (address: string) => Promise<void>,
): Promise<CardFrameMessage[]> {
  try {
    let answer = await send(card);
    if (answer.challenge) {
      await confirm(answer.challenge);
      answer = await send(card, answer.challenge.split('/').at(-1));
    }
    return answer.messages ?? failure(`The card server answered ${answer.status}: ${answer.message}`);
  } catch (error) {
    return failure(`The card server could not be reached: ${error}`);
  }
}
