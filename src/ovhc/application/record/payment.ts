import type { CardResult } from '#types/data/card-result';
import { isDay } from '../../../engine/days.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { regularPaymentDate } from '../../quote/payment-dates.ts';
import { frequencyOf } from '../../quote/prices.ts';
import { type Answers, type Branch, firstItem, isAnswered, trimmed } from '../answers.ts';

/** The branch for payments that need none (§7). */
const DEFAULT_BRANCH = 'Corporate Banking';

/** The amounts to pay, in dollars with two decimals. */
export interface Amounts {
  /** One month's premium, due today (§9). */
  first: string;
  /** Each regular payment, at the visitor's frequency. */
  regular: string;
}

/** Returns the payment frequency and the first day, which the visitor has seen. */
function termFields({ paymentFrequency, coverStart }: Answers) {
  const frequency = frequencyOf(paymentFrequency);
  const isStart = typeof coverStart === 'string' && isDay(coverStart);
  return {
    payNowFlag: 'Y',
    paymentFrequency: frequency,
    paymentStartDate: isStart ? regularPaymentDate(coverStart, frequency) : undefined,
  };
}

/** Returns the card's token and its details; nothing for a card that was charged another amount. */
function cardFields(card: JsonObject | undefined, { first }: Amounts) {
  if (card?.amount !== first) return { debitType: 'C', branchName: DEFAULT_BRANCH };
  const { amount: _amount, ...token } = card;
  return { debitType: 'C', branchName: DEFAULT_BRANCH, ...token };
}

function accountFields({ accountName, bsbNumber, accountNumber }: Answers) {
  const branch = firstItem<Branch>(bsbNumber);
  return {
    debitType: 'E',
    branchName: branch?.branchName ?? DEFAULT_BRANCH,
    accountName: trimmed(accountName),
    bsbNumber: branch?.bsbNumber,
    accountNumber,
  };
}

/** Returns the debit type, amounts and terms, with the card's token or the bank details (§7). */
export function paymentFields(answers: Answers, card: JsonObject | undefined, amounts: Amounts) {
  const isCard = isAnswered(answers, 'paymentType', 'creditCard');
  return {
    ...termFields(answers),
    amount: amounts.first,
    basePremium: amounts.regular,
    ...(isCard ? cardFields(card, amounts) : accountFields(answers)),
  };
}

/** Returns a card as the frame will return it, to validate the rest of a record before the card is charged. */
export function placeholderCard(amount: string) {
  return {
    cardToken: 'none yet',
    cardSchema: 'none yet',
    cardCategory: '',
    cardExpiryDate: '01/00',
    maskedPAN: '********',
    merchReference: 'none yet',
    txnReference: 'none yet',
    amount,
  } satisfies CardResult;
}
