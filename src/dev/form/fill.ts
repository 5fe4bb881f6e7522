import type { Answers, DevJourneys } from '../journeys.ts';
import { openFields } from './open-fields.ts';

/** Every sample answer of a cover type's walks, by the names of the fields. */
function allAnswers({ journeys }: DevJourneys, cover: string): Answers {
  return Object.assign({}, ...journeys.flatMap(({ walks }) => Object.values(walks[cover]?.answers ?? {})));
}

/**
 * Fills the form in view with sample answers: those of its step, else those that fields of the same name have elsewhere.
 *
 * @returns how many of its fields were filled
 */
export function fillForm(journeys: DevJourneys, cover: string): number {
  const [first] = openFields();
  if (!first) return 0;
  const ofStep = journeys.journeys.flatMap(({ walks }) => walks[cover]?.answers[first.idPrefix] ?? [])[0];
  const names = openFields().map(({ path }) => String(path[0]));
  const pool = allAnswers(journeys, cover);
  const answers = ofStep ?? Object.fromEntries(names.map((name) => [name, pool[name]]));
  const filled = Object.entries(answers).filter(([, value]) => value !== undefined);
  for (const [name, value] of filled) first.store.setValue([name], value);
  return filled.length;
}
