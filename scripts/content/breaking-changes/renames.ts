import equal from 'fast-deep-equal';
import { stripKeywords } from '../../schemas/strip.ts';
import { closest } from '../check/did-you-mean.ts';
import type { JsonObject } from '../json.ts';

/** From here on two fields are so alike that one probably became the other. */
const ALIKE = 2;

interface Named {
  name: string;
  schema: JsonObject;
}

function similarity(gone: Named, added: Named): number {
  const { title } = gone.schema;
  const isTitle = title !== undefined && title === added.schema.title;
  const isSchema = equal(stripKeywords(gone.schema), stripKeywords(added.schema));
  return (isTitle ? 2 : 0) + (isSchema ? 2 : 0) + Number(closest(gone.name, [added.name]) !== undefined);
}

/** Guesses new names of removed fields, by old ones; none for a field that several fit equally well. */
export function guessRenames(gone: readonly Named[], added: readonly Named[]): ReadonlyMap<string, string> {
  const guesses = gone.flatMap((field) => {
    const alike = added.map((other) => ({ field, other, score: similarity(field, other) }));
    const best = Math.max(ALIKE, ...alike.map(({ score }) => score));
    const [only, ...more] = alike.filter(({ score }) => score === best);
    return only && more.length === 0 ? [only] : [];
  });
  const renames = new Map<string, string>();
  for (const { field, other } of guesses.sort((one, another) => another.score - one.score)) {
    if (![...renames.values()].includes(other.name)) renames.set(field.name, other.name);
  }
  return renames;
}
