import type { CardFrameMessage } from '#types/events/card-frame';
import { type FrameAnswer, LATE, type TestCard, testCards } from '../data/test-cards.ts';
import { digitsOf } from './card/digits.ts';
import type { EnteredCard } from './card/entered-card.ts';
import type { Challenge } from './challenges.ts';
import type { FrameParams } from './frame-params.ts';
import type { CardGateway } from './gateway.ts';
import { CHALLENGES } from './paths.ts';

/** The message for the page, or the address of the bank's page that asks the card's holder first. */
export type TokenAnswer = { messages: CardFrameMessage[] } | { challenge: string };

const ORDINARY: Pick<TestCard, 'frame' | 'verdict'> = { frame: 'token', verdict: 'member' };

export const DECLINED: CardFrameMessage = { type: 'outcome', success: false };

interface SentCard {
  card: EnteredCard;
  params: FrameParams;
  /** The one that the card's holder was asked in, if this has been done. */
  challenge: Challenge | undefined;
}

/** Returns what comes of a card that is right in itself. */
export async function answerTo(
  { card, params, challenge }: SentCard,
  gateway: CardGateway,
): Promise<TokenAnswer> {
  const digits = digitsOf(card.number);
  const { frame, verdict } = testCards.find(({ number }) => digitsOf(number) === digits) ?? ORDINARY;

  const accepted = (): CardFrameMessage[] => [
    { type: 'outcome', success: true },
    { type: 'token', card: gateway.issue(card, params, verdict) },
  ];
  const ANSWERS: Record<FrameAnswer, () => CardFrameMessage[] | Promise<CardFrameMessage[]>> = {
    token: accepted,
    'token twice': () => {
      const [outcome, token] = accepted();
      return outcome && token ? [outcome, token, token] : [];
    },
    'token late': async () => {
      await new Promise((resolve) => setTimeout(resolve, LATE));
      return accepted();
    },
    'token after a challenge': () => {
      if (challenge?.state === 'confirmed') return accepted();
      // the bank counts what it declines
      if (challenge?.state === 'declined') return [DECLINED];
      return [{ type: 'failure', reason: 'The bank has no answer yet' }];
    },
    declined: () => {
      gateway.declines.add(params);
      return [DECLINED];
    },
    failure: () => [{ type: 'failure', reason: 'The gateway is down' }],
    nothing: () => new Promise(() => {}),
  };
  if (frame === 'token after a challenge' && !challenge)
    return { challenge: `${CHALLENGES}/${gateway.challenges.open(params, digits).id}` };
  return { messages: await ANSWERS[frame]() };
}
