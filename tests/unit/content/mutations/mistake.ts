import type { Edit } from '../../../../scripts/content/check/diagnostic.ts';
import type { ContentFile, ContentFiles } from '../../../../scripts/content/read.ts';
import { replace } from './edits.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';

/** Lines on which a finding helps its author: those from one offset to another, in the text as it was. */
export interface Spot {
  file: ContentFile;
  from: number;
  to: number;
  /** how far into what an edit puts in there, where the line is a new one */
  into?: number;
}

/** One mistake that an author could make at one place of the real content. */
export interface Mistake {
  place: Place;
  edits: readonly Edit[];
  /** one finding on any of these is a finding on the right line */
  right: readonly Spot[];
}

/** The real content, with a random choice for each place: always the same for the same place. */
export interface Content {
  files: ContentFiles;
  places: readonly Place[];
  random(place: Place): Random;
}

/** A kind of mistake: returns every one that an author could make in the content. */
export type Kind = (content: Content) => readonly Mistake[];

/** Kinds of mistakes by name; each file in kinds/ exports some. */
export type Kinds = Readonly<Record<string, Kind>>;

/** The line where a node begins. */
export function lineOf({ file }: Place, { offset }: { offset: number }): Spot {
  return { file, from: offset, to: offset };
}

export function keyLine(place: Place): Spot {
  return lineOf(place, place.key ?? place.value);
}

export function valueLine(place: Place): Spot {
  return lineOf(place, place.value);
}

/** All the lines of a property or an item. */
export function allLines({ file, node }: Place): Spot {
  return { file, from: node.offset, to: node.offset + node.length };
}

export function mistake(place: Place, edits: Edit | readonly Edit[], ...right: Spot[]): Mistake {
  return { place, edits: [edits].flat(), right };
}

/** Another value, to be found on its own line or one of some others; undefined if the value is. */
export function replaced(place: Place, value: unknown, ...others: Spot[]): Mistake | undefined {
  if (value === undefined) return undefined;
  return mistake(place, replace(place.value, value), valueLine(place), ...others);
}

/** Another key, to be found on its own line or one of some others. */
export function renamed(place: Place, name: string, ...others: Spot[]): Mistake | undefined {
  return place.key && mistake(place, replace(place.key, name), keyLine(place), ...others);
}

/** A kind of mistake that an author could make at each of the places for which `make` returns one. */
export function anywhere(
  make: (place: Place, content: Content) => Mistake | readonly Mistake[] | undefined,
): Kind {
  return (content) => content.places.flatMap((place) => make(place, content) ?? []);
}
