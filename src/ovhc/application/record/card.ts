import type { CardResult } from '#types/data/card-result';

/** What a card frame's answer will be like: to see whether the rest of a record fits, before the frame is asked. */
export function standInCard(amount: string) {
  return {
    cardToken: 'none yet',
    cardSchema: 'none yet',
    cardCategory: '',
    cardExpiryDate: '01/00',
    maskedPAN: 'XXXXXXXX',
    merchReference: 'none yet',
    txnReference: 'none yet',
    amount,
  } satisfies CardResult;
}
