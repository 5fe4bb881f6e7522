import type { FormSchema } from '../../../src/engine/compiled.ts';
import { choicesOf } from '../../../src/engine/form/schema.ts';
import { isObject, type JsonObject, placesIn } from '../../content/json.ts';
import { weakMemo } from '../../content/memo.ts';
import { formatCondition } from '../../journeys/format/condition.ts';
import { formatValue } from '../../journeys/format/texts.ts';
import { type SiteContent, siteNames } from '../site-content.ts';
import { type Field, fieldsIn, labelOfField } from './fields.ts';
import { wordsOf } from './labels.ts';

/** A field or fact that conditions can read. */
interface Known {
  label: string;
  schema: JsonObject;
}

const withInner = (fields: readonly Field[]): Field[] => [
  ...fields,
  ...fields.flatMap(({ inside }) => withInner(inside)),
];

/** Returns the fields of all forms in content. Those inside others come last. */
const fieldsOf = weakMemo((content: object) =>
  withInner(
    placesIn(content).flatMap(([value, pointer]) =>
      isObject(value) && isObject(value.schema) && isObject(value.uiSchema)
        ? fieldsIn(value.schema, value.uiSchema, pointer)
        : [],
    ),
  ),
);

/** Returns the fields and facts that conditions of the site can read, by name. */
export const knownNames = weakMemo((content: SiteContent): ReadonlyMap<string, Known> => {
  const pages = content.pages.map((page) => content.resolved(page).value).filter(isObject);
  const facts = [...siteNames().factSchemas].map(
    ([name, schema]) => [name, { label: wordsOf(name), schema }] as const,
  );
  const fields = pages
    .flatMap(fieldsOf)
    .map((field) => [field.name, { label: labelOfField(field), schema: field.schema }] as const);
  return new Map([...facts, ...fields.toReversed()]);
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
