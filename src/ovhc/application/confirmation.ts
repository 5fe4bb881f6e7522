import type { PreSubmissionAnswer, PreSubmissionRecord } from '#types/api/preSubmission';
import type { Confirmation } from '#types/data/confirmation';
import type { Facts } from '#types/data/facts';
import type { SavedQuote } from '#types/data/saved-quote';
import { isDay, longDay } from '../../engine/days.ts';
import { formatPrice, priceFor } from '../quote/prices.ts';

/** A reference or an amount, which servers write as a text or as a number; empty where there is none. */
function asText(said: string | number | null | undefined): string {
  return String(said ?? '').trim();
}

/** An amount as it is kept, with its two decimals; empty where it is none. */
function asAmount(said: PreSubmissionAnswer['amt']): string {
  const text = asText(said);
  return /^\d+(\.\d{1,2})?$/.test(text) ? Number(text).toFixed(2) : '';
}

/** What is kept of an application that was accepted (§3); the record itself says what the answer leaves out. */
export function confirmationOf(
  answer: PreSubmissionAnswer,
  { commencementDate, amount, productName }: PreSubmissionRecord,
  { visaType: [visa] = [], priceData, excessCode }: SavedQuote,
): Confirmation {
  const { coverstdt } = answer;
  const [mn, cn, orderId] = [answer.mn, answer.cn, answer.orderId].map(asText);
  const productPrice =
    priceData?.excessCode === excessCode ? priceData && priceFor(priceData, 'Y') : undefined;
  return {
    ...(mn && { mn }),
    ...(cn && { cn }),
    coverstdt: coverstdt && isDay(coverstdt) ? coverstdt : commencementDate,
    amt: asAmount(answer.amt) || amount,
    productName,
    ...(productPrice && { productPrice }),
    idType: orderId ? 'orderID' : 'caseID',
    ...(orderId && { orderId }),
    ...(visa && { visaName: visa.name }),
  };
}

/** What the confirmation's texts and conditions may read. */
export function confirmationFacts({ mn, cn, coverstdt, amt, productName }: Confirmation): Facts {
  return {
    // whichever exists (§2)
    ...(mn ? { memberNumber: mn } : cn ? { caseNumber: cn } : {}),
    ...(coverstdt && { coverStart: longDay(coverstdt) }),
    ...(amt && { firstInstalment: formatPrice(amt) }),
    ...(productName && { productName }),
  };
}
