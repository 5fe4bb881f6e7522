import type { JourneyMap, Target } from '#types/data/journeys';
import { count } from '../../content/check/format.ts';

/** The heading of the page around its steps. */
export const AROUND = 'Around every step';

const LISTS = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** Formats a list: a, b or c. */
export function formatList(items: readonly string[], last: 'and' | 'or'): string {
  return LISTS[last].format(items);
}

/** Formats a value for a sentence. */
export function formatValue(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

/** Formats a target for a sentence. */
export function formatTarget(target: Target): string {
  switch (target.kind) {
    case 'step':
      return 'the step';
    case 'reveal':
      return `the field ${target.field}, which a condition reveals`;
    case 'item':
      return `the line “${target.text}”, which a condition shows`;
    case 'message': {
      const rule = target.keyword && ` (${target.keyword})`;
      return `the message “${target.text}” of ${target.field || 'the form as a whole'}${rule}`;
    }
    default:
      return `the ${target.kind} “${target.text}”`;
  }
}

/** Formats the number of paths through journeys: 48 paths, more than 48 paths. */
export function formatPaths(maps: readonly Pick<JourneyMap, 'paths' | 'searchLimits'>[]): string {
  const all = maps.reduce((sum, { paths }) => sum + paths, 0);
  const isMore = maps.some(({ searchLimits }) => searchLimits.length > 0);
  return `${isMore ? 'more than ' : ''}${count(all, 'path')}`;
}

/** Formats that the names have more combinations than the search tries. */
export function formatTooMany(most: number, names: readonly string[]): string {
  return `more than ${most.toLocaleString('en')} combinations of ${formatList([...new Set(names)], 'and')}`;
}

/** The advice for too many combinations. */
export const FEWER = 'make the conditions depend on fewer of them';
