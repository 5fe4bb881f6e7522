import { weakMemo } from '../memo.ts';
import { type ContentFile, nodeAt } from '../read.ts';
import type { Origin } from '../resolve.ts';

export type Severity = 'error' | 'warning';

interface LineAndColumn {
  line: number;
  column: number;
}

/** A range of a text. The end is the position after its last character. */
export interface Range extends LineAndColumn {
  end: LineAndColumn;
}

/** A replacement in a file's text that fixes a problem and cannot break anything. */
export interface Edit {
  /** the start of the text to replace, in UTF-16 units from the start of the file */
  offset: number;
  length: number;
  text: string;
}

/** A message about what is wrong, and advice on what to do. */
export interface Problem {
  message: string;
  advice: string;
}

/** A problem in content, as authors see it. */
export interface Diagnostic extends Problem, Range {
  rule: string;
  severity: Severity;
  file: string;
  /** the edits that `--fix` makes; undefined if a person has to decide */
  fix?: readonly Edit[];
}

/** The range of a change in the previous version of the content. */
export interface Before extends Range {
  file: string;
  ref: string;
}

/** The part of a property that is wrong: its name or its value. */
export type Part = 'key' | 'value';

/** A location in a file: a value or key at a pointer, or an offset if the text is not valid JSON. */
export type Location = (Origin & { part?: Part }) | { file: Origin['file']; offset: number; length: number };

export interface Report extends Problem {
  location: Location;
  /** `error` by default */
  severity?: Severity;
  fix?: readonly Edit[];
}

export function atKey({ file, pointer }: Origin): Location {
  return { file, pointer, part: 'key' };
}

/** Returns a key that is equal for equal locations. */
export function locationKey(location: Location): string {
  const { file } = location;
  return 'offset' in location
    ? `${file.path} ${location.offset}`
    : `${file.path} ${location.part ?? 'value'} ${location.pointer}`;
}

type Text = Pick<ContentFile, 'text'>;

const startsOf = weakMemo(({ text }: Text) => [
  0,
  ...[...text.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length),
]);

export function lineAndColumn(file: Text, offset: number): LineAndColumn {
  const starts = startsOf(file);
  const line = starts.findLastIndex((start) => start <= offset);
  return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
}

type TextSpan = Pick<Edit, 'offset' | 'length'>;

/** Returns the lines and columns of a range of a file's text. */
export function rangeOf(file: Text, { offset, length }: TextSpan): Range {
  return { ...lineAndColumn(file, offset), end: lineAndColumn(file, offset + length) };
}

function spanOf(location: Location): TextSpan {
  if ('offset' in location) return location;
  const node = nodeAt(location.file, location.pointer);
  const property = node?.parent?.type === 'property' ? node.parent : undefined;
  const marked = location.part === 'key' ? (property?.children?.[0] ?? node) : node;
  return marked ?? { offset: 0, length: 0 };
}

/** Creates a diagnostic from a rule's report: adds the rule's id, the lines and the columns. */
export function createDiagnostic(rule: string, report: Report): Diagnostic {
  const { location, severity = 'error', message, advice, fix } = report;
  const range = rangeOf(location.file, spanOf(location));
  return { rule, severity, file: location.file.name, ...range, message, advice, ...(fix && { fix }) };
}
