import type { ErrorEvent } from '#types/events/error';
import type { FieldUpdateEvent } from '#types/events/field-update';
import type { PageStepEvent } from '#types/events/page-step';
import { isAuthorMode } from '../author-mode.ts';

export type AnalyticsEvent = PageStepEvent | FieldUpdateEvent | ErrorEvent;

declare global {
  interface Window {
    /** The tag manager's queue, where there is one. */
    dataLayer?: unknown[];
  }
}

/**
 * Hands an event to the tag manager, if one is there at this moment; never in the author's editor.
 * @returns whether it was taken or is not wanted, so that there is nothing left to do
 */
export function pushEvent(event: AnalyticsEvent): boolean {
  if (isAuthorMode()) return true;
  if (!Array.isArray(window.dataLayer)) return false;
  window.dataLayer.push(event);
  return true;
}
