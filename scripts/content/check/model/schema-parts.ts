import { comparisonsIn, parseRelative } from '../../comparisons.ts';
import { escapePart, isObject, type JsonObject, listOf, objectOf } from '../../json.ts';
import { pointerParts } from '../../read.ts';
import type { Part } from '../diagnostic.ts';

/** Returns true if a field can have the name: code reads answers by name, and parts of a page have ids with it. */
export const isSafeName = (name = ''): boolean => /^[A-Za-z_][\w-]*$/.test(name);

/** A schema inside resolved content, and its pointer. */
export interface SchemaPart {
  schema: JsonObject;
  pointer: string;
}

const APPLICATORS = ['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependencies'];
const CONDITIONS = ['if', 'not'];
const OF_ITEMS = ['items', 'additionalItems', 'contains'];
const OF_PROPERTIES = ['properties', 'patternProperties', 'additionalProperties', 'propertyNames'];
const DEFINITIONS = ['$defs', 'definitions'];
const ALL = [...APPLICATORS, ...CONDITIONS, ...OF_PROPERTIES, ...OF_ITEMS, ...DEFINITIONS];

/** Keywords whose value maps names to schemas. */
const BY_NAME = new Set(['properties', 'patternProperties', 'dependencies', ...DEFINITIONS]);

/** Returns the schemas directly inside a schema, under the given keywords. */
export function partsUnder({ schema, pointer }: SchemaPart, keywords: readonly string[]): SchemaPart[] {
  return keywords.flatMap((keyword) => {
    const value = schema[keyword];
    const at = `${pointer}/${keyword}`;
    if (isObject(value) && !BY_NAME.has(keyword)) return [{ schema: value, pointer: at }];
    const inside = BY_NAME.has(keyword) ? objectOf(value) : listOf(value);
    return Object.entries(inside).flatMap(([name, inner]) =>
      isObject(inner) ? [{ schema: inner, pointer: `${at}/${escapePart(name)}` }] : [],
    );
  });
}

/** Returns all schemas directly inside a schema. */
export const innerParts = (part: SchemaPart): SchemaPart[] => partsUnder(part, ALL);

/** Returns the parts of a condition that apply to the items of a list. */
export const itemParts = (part: SchemaPart): SchemaPart[] => partsUnder(part, OF_ITEMS);

const deep = (keywords: readonly string[]) =>
  function all(part: SchemaPart): SchemaPart[] {
    return [part, ...partsUnder(part, keywords).flatMap(all)];
  };

/** Returns a schema and all schemas inside it, at any depth. */
export const allParts = deep(ALL);

/** Returns a schema and all schemas inside it that apply to the same value, without conditions. */
export const sameValueParts = deep(APPLICATORS);

/** Returns a condition and all schemas inside it that apply to the same value. */
export const conditionParts = deep([...APPLICATORS, ...CONDITIONS]);

/** Returns a schema and all schemas inside it that must hold as well. */
export const allOfParts = deep(['allOf']);

/** Returns the conditions that schemas apply to their value. */
export function conditionsOf(parts: readonly SchemaPart[]): SchemaPart[] {
  return parts.flatMap((part) => partsUnder(part, CONDITIONS));
}

/** A property name that a schema uses, and its location. */
export interface UsedName {
  name: string;
  pointer: string;
  part: Part;
}

/** Returns the properties of schemas and the value of each. */
export function propertiesOf(parts: readonly SchemaPart[]): (UsedName & { value: unknown })[] {
  return parts.flatMap(({ schema, pointer }) =>
    Object.entries(objectOf(schema.properties)).map(([name, value]) => {
      return { name, pointer: `${pointer}/properties/${escapePart(name)}`, part: 'key', value };
    }),
  );
}

/** Returns the schemas of each property, including reveals. */
export function fieldsOf(parts: readonly SchemaPart[]): Map<string, SchemaPart[]> {
  const fields = new Map<string, SchemaPart[]>();
  for (const { name, pointer, value } of propertiesOf(parts)) {
    const schemas = sameValueParts({ schema: objectOf(value), pointer });
    fields.set(name, [...(fields.get(name) ?? []), ...schemas]);
  }
  return fields;
}

/** Returns the schemas of the items of a list. */
export function itemsOf(parts: readonly SchemaPart[]): SchemaPart[] {
  return parts.flatMap((part) => partsUnder(part, ['items'])).flatMap(sameValueParts);
}

/** Returns the schemas of the values of a map. */
export function entriesOf(parts: readonly SchemaPart[]): SchemaPart[] {
  return parts.flatMap((part) => partsUnder(part, ['additionalProperties'])).flatMap(sameValueParts);
}

/** Returns the texts in a list of names, with their locations. */
export function listedNames(list: unknown, pointer: string): UsedName[] {
  return listOf(list).flatMap((name, index): UsedName[] =>
    typeof name === 'string' ? [{ name, pointer: `${pointer}/${index}`, part: 'value' }] : [],
  );
}

/** Returns the names in the `required` of schemas. */
export function requiredNames(parts: readonly SchemaPart[]): UsedName[] {
  return parts.flatMap(({ schema, pointer }) => listedNames(schema.required, `${pointer}/required`));
}

/** Returns the names that one answer requires of others, in the lists of `dependencies`. */
export function dependentNames(parts: readonly SchemaPart[]): UsedName[] {
  return parts.flatMap(({ schema, pointer }) =>
    Object.entries(objectOf(schema.dependencies)).flatMap(([name, needs]) =>
      listedNames(needs, `${pointer}/dependencies/${escapePart(name)}`),
    ),
  );
}

/** Returns the names directly in an object that comparisons inside it read. */
export function comparedNames({ schema, pointer }: SchemaPart): UsedName[] {
  return comparisonsIn(schema).flatMap(({ other, at, depth }): UsedName[] => {
    const relative = parseRelative(other);
    const [name = ''] = pointerParts(relative?.pointer ?? '');
    return relative?.up === depth ? [{ name, pointer: `${pointer}${at}/$data`, part: 'value' }] : [];
  });
}

/** Returns the names that a condition reads. */
export function namesRead(condition: SchemaPart): UsedName[] {
  const parts = conditionParts(condition);
  return [...propertiesOf(parts), ...requiredNames(parts), ...comparedNames(condition)];
}

/** Returns the first use of each name. */
export function firstUses<Use extends UsedName>(uses: readonly Use[]): Use[] {
  const first = new Map(uses.toReversed().map((used) => [used.name, used]));
  return uses.filter((used) => first.get(used.name) === used);
}

/** Returns the choices of a schema, without the choices of the schemas inside it. */
export function choicesIn({ schema, pointer }: SchemaPart) {
  const titled = listOf(schema.oneOf).flatMap((choice, index) =>
    isObject(choice) && 'const' in choice
      ? [{ value: choice.const, title: choice.title, pointer: `${pointer}/oneOf/${index}/const` }]
      : [],
  );
  const plain = listOf(schema.enum).map((value, index) => {
    return { value, title: undefined, pointer: `${pointer}/enum/${index}` };
  });
  return [...titled, ...plain];
}

function anyOf(parts: readonly SchemaPart[], end: string): JsonObject | undefined {
  const schemas = parts.filter(({ pointer }) => pointer.endsWith(end)).map(({ schema }) => schema);
  return schemas.length > 1 ? { anyOf: schemas } : schemas[0];
}

/** Returns the names of a value's properties, and the schemas of its properties and its items. */
export function innerSchemas(schema: JsonObject) {
  const parts = sameValueParts({ schema, pointer: '' });
  const fields = fieldsOf(parts);
  return {
    names: [...fields.keys()],
    field: (name: string) => anyOf(fields.get(name) ?? [], `/properties/${escapePart(name)}`),
    item: anyOf(itemsOf(parts), '/items'),
  };
}
