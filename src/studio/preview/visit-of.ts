import { coversWith, type DevJourneys, findStep } from '../../dev/journeys.ts';
import type { Visit } from '../../dev/visit/visit.ts';
import type { OutlineNode } from '../model.ts';

/** The address of a step or a page. */
export type Address = NonNullable<OutlineNode['shown']>;

/** Returns the visit of a step with a cover type that has it: the one that the author chose, if possible. */
export function visitOf(
  journeys: DevJourneys | undefined,
  { path, hash }: Address,
  cover: string | undefined,
): Visit {
  const step = journeys && findStep(journeys, { pathname: path, hash: `#${hash}` });
  const covers = step ? coversWith(journeys, step.journey, step.hash) : [];
  const fitting = cover !== undefined && covers.includes(cover) ? cover : covers[0];
  return { path, hash, cover: fitting ?? cover ?? journeys?.covers[0]?.value ?? '' };
}
