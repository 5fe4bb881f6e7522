import type { ContentFile, ContentFiles } from '../../../../scripts/content/read.ts';
import type { TextEdit } from './edits.ts';
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
  edits: readonly TextEdit[];
  /** one finding on any of these is a finding on the right line */
  right: readonly Spot[];
}

/** The real content, and what is random in what becomes of a place: always the same for the same place. */
export interface Content {
  files: ContentFiles;
  places: readonly Place[];
  random(place: Place): Random;
}

/** A kind of mistake, with the places of the content where it can be made. Each is a file in kinds/. */
export interface Kind {
  /** what the author did, in a few words for the table */
  about: string;
  mistakes(content: Content): readonly Mistake[];
}

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
