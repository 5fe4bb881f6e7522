import type { EngineReport } from '../../engine/engine-context.ts';
import type { AnalyticsEvent } from '../analytics/analytics-event.ts';

/** Something that monitoring may count. Its values never leave the browser as they are (to-event.ts). */
export type Recorded =
  | AnalyticsEvent
  | Extract<EngineReport, { type: 'failure' | 'retry' | 'loaded again' | 'reload' }>
  | ErrorEvent
  | PromiseRejectionEvent;

/** The maximum number of records until the module that sends them has loaded. */
const MAX_EARLY = 100;

let receiver: ((recorded: Recorded) => void) | undefined;
const early: Recorded[] = [];

/** Starts to keep records for the module that sends them. Until then, they are dropped. */
export function keepRecords(): void {
  receiver = (recorded) => {
    if (early.length < MAX_EARLY) early.push(recorded);
  };
}

/** Records an event if this visit is monitored. */
export function record(recorded: Recorded): void {
  receiver?.(recorded);
}

/** Passes all records on, first those that were kept. */
export function receiveRecords(receive: (recorded: Recorded) => void): void {
  receiver = receive;
  early.splice(0).forEach(receive);
}
