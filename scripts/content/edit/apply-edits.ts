import type { Edit } from '../check/diagnostic.ts';

/** Applies edits to a text. @param edits edits that do not overlap or touch */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const fromTheEnd = edits.toSorted((a, b) => b.offset - a.offset);
  return fromTheEnd.reduce(
    (done, edit) => done.slice(0, edit.offset) + edit.text + done.slice(edit.offset + edit.length),
    text,
  );
}
