import { pushEvent } from './tag-manager.ts';

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
