import equal from 'fast-deep-equal';
import { isObject } from '../../json.ts';

/** The pointer to a choice in the schema that lists it; undefined where it lists none like it. */
export function pointerOfChoice(schema: unknown, value: unknown): string | undefined {
  if (!isObject(schema)) return undefined;
  const { oneOf, enum: values } = schema;
  const options: unknown[] = Array.isArray(oneOf) ? oneOf : [];
  const option = options.findIndex((option) => isObject(option) && equal(option.const, value));
  if (option >= 0) return `/oneOf/${option}`;
  const index = Array.isArray(values) ? values.findIndex((choice) => equal(choice, value)) : -1;
  return index >= 0 ? `/enum/${index}` : undefined;
}
