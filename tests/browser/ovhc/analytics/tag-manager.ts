import { onTestFinished } from 'vitest';

/** Adds a tag manager to the page until the test ends. @returns its queue */
export function startTagManager(): unknown[] {
  const queue: unknown[] = [];
  window.dataLayer = queue;
  onTestFinished(() => {
    delete window.dataLayer;
  });
  return queue;
}
