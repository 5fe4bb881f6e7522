import type { Reach, Target } from '#types/data/journeys';
import { count } from '../../content/check/format.ts';

const NOUNS: Readonly<Record<Target['kind'], string>> = {
  step: 'step',
  reveal: 'revealed field',
  alert: 'alert',
  item: 'conditional line',
  notice: 'notice',
  message: 'message',
};

const KINDS = Object.keys(NOUNS) as Target['kind'][];

/** How many there are of each kind: 4 steps, 1 revealed field, 7 alerts. */
export function countsByKind(reaches: readonly Reach[], kinds: readonly Target['kind'][] = KINDS): string {
  return kinds
    .map((kind) => ({ kind, amount: reaches.filter(({ target }) => target.kind === kind).length }))
    .filter(({ amount }) => amount > 0)
    .map(({ kind, amount }) => count(amount, NOUNS[kind]))
    .join(', ');
}

/** The kinds of what a step holds. */
export const INSIDE = KINDS.filter((kind) => kind !== 'step');
