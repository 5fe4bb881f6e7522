import { onTestFinished, vi } from 'vitest';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';

const KINDS = ['page-step', 'field-update', 'error', 'purchase'];

const ajv = createSchemaAjv();

/** Returns the schemas in schemas/events that match an event. There should be exactly one. */
export function kindsOf(event: unknown): string[] {
  return KINDS.filter((kind) => ajv.validate(`schema:/events/${kind}.schema.json`, event));
}

/** Opens a page until the test ends. @param queue of its tag manager, if any */
export function standOnPage(queue?: unknown): void {
  const element = { classList: { contains: () => false } };
  vi.stubGlobal('window', queue === undefined ? {} : { dataLayer: queue });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('document', {
    querySelector: () => null,
    documentElement: element,
    body: element,
    cookie: '',
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** Returns a queue that stores each event and throws. */
export function brokenQueue(): unknown[] {
  const queue: unknown[] = [];
  queue.push = (...events) => {
    queue.splice(queue.length, 0, ...events);
    throw new Error('the tag manager is broken');
  };
  return queue;
}
