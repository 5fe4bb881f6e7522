import type { Json } from '../../form/paths.ts';
import type { Choice } from '../../form/schema.ts';

/** Returns the choices that an answer contains, in the order of the field. Leaves out values that are no choices. */
export function tickedChoices(choices: readonly Choice[], answer: Json | undefined): Choice[] {
  return Array.isArray(answer) ? choices.filter(({ value }) => answer.includes(value)) : [];
}

/**
 * Returns the ticked choices after a box was ticked or unticked.
 * @param none the value of the choice that excludes all others
 */
export function toggled(
  choices: readonly Choice[],
  ticked: readonly Choice[],
  box: Choice,
  none: string | undefined,
): Choice[] {
  if (ticked.includes(box)) return ticked.filter((choice) => choice !== box);
  const isNone = ({ value }: Choice) => String(value) === none;
  return choices.filter(
    (choice) => choice === box || (ticked.includes(choice) && !isNone(choice) && !isNone(box)),
  );
}
