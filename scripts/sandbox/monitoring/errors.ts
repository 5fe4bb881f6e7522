import type { MonitoredError, MonitoringBatch } from '#types/events/monitoring';
import { groupsOf } from '../../groups-of.ts';
import { eventsOf } from './events-of.ts';

export interface ErrorRow {
  kind: MonitoredError['kind'];
  /** The error's class and position: `TypeError at core-Dk3fA_x.js:1:2345`. Empty if it has none. */
  detail: string;
  page: string;
  visits: number;
}

function detailOf({ name, file, line, column }: MonitoredError): string {
  return [name, file && `at ${file}:${line}:${column}`].filter(Boolean).join(' ');
}

/** Returns the errors of visits, the most frequent first. An error counts once a visit. */
export function errorsOf(visits: readonly MonitoringBatch[]): ErrorRow[] {
  const all = visits.flatMap((visit) => {
    const own = eventsOf(visit, 'error').map((error) => ({
      kind: error.kind,
      detail: detailOf(error),
      page: visit.page,
    }));
    return [...new Map(own.map((error) => [error.kind + error.detail, error])).values()];
  });
  return [...groupsOf(all, ({ kind, detail, page }) => [kind, detail, page].join(' ')).values()]
    .flatMap((same) => same.slice(0, 1).map((error) => ({ ...error, visits: same.length })))
    .sort((a, b) => b.visits - a.visits);
}
