import equal from 'fast-deep-equal';
import { isObject } from '../../json.ts';
import { partOf, say } from '../wording.ts';

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

/** A choice by its value and the words that people read of it. */
export function nameOfChoice(schema: unknown, value: unknown): string {
  const option = partOf(schema, pointerOfChoice(schema, value) ?? '');
  const title = isObject(option) ? option.title : undefined;
  return typeof title === 'string' ? `${say(value)} (${title})` : say(value);
}
