import type { ContentFiles } from '../../../../scripts/content/read.ts';
import type { Mistake, Place } from './places.ts';

/** Returns the next random number, from 0 up to, but not including, 1. */
export type Random = () => number;

export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** The real content, with a random generator for each place. The same place always gets the same numbers. */
export interface Content {
  files: ContentFiles;
  places: readonly Place[];
  random(place: Place): Random;
}

/** A kind of mistake: returns all such mistakes that an author could make in the content. */
export type Kind = (content: Content) => readonly Mistake[];

/** Kinds of mistakes by name. Each file in kinds/ exports some. */
export type Kinds = Readonly<Record<string, Kind>>;

/** Creates a kind of mistake from a function that returns the mistakes at one place. */
export function anywhere(
  make: (place: Place, content: Content) => Mistake | readonly Mistake[] | false | undefined,
): Kind {
  return (content) => content.places.flatMap((place) => make(place, content) || []);
}
