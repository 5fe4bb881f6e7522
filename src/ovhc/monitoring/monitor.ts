import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { MonitoringBatch, MonitoringEvent } from '#types/events/monitoring';
import { pageAddress } from '../../engine/page-address.ts';
import { randomId } from '../store/random-id.ts';
import { createBatches } from './batches.ts';
import { receiveRecords } from './record.ts';
import { keepLeft, takeLeft } from './tab-record.ts';
import { createConverter } from './to-event.ts';

/** Content modules and the main script have a hash of eight characters in their names. */
const CONTENT = /\/([a-z0-9-]+)-[\w-]{8}\.js$/;
const ENTRY = /-([\w-]{8})\.js$/;

/** CLS is a score of about 0.1; the others are milliseconds. */
const rounded = (name: Metric['name'], value: number) =>
  name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);

/** Returns the name of the page's content, or `other` for a page without content and for host pages. */
function pageName(): string {
  const address = document.querySelector<HTMLElement>('.root[data-content]')?.dataset.content ?? '';
  return CONTENT.exec(address)?.[1] ?? 'other';
}

/** Returns the field of this site that contains an element, also in a shadow tree. A host page has its own names. */
function fieldAround(path: readonly EventTarget[]): string | undefined {
  const elements = path.filter((each) => each instanceof HTMLElement);
  const root = elements.findIndex((element) => element.classList.contains('root'));
  return elements.slice(0, Math.max(0, root)).find((element) => element.dataset.field)?.dataset.field;
}

function sender(about: Omit<MonitoringBatch, 'events'>) {
  const address = pageAddress(import.meta.env.VITE_MONITORING_ADDRESS);
  return (events: MonitoringEvent[]): boolean => {
    try {
      const batch: MonitoringBatch = { ...about, events };
      // a text, because JSON for another origin would need a preflight request
      return navigator.sendBeacon(address, JSON.stringify(batch));
    } catch {
      return false;
    }
  };
}

/**
 * Measures the page, and sends that with what has been recorded when the page is hidden.
 * @param entry the address of the page's main script, which names the build
 */
export function monitor(entry: string): void {
  const page = pageName();
  const build = ENTRY.exec(entry)?.[1] ?? 'development';
  const { add, flush } = createBatches(sender({ build, page, visit: randomId() }));
  const { toEvent, touch, place } = createConverter();

  const left = takeLeft();
  if (left) add({ type: 'return', ...left });
  receiveRecords((recorded) => {
    const event = toEvent(recorded);
    if (event) add(event);
  });
  for (const onMetric of [onLCP, onINP, onCLS, onFCP, onTTFB])
    onMetric(({ name, value, navigationType }) => {
      // a page from the browser's back/forward cache was not loaded
      if (navigationType !== 'back-forward-cache') add({ type: 'vital', name, value: rounded(name, value) });
    });

  const focused = document.activeElement?.closest<HTMLElement>('.root [data-field]')?.dataset.field;
  if (focused) touch(focused);
  document.addEventListener('focusin', (event) => {
    const field = fieldAround(event.composedPath());
    if (field) touch(field);
  });

  // on the window and not in the capture phase, so that INP and CLS are final
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    add({ type: 'leave', ...place() });
    keepLeft({ page, ...place() });
    flush();
  });
  // errors and recoveries of a page that was hidden before
  addEventListener('pagehide', flush);
}
