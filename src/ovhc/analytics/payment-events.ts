import type { Confirmation } from '#types/data/confirmation';
import { reportEvent } from './events.ts';

/** The maximum length of an event's description (schemas/events/error). */
const LONGEST = 200;

/** Reports that the card frame did not create a token. */
export function reportPaymentFailure(): void {
  reportEvent({ event: 'error', errorName: 'payment', errorType: 'payment failed' });
}

/** Reports that the insurer refused the application, with the insurer's message (§4). */
export function reportSubmissionFailure(description: string | undefined): void {
  reportEvent({
    event: 'error',
    errorName: 'preSubmission',
    errorType: 'submission failed',
    ...(description && { errorDescription: description.slice(0, LONGEST) }),
  });
}

/** §4: reports an accepted application. The purchase's id is the order's, or else the case number. */
export function reportPurchase({
  orderId,
  cn,
  idType,
  productName,
  productPrice,
  visaName,
}: Confirmation): void {
  reportEvent({
    event: 'purchase',
    purchaseId: orderId ?? cn ?? '',
    idType: idType ?? 'caseID',
    productName: productName ?? '',
    productPrice: productPrice ?? '',
    visaName: visaName ?? '',
  });
}
