import type { EngineReport } from '../../engine/engine-context.ts';
import { isAuthorMode } from '../author-mode.ts';
import { type Recorded, record } from '../monitoring/record.ts';
import type { AnalyticsEvent } from './analytics-event.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Passes an event to the tag manager if it is loaded; never in author edit mode.
 * @returns false if there is no tag manager yet
 */
export function pushEvent(event: AnalyticsEvent): boolean {
  if (isAuthorMode()) return true;
  if (!Array.isArray(window.dataLayer)) return false;
  try {
    window.dataLayer.push(event);
  } catch (error) {
    // an error in the tag manager's code must not affect the page
    console.error('The tag manager refused an event.', error);
  }
  return true;
}

/** Passes an event to monitoring. A build without monitoring leaves it out. */
function monitor(recorded: Recorded): void {
  if (import.meta.env.VITE_MONITORING_ADDRESS) record(recorded);
}

/** Passes an event to the tag manager and to monitoring. */
export function reportEvent(event: AnalyticsEvent): void {
  monitor(event);
  pushEvent(event);
}

const SYSTEM_ERROR = { event: 'error', errorName: 'OVHC: system error', errorType: 'system error' } as const;

/** Reports a technical failure (§8). */
export function reportSystemError(): void {
  reportEvent(SYSTEM_ERROR);
}

/** §7: waits for the tag manager to load and tries once more. */
const DELAY = 1500;
const RETRY = 1000;

/** Reports that a step was opened, also if the visitor leaves it within the delay. */
export function reportStep(pageName: string, stepName: string): void {
  const event = { event: 'pageStepLoad', pageName, stepName } as const;
  monitor(event);
  setTimeout(() => {
    if (!pushEvent(event)) setTimeout(() => pushEvent(event), RETRY);
  }, DELAY);
}

/** Passes the engine's reports on, in the shapes of schemas/events (§7). Only monitoring gets recoveries. */
export function reportEngineEvent(report: EngineReport): void {
  switch (report.type) {
    case 'update':
      reportEvent({ event: 'fieldUpdate', fieldName: report.field, fieldValue: report.label });
      break;
    case 'invalid':
      reportEvent({ event: 'error', errorName: report.field, errorType: 'invalid entry' });
      break;
    case 'incomplete':
      reportEvent({ event: 'error', errorName: report.step, errorType: 'incomplete step' });
      break;
    case 'failure':
      monitor(report);
      pushEvent(SYSTEM_ERROR);
      break;
    default:
      monitor(report);
  }
}
