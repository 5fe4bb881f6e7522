import type { FormSchema } from '../../../src/engine/compiled.ts';
import type { Json } from '../../../src/engine/form/paths.ts';
import { choicesOf } from '../../../src/engine/form/schema.ts';
import type { ConditionTerm } from '../../../src/studio/model.ts';
import { isObject, type JsonObject, listOf, objectOf, placesIn } from '../../content/json.ts';
import { weakMemo } from '../../content/memo.ts';
import { valueIn } from '../../content/resolve.ts';
import { formatCondition } from '../../journeys/format/condition.ts';
import { formatValue } from '../../journeys/format/texts.ts';
import { type SiteContent, siteNames } from '../site-content.ts';
import { type Field, fieldsIn, labelOfField } from './fields.ts';
import { wordsOf } from './labels.ts';

/** A field or fact that conditions can read. */
type Known = Pick<ConditionTerm, 'label' | 'kind' | 'choices'> & {
  /** The heading of the step that asks for it. */
  step?: string;
};

const YES_NO = new Map<unknown, string>([
  [true, 'Yes'],
  [false, 'No'],
]);

function knownName(label: string, schema: JsonObject): Known {
  const { type, format } = schema;
  const values = 'const' in schema ? [schema.const] : type === 'boolean' ? [...YES_NO.keys()] : [];
  // content may be invalid while an author edits it
  const isListed = [schema.enum ?? [], schema.oneOf ?? []].every(Array.isArray);
  const choices = [
    ...(isListed && listOf(schema.oneOf).every(isObject) ? choicesOf(schema as FormSchema) : []),
    ...values.map((value) => ({ value: value as Json, label: YES_NO.get(value) ?? String(value) })),
  ];
  const ofType = type === 'integer' || type === 'number' ? 'number' : 'other';
  const kind = choices.length > 0 ? 'choices' : format === 'date' ? 'date' : ofType;
  return { label, kind, choices };
}

export const unknownName = (name: string): Known => knownName(wordsOf(name), {});

const withInner = (fields: readonly Field[]): Field[] => [
  ...fields,
  ...fields.flatMap(({ inside }) => withInner(inside)),
];

/** Returns the fields of all forms in content. Those inside others, too. */
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
  const fields = pages.flatMap((page) => fieldsOf(page).map((field) => ({ field, page })));
  // a name means the outermost field, and that of a journey rather than that of a form beside it
  const rank = ({ path, uiPointer }: Field) => 2 * path.length - (uiPointer.startsWith('/journey/') ? 1 : 0);
  const outer = fields.toSorted((one, other) => rank(other.field) - rank(one.field));
  return new Map([
    ...[...siteNames().factSchemas].map(
      ([name, schema]) => [name, knownName(wordsOf(name), schema)] as const,
    ),
    ...outer.map(({ field, page }) => {
      const { heading } = objectOf(valueIn(page, field.uiPointer.replace(/\/uiSchema\/.*$/, '')));
      const step = typeof heading === 'string' ? heading : '';
      return [field.name, { ...knownName(labelOfField(field), field.schema), step }] as const;
    }),
  ]);
});

/** Returns what to call a field or fact. */
export const nameWords = (content: SiteContent, name: string): string =>
  knownNames(content).get(name)?.label ?? wordsOf(name);

/** Returns a value of a field or fact in words: the label of the choice. */
export const valueWords = (known: Known | undefined, value: unknown): string =>
  String(known?.choices.find((each) => each.value === value)?.label ?? formatValue(value));

/** Returns a function that says a condition in words, with the labels of the fields and choices of the site. */
export function conditionWords(content: SiteContent): (condition: JsonObject) => string {
  const byLabel = new Map([...knownNames(content).values()].map((each) => [each.label, each]));
  return (condition) =>
    formatCondition(
      condition,
      (label, value) => valueWords(byLabel.get(label), value),
      (name) => nameWords(content, name),
    );
}

/** Returns a text that changes when conditions are said with other words. */
export const wordsKey = (content: SiteContent): string => JSON.stringify([...knownNames(content)]);
