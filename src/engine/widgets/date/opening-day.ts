import type { Day } from '../../days.ts';
import type { FormState } from '../../form/form-store.ts';
import { resolveBound } from '../../validators/date-range.ts';
import type { CalendarReach } from './date-window.ts';

/** The number that goes by a name: a fact's, else the one that was answered. */
export function numberNamed(name: string, { facts, visible }: Pick<FormState, 'facts' | 'visible'>) {
  return [facts[name], visible[name]].find((value) => typeof value === 'number');
}

/**
 * The day whose month a calendar opens at: the one that is chosen, else today so many years ago; or, where it does
 * not lead there, its nearest (decisions "Dates").
 */
export function openingDay(chosen: Day | undefined, yearsBack: number, { first, last }: CalendarReach): Day {
  const wanted = chosen ?? resolveBound({ from: 'today', years: -yearsBack });
  if (wanted < first) return first;
  return wanted > last ? last : wanted;
}
