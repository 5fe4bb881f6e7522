import type { PreSubmissionRecord } from '#types/api/preSubmission';
import type { IssuedToken } from '../card-frame/card-tokens.ts';
import type { CardGateway } from '../card-frame/gateway.ts';
import { refusal } from '../http-error.ts';
import { CALL } from './name.ts';

/** What the record repeats of the card frame's answer. */
const BUNDLE = [
  'cardSchema',
  'cardCategory',
  'cardExpiryDate',
  'maskedPAN',
  'merchReference',
  'txnReference',
  'amount',
] as const;

/**
 * The token that a record is paid with.
 * @throws a 400 for one that the card frame has not given out, that was used, or that belongs to another payment
 */
export function findToken(record: PreSubmissionRecord, gateway: CardGateway): IssuedToken {
  const token = gateway.token(record.cardToken ?? '');
  if (!token)
    throw refusal(CALL, 'cardToken', 'is no token that the card frame gave out since the last reset');
  if (token.isUsed)
    throw refusal(
      CALL,
      'cardToken',
      'was used already: a token is good once. Open a new card frame for another',
    );
  const other = BUNDLE.find((field) => record[field] !== token.card[field]);
  if (!other) return token;
  throw refusal(
    CALL,
    other,
    `is "${record[other]}", but the card frame answered "${token.card[other]}" with this cardToken`,
  );
}
