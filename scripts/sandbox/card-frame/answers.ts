import type { CardFrameMessage } from '#types/events/card-frame';
import { type FrameAnswer, LATE, type TestCard, testCards } from '../data/test-cards.ts';
import { digitsOf } from './card/digits.ts';
import type { EnteredCard } from './card/entered-card.ts';
import type { FrameParams } from './frame-params.ts';
import type { CardGateway } from './gateway.ts';

const ORDINARY: Pick<TestCard, 'frame' | 'verdict'> = { frame: 'token', verdict: 'member' };

export const DECLINED: CardFrameMessage = { type: 'outcome', success: false };

/** What the card frame says to the page, once it has sent a card that is right in itself. */
export async function answersTo(
  card: EnteredCard,
  params: FrameParams,
  gateway: CardGateway,
): Promise<CardFrameMessage[]> {
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
    declined: () => {
      gateway.declines.add(params);
      return [DECLINED];
    },
    failure: () => [{ type: 'failure', reason: 'The gateway is down' }],
    nothing: () => new Promise(() => {}),
  };
  return ANSWERS[frame]();
}
