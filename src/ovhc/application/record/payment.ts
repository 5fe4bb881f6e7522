import type { ApplicationAnswers } from '#types/data/answers';
import { isDay } from '../../../engine/days.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { regularPaymentDate } from '../../quote/payment-dates.ts';
import { frequencyOf } from '../../quote/prices.ts';
import { type Answers, isAnswered } from '../answers.ts';
import { firstItem, trimmed } from './items.ts';

type Branch = NonNullable<ApplicationAnswers['bsbNumber']>[number];

/** §7: the branch where none was asked for. */
const DEFAULT_BRANCH = 'Corporate Banking';

/** What is paid, in dollars with two decimals. */
export interface Amounts {
  /** One month's premium, due today (§9). */
  first: string;
  /** Each regular payment, at the visitor's frequency. */
  regular: string;
}

/** Returns how often is paid, and from which day on: the one that the visitor was shown. */
function terms({ paymentFrequency, coverStart }: Answers) {
  const frequency = frequencyOf(paymentFrequency);
  const isStart = typeof coverStart === 'string' && isDay(coverStart);
  return {
    payNowFlag: 'Y',
    paymentFrequency: frequency,
    paymentStartDate: isStart ? regularPaymentDate(coverStart, frequency) : undefined,
  };
}

/** The token in the card's place, with what is told of it; nothing of a card that was asked for another amount. */
function fromCard(card: JsonObject | undefined, { first }: Amounts) {
  if (card?.amount !== first) return { debitType: 'C', branchName: DEFAULT_BRANCH };
  const { amount: _amount, ...bundle } = card;
  return { debitType: 'C', branchName: DEFAULT_BRANCH, ...bundle };
}

function fromAccount({ accountName, bsbNumber, accountNumber }: Answers) {
  const branch = firstItem<Branch>(bsbNumber);
  return {
    debitType: 'E',
    branchName: branch?.branchName ?? DEFAULT_BRANCH,
    accountName: trimmed(accountName),
    bsbNumber: branch?.bsbNumber,
    accountNumber,
  };
}

/** §7: debit type, payment references, card token bundle or bank details. */
export function paymentOf(answers: Answers, card: JsonObject | undefined, amounts: Amounts) {
  const isCard = isAnswered(answers, 'paymentType', 'creditCard');
  return {
    ...terms(answers),
    amount: amounts.first,
    basePremium: amounts.regular,
    ...(isCard ? fromCard(card, amounts) : fromAccount(answers)),
  };
}
