import { createHash } from 'node:crypto';
import { diffLines } from 'diff';
import type { Edit } from '../check/diagnostic.ts';
import { type ContentFile, readFile } from '../read.ts';
import { applyEdits } from './apply-edits.ts';
import { layOut } from './layout.ts';
import { editsFor, type Operation } from './operations.ts';

/** The new text of a file, the edits that lead to it, and those that lead back. */
export interface Change {
  text: string;
  edits: readonly Edit[];
  inverse: readonly Edit[];
}

/** Returns the hash of a text: SHA-256 in hexadecimal digits. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Removes from an edit what the old and the new text have in common at their start and end. Keeps characters whole. */
function trimmed(before: string, { offset, text }: Edit): Edit {
  const limit = Math.min(before.length, text.length);
  let start = 0;
  while (start < limit && before[start] === text[start]) start += 1;
  if (/[\uD800-\uDBFF]/.test(before[start - 1] ?? '')) start -= 1;
  let end = 0;
  while (end < limit - start && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  if (/[\uDC00-\uDFFF]/.test(before.at(-end) ?? '') && end > 0) end -= 1;
  const length = before.length - start - end;
  return { offset: offset + start, length, text: text.slice(start, text.length - end) };
}

/** Returns the smallest edits that turn one text into another. */
export function changeText(before: string, after: string): Edit[] {
  const edits: Edit[] = [];
  let offset = 0;
  let removed = '';
  let added = '';
  const close = () => {
    if (removed !== added) edits.push(trimmed(removed, { offset, length: removed.length, text: added }));
    offset += removed.length;
    removed = '';
    added = '';
  };
  for (const part of diffLines(before, after)) {
    if (part.removed) removed += part.value;
    else if (part.added) added += part.value;
    else {
      close();
      offset += part.value.length;
    }
  }
  close();
  return edits;
}

/** Returns the edits that undo edits of a text. */
export function inverseOf(text: string, edits: readonly Edit[]): Edit[] {
  let shift = 0;
  return edits
    .toSorted((one, other) => one.offset - other.offset)
    .map(({ offset, length, text: added }) => {
      const inverse = {
        offset: offset + shift,
        length: added.length,
        text: text.slice(offset, offset + length),
      };
      shift += added.length - length;
      return inverse;
    });
}

/** A line with one text: it is laid out like this whatever the text is. */
const TEXT_LINE = /^\s*"(?:[^"\\]|\\.)*": "(?:[^"\\]|\\.)*",?$/;

/** Returns true if only texts have changed that have a line of their own, so that the layout stays. */
function keepsLayout(before: string, after: string): boolean {
  const [lines, others] = [before.split('\n'), after.split('\n')];
  if (lines.length !== others.length) return false;
  return lines.every((line, at) => {
    const other = others[at] ?? '';
    return line === other || (TEXT_LINE.test(line) && TEXT_LINE.test(other));
  });
}

/** Applies operations to a file, one after another, and lays it out. @throws Error if one can’t be done */
export async function changeFile(file: ContentFile, operations: readonly Operation[]): Promise<Change> {
  const root = file.path.slice(0, -file.name.length);
  const changed = operations.reduce(
    (done, operation) => readFile(file.path, root, applyEdits(done.text, editsFor(done, operation))),
    file,
  );
  const isLaidOut = keepsLayout(file.text, changed.text);
  const text = isLaidOut ? changed.text : await layOut(file.name, changed.text);
  const edits = changeText(file.text, text);
  return { text, edits, inverse: inverseOf(file.text, edits) };
}
