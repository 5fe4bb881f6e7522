import type { ErrorEvent } from '#types/events/error';
import type { FieldUpdateEvent } from '#types/events/field-update';
import type { PageStepEvent } from '#types/events/page-step';
import type { PurchaseEvent } from '#types/events/purchase';

/** An event for the tag manager. */
export type AnalyticsEvent = PageStepEvent | FieldUpdateEvent | ErrorEvent | PurchaseEvent;
