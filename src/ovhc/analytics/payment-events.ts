import type { Confirmation } from '#types/data/confirmation';
import { pushEvent } from './events.ts';

/** The longest description that an event carries (schemas/events/error). */
const LONGEST = 200;

/** Reports that the card frame has made no token of the card. */
export function reportPaymentFailure(): void {
  pushEvent({ event: 'error', errorName: 'payment', errorType: 'payment failed' });
}

/** Reports that the insurer did not accept the application, in its own words (§4). */
export function reportSubmissionFailure(description: string | undefined): void {
  pushEvent({
    event: 'error',
    errorName: 'preSubmission',
    errorType: 'submission failed',
    ...(description && { errorDescription: description.slice(0, LONGEST) }),
  });
}

/** §4: an application was accepted; the purchase's id is the order's, else the case number. */
export function reportPurchase({
  orderId,
  cn,
  idType,
  productName,
  productPrice,
  visaName,
}: Confirmation): void {
  pushEvent({
    event: 'purchase',
    purchaseId: orderId ?? cn ?? '',
    idType: idType ?? 'caseID',
    productName: productName ?? '',
    productPrice: productPrice ?? '',
    visaName: visaName ?? '',
  });
}
