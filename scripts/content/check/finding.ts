import { nodeAt } from '../read.ts';
import type { Origin } from '../resolve.ts';
import { type LineAndColumn, lineAndColumn } from './position.ts';

export type Severity = 'error' | 'warning';

/** One mistake in content, as it is told to an author. */
export interface Finding extends LineAndColumn {
  rule: string;
  severity: Severity;
  /** the content file's name */
  file: string;
  /** what is wrong */
  message: string;
  /** what to do about it */
  fix: string;
}

/** Whether a property's name or its value is at fault. */
export type Part = 'key' | 'value';

/** Where in a file something is wrong: at a pointer, or, where there is no JSON yet, at an offset in the text. */
export type Place = (Origin & { part: Part }) | { file: Origin['file']; offset: number };

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
}

export function placeOf({ file, pointer }: Origin, part: Part): Place {
  return { file, pointer, part };
}

export const atKey = (origin: Origin): Place => placeOf(origin, 'key');
export const atValue = (origin: Origin): Place => placeOf(origin, 'value');

function offsetOf(place: Place): number {
  if ('offset' in place) return place.offset;
  const node = nodeAt(place.file, place.pointer);
  const property = node?.parent?.type === 'property' ? node.parent : undefined;
  return (place.part === 'key' ? (property ?? node) : node)?.offset ?? 0;
}

/** A rule's report with the line and column that an author looks it up by. */
export function createFinding(rule: string, { place, severity = 'error', message, fix }: Report): Finding {
  return {
    rule,
    severity,
    file: place.file.name,
    ...lineAndColumn(place.file, offsetOf(place)),
    message,
    fix,
  };
}
