import { pushEvent } from './tag-manager.ts';

/** Reports a technical failure (§8). */
export function reportSystemError(): void {
  pushEvent({ event: 'error', errorName: 'OVHC: system error', errorType: 'system error' });
}
