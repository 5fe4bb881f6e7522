import type { MonitoringEvent } from '#types/events/monitoring';

/** The maximum number of events in a batch: about 20 KB, of the 64 KiB that a beacon may have. */
const MAX_BATCH = 100;
/** The number of waiting events that is sent at once. */
const FULL = 50;
/** The maximum number of events of a page load, without those that say where and how it ended. */
const MAX_EVENTS = 200;

/** Events that count each time. All others count once, so that a repeated error does not fill the batches. */
const REPEATED: readonly MonitoringEvent['type'][] = ['recovery', 'leave'];
const FINAL: readonly MonitoringEvent['type'][] = ['leave', 'vital'];

/**
 * Collects events and sends them in batches.
 * @param send returns false if the browser refuses the batch, which is then sent with the next one
 */
export function createBatches(send: (events: MonitoringEvent[]) => boolean) {
  const seen = new Set<string>();
  let waiting: MonitoringEvent[] = [];
  let count = 0;

  /** Sends the waiting events. */
  const flush = (): void => {
    if (waiting.length > 0 && send(waiting)) waiting = [];
  };
  return {
    flush,
    add(event: MonitoringEvent): void {
      const text = JSON.stringify(event);
      if (seen.has(text) || (count >= MAX_EVENTS && !FINAL.includes(event.type))) return;
      if (!REPEATED.includes(event.type)) seen.add(text);
      count += 1;
      waiting.push(event);
      if (waiting.length > MAX_BATCH) waiting.shift();
      if (waiting.length >= FULL) flush();
    },
  };
}
