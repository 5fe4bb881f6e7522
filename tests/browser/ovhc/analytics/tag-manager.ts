import { onTestFinished } from 'vitest';
import fitsError from '../../../../schemas/events/error.schema.json?validator';
import fitsFieldUpdate from '../../../../schemas/events/field-update.schema.json?validator';
import fitsPageStep from '../../../../schemas/events/page-step.schema.json?validator';

/** Puts a tag manager on the page until the test ends, and gives back its queue. */
export function startTagManager(): unknown[] {
  const queue: unknown[] = [];
  window.dataLayer = queue;
  onTestFinished(() => {
    delete window.dataLayer;
  });
  return queue;
}

/** How many of the schemas in schemas/events an event fits; it has to be one. */
export function schemasFitting(event: unknown): number {
  return [fitsError, fitsFieldUpdate, fitsPageStep].filter((fits) => fits(event)).length;
}
