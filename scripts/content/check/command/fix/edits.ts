import type { Edit } from '../../finding.ts';

const endOf = ({ offset, length }: Edit) => offset + length;

/** Whether two edits change the same place, so that it would matter which comes first. */
export function collide(one: Edit, other: Edit): boolean {
  return one.offset === other.offset || (one.offset < endOf(other) && other.offset < endOf(one));
}

/** Whether an edit changes a stretch of the text, or what it borders on. */
export function touches(edit: Edit, { offset, length }: Pick<Edit, 'offset' | 'length'>): boolean {
  return edit.offset <= offset + length && offset <= endOf(edit);
}

/** @param edits none of which collide */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  // from the end on, so that what an edit moves has been dealt with
  return edits
    .toSorted((a, b) => b.offset - a.offset)
    .reduce((done, edit) => done.slice(0, edit.offset) + edit.text + done.slice(endOf(edit)), text);
}

/** How far edits before a place move it. */
export function shiftAt(offset: number, edits: readonly Edit[]): number {
  return edits
    .filter((edit) => endOf(edit) <= offset)
    .reduce((shift, edit) => shift + edit.text.length - edit.length, 0);
}
