import type { Edit } from '../../../../scripts/content/check/diagnostic.ts';
import type { ContentFile, ContentFiles } from '../../../../scripts/content/read.ts';
import { replace } from './edits.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';

/** The lines of a useful finding, as offsets into the original text. */
export interface Spot {
  file: ContentFile;
  from: number;
  to: number;
  /** the offset inside the inserted text, if the edit inserts the line */
  into?: number;
}

/** A mistake that an author could make at one place of the real content. */
export interface Mistake {
  place: Place;
  edits: readonly Edit[];
  /** a finding on any of these lines counts as found */
  right: readonly Spot[];
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

/** Returns the line where a node starts. */
export function lineOf({ file }: Place, { offset }: { offset: number }): Spot {
  return { file, from: offset, to: offset };
}

export function keyLine(place: Place): Spot {
  return lineOf(place, place.key ?? place.value);
}

export function valueLine(place: Place): Spot {
  return lineOf(place, place.value);
}

/** Returns all lines of a property or an item. */
export function allLines({ file, node }: Place): Spot {
  return { file, from: node.offset, to: node.offset + node.length };
}

export function mistake(place: Place, edits: Edit | readonly Edit[], ...right: Spot[]): Mistake {
  return { place, edits: [edits].flat(), right };
}

/** Creates a mistake that replaces a value. A finding on its line or on one of `others` is right. */
export function replaced(place: Place, value: unknown, ...others: Spot[]): Mistake | undefined {
  if (value === undefined) return undefined;
  return mistake(place, replace(place.value, value), valueLine(place), ...others);
}

/** Creates a mistake that renames a key. A finding on its line or on one of `others` is right. */
export function renamed(place: Place, name: string, ...others: Spot[]): Mistake | undefined {
  return place.key && mistake(place, replace(place.key, name), keyLine(place), ...others);
}

/** Creates a kind of mistake from a function that returns the mistakes at one place. */
export function anywhere(
  make: (place: Place, content: Content) => Mistake | readonly Mistake[] | undefined,
): Kind {
  return (content) => content.places.flatMap((place) => make(place, content) ?? []);
}
