import type { Edit } from '../../finding.ts';

const endOf = ({ offset, length }: Edit) => offset + length;

/** Whether two edits change the same place, or places so near that their order would matter. */
export function collide(one: Edit, other: Edit): boolean {
  return one.offset <= endOf(other) && other.offset <= endOf(one);
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
