import { join } from 'node:path';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import { choicesOf } from '../../../src/engine/form/schema.ts';
import { fieldsOf, sameValueParts } from '../../content/check/model/schema-parts.ts';
import { isObject, type JsonObject, objectOf, placesIn } from '../../content/json.ts';
import { weakMemo } from '../../content/memo.ts';
import { formatCondition } from '../../journeys/format/condition.ts';
import { formatValue } from '../../journeys/format/texts.ts';
import { readSchema, SCHEMAS_DIR } from '../../schemas/read.ts';
import { wordsOf } from './labels.ts';

/** A field or fact that conditions can read. */
interface Known {
  label: string;
  schema: JsonObject;
}

const fieldsIn = weakMemo((content: object): ReadonlyMap<string, Known> => {
  const found = new Map<string, Known>();
  for (const [value, pointer] of placesIn(content)) {
    if (!isObject(value) || !isObject(value.schema) || !isObject(value.uiSchema)) continue;
    const parts = sameValueParts({ schema: value.schema, pointer: `${pointer}/schema` });
    for (const [name, [part]] of fieldsOf(parts)) {
      const title = objectOf(value.uiSchema[name])['ui:title'] ?? part?.schema.title;
      if (!found.has(name) || title)
        found.set(name, { label: String(title ?? wordsOf(name)), schema: part?.schema ?? {} });
    }
  }
  return found;
});

const factSchemas = () =>
  Object.entries(objectOf(readSchema(join(SCHEMAS_DIR, 'data/facts.schema.json')).properties));

/** Creates a function that says a condition in words, with the labels of the fields and choices in some content. */
export function conditionWords(contents: readonly unknown[]) {
  const known = new Map<string, Known>();
  for (const [name, schema] of factSchemas())
    known.set(name, { label: wordsOf(name), schema: objectOf(schema) });
  for (const content of contents.filter(isObject))
    for (const [name, each] of fieldsIn(content)) known.set(name, each);
  const byLabel = new Map([...known.values()].map(({ label, schema }) => [label, schema]));
  const format = (label: string, value: unknown) => {
    const choice = choicesOf((byLabel.get(label) ?? {}) as FormSchema).find((each) => each.value === value);
    return choice?.label ?? formatValue(value);
  };
  return {
    words: (condition: JsonObject) =>
      formatCondition(condition, format, (name) => known.get(name)?.label ?? wordsOf(name)),
    /** A text that changes when other words are used. */
    key: JSON.stringify([...known].map(([name, { label, schema }]) => [name, label, schema.oneOf])),
  };
}
