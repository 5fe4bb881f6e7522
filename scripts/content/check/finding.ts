import { nodeAt } from '../read.ts';
import type { Origin } from '../resolve.ts';
import { type LineAndColumn, lineAndColumn } from './position.ts';

export type Severity = 'error' | 'warning';

/** A change of a file's text that mends a mistake and cannot break anything. */
export interface Edit {
  /** of the text that goes, in UTF-16 units from the start of the file */
  offset: number;
  length: number;
  /** what comes in its place */
  text: string;
}

/** Where something stood before a change. */
export interface Before extends LineAndColumn {
  /** the content file's name then */
  file: string;
  end: LineAndColumn;
  /** where git has it: a branch, a tag, a commit */
  ref: string;
}

/** One mistake in content, as it is told to an author. */
export interface Finding extends LineAndColumn {
  rule: string;
  severity: Severity;
  /** the content file's name */
  file: string;
  /** where the key or value at fault ends, after its last character */
  end: LineAndColumn;
  /** what is wrong */
  message: string;
  /** what to do about it */
  fix: string;
  /** what `--fix` does about it; absent where a person has to decide */
  edits?: readonly Edit[];
}

/** Whether a property's name or its value is at fault. */
export type Part = 'key' | 'value';

/** Where in a file something is wrong: at a pointer, or, where there is no JSON yet, at an offset in the text. */
export type Place = (Origin & { part: Part }) | { file: Origin['file']; offset: number; length: number };

/** What is wrong and what to do about it. */
export interface Words {
  message: string;
  fix: string;
}

/** A mistake as a rule reports it. */
export interface Report extends Words {
  place: Place;
  /** an error unless it says otherwise */
  severity?: Severity;
  edits?: readonly Edit[];
}

export function placeOf({ file, pointer }: Origin, part: Part): Place {
  return { file, pointer, part };
}

export const atKey = (origin: Origin): Place => placeOf(origin, 'key');
export const atValue = (origin: Origin): Place => placeOf(origin, 'value');

function rangeOf(place: Place): { offset: number; length: number } {
  if ('offset' in place) return place;
  const node = nodeAt(place.file, place.pointer);
  const property = node?.parent?.type === 'property' ? node.parent : undefined;
  const told = place.part === 'key' ? (property?.children?.[0] ?? node) : node;
  return told ?? { offset: 0, length: 0 };
}

/** A rule's report with the line and column that an author looks it up by. */
export function createFinding(rule: string, report: Report): Finding {
  const { place, severity = 'error', message, fix, edits } = report;
  const { offset, length } = rangeOf(place);
  return {
    rule,
    severity,
    file: place.file.name,
    ...lineAndColumn(place.file, offset),
    end: lineAndColumn(place.file, offset + length),
    message,
    fix,
    ...(edits && { edits }),
  };
}
