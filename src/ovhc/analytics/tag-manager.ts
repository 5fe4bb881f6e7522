import type { ErrorEvent } from '#types/events/error';
import type { FieldUpdateEvent } from '#types/events/field-update';
import type { PageStepEvent } from '#types/events/page-step';
import type { PurchaseEvent } from '#types/events/purchase';
import { isAuthorMode } from '../author-mode.ts';

export type AnalyticsEvent = PageStepEvent | FieldUpdateEvent | ErrorEvent | PurchaseEvent;

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
  try {
    window.dataLayer.push(event);
  } catch (error) {
    // whoever listens there must not undo what is reported
    console.error('The tag manager refused an event.', error);
  }
  return true;
}
