import { allInside, inside } from './find.ts';
import type { Content } from './mistake.ts';
import type { Place } from './places.ts';

/** An "if" that looks at one answer, and what its "then" reveals. */
export interface Reveal {
  if: Place;
  /** the name it looks at, as a key */
  looked: Place;
  /** the same name in its "required" */
  asked: Place;
  /** the definitions of the fields it reveals */
  fields: readonly Place[];
}

function revealAt(content: Content, condition: Place): Reveal | undefined {
  const at = (around: Place | undefined, name: string) => around && inside(content, around, name);
  const looked = at(condition, 'properties');
  const required = at(condition, 'required');
  const revealed = at(at(condition.around, 'then'), 'properties');
  const [name] = looked ? allInside(content, looked) : [];
  const [asked] = required ? allInside(content, required) : [];
  const fields = revealed ? allInside(content, revealed) : [];
  return name && asked && fields.length > 0 ? { if: condition, looked: name, asked, fields } : undefined;
}

/** Every reveal of the content whose condition is written where it is asked. */
export function reveals(content: Content): Reveal[] {
  const conditions = content.places.filter(({ name, within }) => name === 'if' && within === 'schema');
  return conditions.flatMap((condition) => revealAt(content, condition) ?? []);
}
