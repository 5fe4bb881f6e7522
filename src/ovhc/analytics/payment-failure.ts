import { pushEvent } from './tag-manager.ts';

/** The longest description that an event carries (schemas/events/error). */
const LONGEST = 200;

/** The card frame has made no token of the card. */
export function reportPaymentFailure(): void {
  pushEvent({ event: 'error', errorName: 'payment', errorType: 'payment failed' });
}

/** §4: the insurer did not accept the application, in its own words. */
export function reportSubmissionFailure(description: string | undefined): void {
  pushEvent({
    event: 'error',
    errorName: 'preSubmission',
    errorType: 'submission failed',
    ...(description && { errorDescription: description.slice(0, LONGEST) }),
  });
}

/** §8: something that is nobody's refusal went wrong. */
export function reportSystemError(): void {
  pushEvent({ event: 'error', errorName: 'OVHC: system error', errorType: 'system error' });
}
