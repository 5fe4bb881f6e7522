import type { CardFrameMessage } from '#types/events/card-frame';
import type { EnteredCard } from '../card.ts';
import { TOKENS } from '../paths.ts';
import { ANSWERED } from './bank-page.ts';
import { element } from './field.ts';

const LONGEST_REASON = 200;

interface TokenAnswer {
  messages?: CardFrameMessage[];
  challenge?: string;
  message?: string;
  status: number;
}

const failure = (reason: string): CardFrameMessage[] => [
  { type: 'failure', reason: reason.slice(0, LONGEST_REASON) },
];

async function send(card: EnteredCard, challenge?: string): Promise<TokenAnswer> {
  const response = await fetch(TOKENS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...card, challenge, params: location.search.slice(1) }),
  });
  return { ...(await response.json()), status: response.status };
}

/** Shows the bank's page instead of the card form until the card holder has answered. */
async function showChallenge(address: string): Promise<void> {
  const form = element('[data-card-form]');
  const bank = document.createElement('iframe');
  bank.className = 'challenge';
  bank.title = 'Your bank: confirm your payment';
  bank.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
  bank.src = address;
  await new Promise<void>((resolve) => {
    const listening = new AbortController();
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (source !== bank.contentWindow || origin !== location.origin || data !== ANSWERED) return;
      listening.abort();
      resolve();
    };
    addEventListener('message', listen, { signal: listening.signal });
    form.hidden = true;
    form.after(bank);
  });
  bank.remove();
  form.hidden = false;
}

/**
 * Exchanges a card for a token at the frame's own server. Shows the bank's page first if the server asks for it.
 * @returns the messages for the host page, or a failure if the server can't be reached or refuses
 */
export async function requestToken(
  card: EnteredCard,
  onChallenge: (isOpen: boolean) => void,
): Promise<CardFrameMessage[]> {
  try {
    let answer = await send(card);
    if (answer.challenge) {
      onChallenge(true);
      await showChallenge(answer.challenge);
      onChallenge(false);
      answer = await send(card, answer.challenge.split('/').at(-1));
    }
    return answer.messages ?? failure(`The card server answered ${answer.status}: ${answer.message}`);
  } catch (error) {
    return failure(`The card server could not be reached: ${error}`);
  }
}
