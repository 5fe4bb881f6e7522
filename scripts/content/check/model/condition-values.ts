import { isOtherAnswer } from '../../comparisons.ts';
import { isObject, type JsonObject, listOf } from '../../json.ts';
import { isValid, validValues } from '../../values/index.ts';
import { inapplicableKeywords } from './consistency.ts';
import {
  conditionParts,
  innerSchemas,
  itemParts,
  namesRead,
  propertiesOf,
  type SchemaPart,
} from './schema-parts.ts';

type SchemaOf = (name: string) => JsonObject | undefined;

interface ReadValue {
  name: string;
  condition: SchemaPart;
  schema: JsonObject;
}

function withInnerValues(value: ReadValue): ReadValue[] {
  const { condition, schema } = value;
  const { field, item } = innerSchemas(schema);
  const items = item ? conditionParts(condition).flatMap(itemParts) : [];
  return [
    value,
    ...items.flatMap((each) => withInnerValues({ ...value, condition: each, schema: item ?? {} })),
    ...valuesRead(condition, field),
  ];
}

/** Returns all values that a condition reads, at any depth. Leaves out values without a schema. */
function valuesRead(condition: SchemaPart, schemaOf: SchemaOf): ReadValue[] {
  return propertiesOf(conditionParts(condition)).flatMap(({ name, pointer, value }) => {
    const schema = schemaOf(name);
    if (!schema || !isObject(value)) return [];
    return withInnerValues({ name, condition: { schema: value, pointer }, schema });
  });
}

/** A constant in a condition, which a value is compared with. */
export interface Constant {
  pointer: string;
  name: string;
  value: unknown;
  isPossible: boolean;
  possible: readonly unknown[];
}

const MAX_POSSIBLE = 40;

function constantsIn({ schema, pointer }: SchemaPart): Pick<Constant, 'value' | 'pointer'>[] {
  return [
    ...('const' in schema && !isOtherAnswer(schema.const)
      ? [{ value: schema.const, pointer: `${pointer}/const` }]
      : []),
    ...listOf(schema.enum).map((value, index) => ({ value, pointer: `${pointer}/enum/${index}` })),
  ];
}

/** Returns the constants in a condition. */
export function constantsOf(condition: SchemaPart, schemaOf: SchemaOf): Constant[] {
  return valuesRead(condition, schemaOf).flatMap(({ name, condition: part, schema }) => {
    const possible = validValues(schema).slice(0, MAX_POSSIBLE);
    // limits-empty reports a field without any possible value
    if (possible.length === 0) return [];
    return conditionParts(part)
      .flatMap(constantsIn)
      .map((constant) => ({ ...constant, name, isPossible: isValid(schema, constant.value), possible }));
  });
}

/** A keyword in a condition that does not fit the type of the answer that it reads. */
export interface UnfitKeyword {
  pointer: string;
  keyword: string;
  name: string;
  /** The type of the answer. */
  type: unknown;
}

const alike = (type: unknown) => (type === 'integer' ? 'number' : type);

/** Returns true if values can be of both types. */
function haveCommon(one: unknown, other: unknown): boolean {
  const types = [one].flat().map(alike);
  return [other].flat().some((type) => types.includes(alike(type)));
}

/** Returns the keywords in a condition that do not fit the types of the answers that it reads. */
export function unfitKeywords(condition: SchemaPart, schemaOf: SchemaOf): UnfitKeyword[] {
  return valuesRead(condition, schemaOf).flatMap(({ name, condition: part, schema: { type } }) => {
    if (type === undefined) return [];
    return conditionParts(part).flatMap(({ schema, pointer }) => {
      const isOther = schema.type !== undefined && !haveCommon(schema.type, type);
      const keywords = isOther ? ['type'] : inapplicableKeywords({ schema: { ...schema, type }, pointer });
      return keywords.map((keyword) => ({ pointer: `${pointer}/${keyword}`, keyword, name, type }));
    });
  });
}

/** Returns the names that a condition reads inside lists and objects with known properties. */
export function innerNames(condition: SchemaPart, schemaOf: SchemaOf) {
  return valuesRead(condition, schemaOf).flatMap(({ name, condition: part, schema }) => {
    const { names } = innerSchemas(schema);
    return names.length > 0 ? namesRead(part).map((used) => ({ ...used, of: name, known: names })) : [];
  });
}
