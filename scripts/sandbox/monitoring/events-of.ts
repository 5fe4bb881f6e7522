import type { MonitoringBatch, MonitoringEvent } from '#types/events/monitoring';

/** Returns the events of one type. */
export const eventsOf = <Type extends MonitoringEvent['type']>({ events }: MonitoringBatch, type: Type) =>
  events.filter((event): event is Extract<MonitoringEvent, { type: Type }> => event.type === type);
