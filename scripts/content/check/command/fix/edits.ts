import type { Edit } from '../../finding.ts';

export const endOf = ({ offset, length }: Edit) => offset + length;

export function inOrder(edits: readonly Edit[]): Edit[] {
  return edits.toSorted((a, b) => a.offset - b.offset);
}

/** The offsets that an edit claims: of two that claim the same one it would matter which comes first. */
export function claims({ offset, length }: Edit): number[] {
  // what only adds claims the place where it does
  return Array.from({ length: Math.max(1, length) }, (_, index) => offset + index);
}

/** @param edits none of which claim the same offset */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let done = 0;
  const pieces = inOrder(edits).map((edit) => {
    const before = text.slice(done, edit.offset);
    done = endOf(edit);
    return before + edit.text;
  });
  return pieces.join('') + text.slice(done);
}
