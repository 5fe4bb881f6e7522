import type { Answers, DevJourneys } from '../journeys.ts';
import { openFields } from './open-fields.ts';

function allAnswers({ journeys }: DevJourneys, cover: string): Answers {
  return Object.assign(
    {},
    ...journeys.flatMap(({ samples }) => Object.values(samples[cover]?.answers ?? {})),
  );
}

/** Fills the open form with the sample answers of its step, or of fields with the same names. @returns the number of fields */
export function fillForm(journeys: DevJourneys, cover: string): number {
  const [first] = openFields();
  if (!first) return 0;
  const ofStep = journeys.journeys.flatMap(({ samples }) => samples[cover]?.answers[first.idPrefix] ?? [])[0];
  const names = openFields().map(({ path }) => String(path[0]));
  const pool = allAnswers(journeys, cover);
  const answers = ofStep ?? Object.fromEntries(names.map((name) => [name, pool[name]]));
  const filled = Object.entries(answers).filter(([, value]) => value !== undefined);
  for (const [name, value] of filled) first.store.setValue([name], value);
  return filled.length;
}
