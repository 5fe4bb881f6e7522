import { pushEvent } from './tag-manager.ts';

/** §7: the event waits for the tag manager to load, and is tried once more. */
const DELAY = 1500;
const RETRY = 1000;

/** Reports that a step was opened. A step that is left within the delay is reported all the same. */
export function reportStep(pageName: string, stepName: string): void {
  const event = { event: 'pageStepLoad', pageName, stepName } as const;
  setTimeout(() => {
    if (!pushEvent(event)) setTimeout(() => pushEvent(event), RETRY);
  }, DELAY);
}
