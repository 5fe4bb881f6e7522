import type { Annotated } from '../../schemas/annotations.ts';

/** The kind of compilation that a value needs, by its schema's `tsType`. */
export type Mark = 'RichText' | 'IconShape' | 'Condition' | 'FormSchema';

const MARK = /^compiled\.(RichText|IconShape|Condition|FormSchema)$/;

/** Returns the values to compile among the annotations of content. */
export function marksIn(annotated: Annotated): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const [pointer, annotations] of annotated) {
    for (const type of annotations.get('tsType') ?? []) {
      const mark = MARK.exec(String(type))?.[1] as Mark | undefined;
      if (mark) marks.set(pointer, mark);
    }
  }
  return marks;
}
