import { type Annotated, createAnnotator } from '../../schemas/annotations.ts';

/** The kind of compilation that a value needs, by its schema's `tsType`. */
export type Mark = 'RichText' | 'IconShape' | 'Condition' | 'FormSchema';

export type Marks = ReadonlyMap<string, Mark>;

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

/** Creates a function that finds the values to compile in content, by the `tsType` of their schemas. */
export function createMarker(): (schemaUri: string, value: unknown) => Marks {
  const { annotate } = createAnnotator(['tsType']);
  return (schemaUri, value) => marksIn(annotate(schemaUri, value).annotated);
}
