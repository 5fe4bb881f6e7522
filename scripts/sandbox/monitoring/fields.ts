import type { LeaveEvent, MonitoringBatch } from '#types/events/monitoring';
import { groupsOf } from '../../groups-of.ts';
import { eventsOf } from './events-of.ts';

/** Counts of visits at a field. */
export interface FieldRow {
  page: string;
  step: string | undefined;
  /** Undefined for a step that was left before a field had the focus. */
  field: string | undefined;
  /** The visits that ended there. */
  left: number;
  answered: number;
  /** The visits with an entry that was not valid. */
  invalid: number;
}

type Place = Pick<LeaveEvent, 'step' | 'field'> & { page: string };
const keyOf = ({ page, step = '', field = '' }: Place) => [page, step, field].join(' ');

/** Counts the visits with an event of a type, by its place. */
function countPlaces(visits: readonly MonitoringBatch[], type: 'answered' | 'invalid'): Map<string, Place[]> {
  const places = visits.flatMap((visit) => {
    const own = eventsOf(visit, type).map((event) => ({ ...event, page: visit.page }));
    return [...new Map(own.map((place) => [keyOf(place), place])).values()];
  });
  return groupsOf<string, Place>(places, keyOf);
}

/**
 * Counts what happened at each field where visits ended, or where an entry was not valid. A tab that opened another page
 * went on, so it did not end.
 */
export function fieldsOf(visits: readonly MonitoringBatch[]): FieldRow[] {
  const left = groupsOf<string, Place>(
    visits.flatMap((visit) =>
      eventsOf(visit, 'leave')
        .slice(-1)
        .map((event) => ({ ...event, page: visit.page })),
    ),
    keyOf,
  );
  const returns = groupsOf<string, Place>(
    visits.flatMap((visit) => eventsOf(visit, 'return')),
    keyOf,
  );
  const [answered, invalid] = [countPlaces(visits, 'answered'), countPlaces(visits, 'invalid')];
  const count = (places: Map<string, Place[]>, key: string) => places.get(key)?.length ?? 0;
  return [...new Map([...left, ...invalid])]
    .map(([key, [place]]) => ({
      page: place?.page ?? '',
      step: place?.step,
      field: place?.field,
      left: Math.max(0, count(left, key) - count(returns, key)),
      answered: count(answered, key),
      invalid: count(invalid, key),
    }))
    .filter((row) => row.left + row.invalid > 0 && (row.step ?? row.field) !== undefined)
    .sort((one, other) => other.left - one.left || other.invalid - one.invalid);
}
