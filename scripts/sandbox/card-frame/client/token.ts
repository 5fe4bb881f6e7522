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
}

async function send(card: EnteredCard, challenge?: string): Promise<TokenAnswer> {
  const response = await fetch(TOKENS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...card, challenge, params: location.search.slice(1) }),
  });
  return response.json();
}

/** Shows the bank's page instead of the card form until the card holder has answered. */
async function showChallenge(address: string): Promise<void> {
  const form = element('[data-card-form]');
  const bank = document.createElement('iframe');
  bank.className = 'challenge';
  bank.title = 'Your bank: confirm your payment';
  bank.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
  bank.src = address;
  form.hidden = true;
  form.after(bank);
  await new Promise<void>((resolve) => {
    // once the promise is resolved, later messages do nothing
    addEventListener('message', ({ source, origin, data }) => {
      if (source === bank.contentWindow && origin === location.origin && data === ANSWERED) resolve();
    });
  });
  bank.remove();
  form.hidden = false;
}

/** Exchanges a card for a token, after the bank's page if the server asks for it. Returns the host page's messages. */
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
    if (answer.messages) return answer.messages;
    throw new Error(answer.message);
  } catch (error) {
    return [{ type: 'failure', reason: `The card server gave no token: ${error}`.slice(0, LONGEST_REASON) }];
  }
}
