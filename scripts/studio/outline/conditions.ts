import type { FormSchema } from '../../../src/engine/compiled.ts';
import { choicesOf } from '../../../src/engine/form/schema.ts';
import { fieldsOf, sameValueParts } from '../../content/check/model/schema-parts.ts';
import { isObject, type JsonObject, objectOf, placesIn } from '../../content/json.ts';
import { weakMemo } from '../../content/memo.ts';
import { formatCondition } from '../../journeys/format/condition.ts';
import { formatValue } from '../../journeys/format/texts.ts';
import { type SiteContent, siteNames } from '../site-content.ts';
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

/** Returns the fields and facts that conditions of the site can read, by name. */
export const knownNames = weakMemo((content: SiteContent): ReadonlyMap<string, Known> => {
  const known = new Map<string, Known>();
  for (const [name, schema] of siteNames().factSchemas) known.set(name, { label: wordsOf(name), schema });
  for (const { value } of content.pages.map(content.resolved))
    if (isObject(value)) for (const [name, each] of fieldsIn(value)) known.set(name, each);
  return known;
});

/** Returns a value of a field or fact in words: the label of the choice. */
export function valueWords(known: Known | undefined, value: unknown): string {
  const choices = choicesOf((known?.schema ?? {}) as FormSchema);
  return choices.find((each) => each.value === value)?.label ?? formatValue(value);
}

/** Returns a function that says a condition in words, with the labels of the fields and choices of the site. */
export function conditionWords(content: SiteContent): (condition: JsonObject) => string {
  const known = knownNames(content);
  const byLabel = new Map([...known.values()].map((each) => [each.label, each]));
  return (condition) =>
    formatCondition(
      condition,
      (label, value) => valueWords(byLabel.get(label), value),
      (name) => known.get(name)?.label ?? wordsOf(name),
    );
}

/** Returns a text that changes when conditions are said with other words. */
export const wordsKey = (content: SiteContent): string =>
  JSON.stringify([...knownNames(content)].map(([name, { label, schema }]) => [name, label, schema.oneOf]));
