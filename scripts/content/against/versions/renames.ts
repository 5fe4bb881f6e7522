import equal from 'fast-deep-equal';
import { stripWords } from '../../../schemas/strip.ts';
import { closest } from '../../check/did-you-mean.ts';
import type { JsonObject } from '../../json.ts';

/** A field by its name, with what it accepts and is called. */
export interface Named {
  name: string;
  schema: JsonObject;
}

/** From here on two fields are so alike that one probably became the other. */
const ALIKE = 2;

function likeness(gone: Named, added: Named): number {
  const { title } = gone.schema;
  const isTitle = title !== undefined && title === added.schema.title;
  const isSchema = equal(stripWords(gone.schema), stripWords(added.schema));
  const isNear = closest(gone.name, [added.name]) !== undefined;
  return (isTitle ? 2 : 0) + (isSchema ? 2 : 0) + Number(isNear);
}

/**
 * By the names that are gone, those that they probably became: the same title or the same rules in the same form. What
 * is alike to several in the same way became none.
 */
export function guessRenames(gone: readonly Named[], added: readonly Named[]): ReadonlyMap<string, string> {
  const guesses = gone.flatMap((field) => {
    const alike = added.map((other) => ({ field, other, by: likeness(field, other) }));
    const best = Math.max(0, ...alike.map(({ by }) => by));
    const [only, ...others] = alike.filter(({ by }) => by === best && by >= ALIKE);
    return only && others.length === 0 ? [only] : [];
  });
  const became = new Map<string, string>();
  for (const { field, other } of guesses.sort((one, another) => another.by - one.by)) {
    if (![...became.values()].includes(other.name)) became.set(field.name, other.name);
  }
  return became;
}
