import type { Annotated } from '../../../schemas/annotations.ts';
import { type Mark, marksIn } from '../../compile/marks.ts';
import type { OwnContent } from './own-content.ts';

/** A value that the content compiler turns into something else. */
export interface Marked {
  mark: Mark;
  pointer: string;
  value: unknown;
}

/** The marked values of a file's own content. */
export function markedContent(own: OwnContent, annotated: Annotated): Marked[] {
  const marks = marksIn(annotated);
  const found: Marked[] = [];
  own.walk((value, pointer) => {
    const mark = marks.get(pointer);
    if (mark) found.push({ mark, pointer, value });
  });
  return found;
}
