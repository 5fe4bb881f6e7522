import { isObject } from '../../json.ts';
import type { SchemaPart } from './schema-parts.ts';

/** A value that a field can be given, by its "oneOf" or "enum". */
export interface Choice {
  value: unknown;
  /** the words that people choose it by, if any are written */
  title: unknown;
  /** of the value */
  pointer: string;
}

/** The choices of one schema; those of the schemas inside it are theirs. */
export function choicesIn({ schema, pointer }: SchemaPart): Choice[] {
  const { oneOf, enum: values } = schema;
  const worded = (Array.isArray(oneOf) ? oneOf : []).flatMap((choice: unknown, index) =>
    isObject(choice) && 'const' in choice
      ? [{ value: choice.const, title: choice.title, pointer: `${pointer}/oneOf/${index}/const` }]
      : [],
  );
  const bare = (Array.isArray(values) ? values : []).map((value: unknown, index) => ({
    value,
    title: undefined,
    pointer: `${pointer}/enum/${index}`,
  }));
  return [...worded, ...bare];
}
