import { pushEvent } from './tag-manager.ts';

/** Reports that a link to a quote could not be used; what it says stays here. */
export function reportBadLink(): void {
  pushEvent({ event: 'error', errorName: 'quoteLink', errorType: 'invalid entry' });
}
