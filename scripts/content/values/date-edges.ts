import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { addYears } from 'date-fns/addYears';
import { localDate } from '../../../src/engine/days.ts';
import { type DateBound, isoDay, resolveBound } from '../../../src/engine/validators/date-range.ts';
import { isObject, type JsonObject } from '../json.ts';

/** Birthdays of a grown-up and of a child, and days to come: what a date field mostly asks for. */
function likelyDays(now: Date): Date[] {
  return [addYears(now, -30), addYears(now, -5), addMonths(now, 1), addYears(now, 1), now];
}

function isBound(bound: unknown): bound is DateBound {
  return isObject(bound) && (bound.from === 'today' || bound.from === 'startOfMonth');
}

function around(bound: unknown, now: Date): Date[] {
  if (!isBound(bound)) return [];
  const edge = localDate(resolveBound(bound, now));
  return [edge, addDays(edge, -1), addDays(edge, 1)];
}

/** Days at the edges of a `dateRange`, inside and outside, and texts that are no day. */
export function dateEdges({ dateRange }: JsonObject, now = new Date()): string[] {
  const { min, max } = isObject(dateRange) ? dateRange : {};
  const days = [...likelyDays(now), ...around(min, now), ...around(max, now)];
  return [...days.map(isoDay), '2023-02-29', '31/12/2026'];
}
