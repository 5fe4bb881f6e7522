import type { Page } from '@playwright/test';
import type { AnalyticsEvent } from '../../../src/ovhc/analytics/events.ts';

export const SYSTEM_ERROR = {
  event: 'error',
  errorName: 'OVHC: system error',
  errorType: 'system error',
} as const;

/** Adds a tag manager that loads before the page, as on most visits. */
export async function addTagManager(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.dataLayer = [];
  });
}

/** Returns the events that the page sent to the tag manager, oldest first. */
export function events(page: Page): Promise<AnalyticsEvent[]> {
  return page.evaluate(() => (window.dataLayer ?? []) as AnalyticsEvent[]);
}

export async function eventsOf<Name extends AnalyticsEvent['event']>(
  page: Page,
  name: Name,
): Promise<Extract<AnalyticsEvent, { event: Name }>[]> {
  const all = await events(page);
  return all.filter((event): event is Extract<AnalyticsEvent, { event: Name }> => event.event === name);
}
