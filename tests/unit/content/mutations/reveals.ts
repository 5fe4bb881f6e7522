import { remove, replace, type TextEdit } from './edits.ts';
import { childOf } from './find.ts';
import type { Content } from './mistake.ts';
import type { Place } from './places.ts';

/** An "if" that looks at one answer, and what its "then" reveals. */
export interface Reveal {
  if: Place;
  /** what it asks of the answer, under "properties" */
  looked: Place;
  /** the answer's name in its "required" */
  asked: Place;
  /** the definitions of the fields it reveals */
  fields: readonly Place[];
}

function revealAt(condition: Place): Reveal | undefined {
  const looked = childOf(condition, 'properties');
  const asked = childOf(condition, 'required')?.inside[0];
  const fields = childOf(childOf(condition.around, 'then'), 'properties')?.inside ?? [];
  return looked && asked && fields.length > 0 ? { if: condition, looked, asked, fields } : undefined;
}

/** Every reveal of the content whose condition is written where it is asked. */
export function reveals({ places }: Content): Reveal[] {
  const conditions = places.filter(({ name, within }) => name === 'if' && within === 'schema');
  return conditions.flatMap((condition) => revealAt(condition) ?? []);
}

/** A condition that waits for any answer to another field. */
export function waitFor({ looked, asked }: Reveal, field: Place): TextEdit[] {
  return [remove(looked), replace(asked.value, field.name)];
}
