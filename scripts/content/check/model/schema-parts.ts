import { escapePart, isObject, type JsonObject } from '../../json.ts';
import type { Part } from '../diagnostic.ts';

/** A schema inside resolved content, and the pointer it stands at. */
export interface SchemaPart {
  schema: JsonObject;
  pointer: string;
}

const APPLICATORS = ['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependencies'];
const CONDITIONS = ['if', 'not'];
const OF_CHILDREN = [
  'properties',
  'patternProperties',
  'additionalProperties',
  'propertyNames',
  'items',
  'additionalItems',
  'contains',
];
const DEFINITIONS = ['$defs', 'definitions'];

/** Keywords whose value holds schemas by name, not a schema itself. */
const BY_NAME = new Set(['properties', 'patternProperties', 'dependencies', ...DEFINITIONS]);

/** Returns the schemas directly inside a schema, under some keywords. */
export function partsUnder({ schema, pointer }: SchemaPart, keywords: readonly string[]): SchemaPart[] {
  return keywords.flatMap((keyword) => {
    const value = schema[keyword];
    const at = `${pointer}/${keyword}`;
    if (!isObject(value) && !Array.isArray(value)) return [];
    const several = Array.isArray(value) || BY_NAME.has(keyword);
    // a list in the place of names holds no schemas
    if (Array.isArray(value) && BY_NAME.has(keyword)) return [];
    const entries = several ? Object.entries(value) : [];
    const parts = several
      ? entries.map(([name, schema]) => ({ schema, pointer: `${at}/${escapePart(name)}` }))
      : [{ schema: value, pointer: at }];
    return parts.filter((part): part is SchemaPart => isObject(part.schema));
  });
}

/** Every schema directly inside a schema. */
export function innerParts(part: SchemaPart): SchemaPart[] {
  return partsUnder(part, [...APPLICATORS, ...CONDITIONS, ...OF_CHILDREN, ...DEFINITIONS]);
}

/** A schema with all those inside it, at every depth. */
export function everyPart(part: SchemaPart): SchemaPart[] {
  return [part, ...innerParts(part).flatMap(everyPart)];
}

/** A schema with all those inside it that say something about the same value, conditions left out. */
export function samePlace(part: SchemaPart): SchemaPart[] {
  return [part, ...partsUnder(part, APPLICATORS).flatMap(samePlace)];
}

/** A condition with all those inside it that look at the same value. */
export function reach(part: SchemaPart): SchemaPart[] {
  return [part, ...partsUnder(part, [...APPLICATORS, ...CONDITIONS]).flatMap(reach)];
}

/** Returns the parts of a condition about items of a list. */
export function itemsAsked(part: SchemaPart): SchemaPart[] {
  return partsUnder(part, ['items', 'additionalItems', 'contains']);
}

/** The conditions that a schema puts to the value it is about. */
export function conditionsOf(parts: readonly SchemaPart[]): SchemaPart[] {
  return parts.flatMap((part) => partsUnder(part, CONDITIONS));
}

/** Returns the schemas of each property, reveals included. */
export function fieldsOf(parts: readonly SchemaPart[]): Map<string, SchemaPart[]> {
  const fields = new Map<string, SchemaPart[]>();
  for (const { schema, pointer } of parts) {
    for (const [name, field] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
      const part = {
        schema: isObject(field) ? field : {},
        pointer: `${pointer}/properties/${escapePart(name)}`,
      };
      fields.set(name, [...(fields.get(name) ?? []), ...samePlace(part)]);
    }
  }
  return fields;
}

/** Returns the schemas of the items of a list. */
export function itemsOf(parts: readonly SchemaPart[]): SchemaPart[] {
  return parts.flatMap((part) => partsUnder(part, ['items'])).flatMap(samePlace);
}

/** A schema with all those inside it that have to hold beside it. */
export function partsBeside(part: SchemaPart): SchemaPart[] {
  return [part, ...partsUnder(part, ['allOf']).flatMap(partsBeside)];
}

/** A property name that a schema uses, and its location. */
export interface UsedName {
  name: string;
  pointer: string;
  part: Part;
}

/** Returns the names in the `required` of schemas. */
export function requiredNames(parts: readonly SchemaPart[]): UsedName[] {
  return parts.flatMap(({ schema, pointer }) => {
    const names: unknown[] = Array.isArray(schema.required) ? schema.required : [];
    return names.flatMap((name, index): UsedName[] =>
      typeof name === 'string' ? [{ name, pointer: `${pointer}/required/${index}`, part: 'value' }] : [],
    );
  });
}

function propertyNames(parts: readonly SchemaPart[]): UsedName[] {
  return parts.flatMap(({ schema, pointer }) =>
    Object.keys(isObject(schema.properties) ? schema.properties : {}).map(
      (name): UsedName => ({
        name,
        pointer: `${pointer}/properties/${escapePart(name)}`,
        part: 'key',
      }),
    ),
  );
}

/** Returns the names that a condition reads. */
export function namesRead(condition: SchemaPart): UsedName[] {
  const parts = reach(condition);
  return [...propertyNames(parts), ...requiredNames(parts)];
}

/** Returns each name once, at its first use. */
export function firstUses(uses: readonly UsedName[]): UsedName[] {
  const first = new Map<string, UsedName>();
  for (const used of uses) if (!first.has(used.name)) first.set(used.name, used);
  return [...first.values()];
}

/** A value that a field can be given, by its "oneOf" or "enum". */
interface Choice {
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

/** The schemas of what a value contains. */
interface Inside {
  names: readonly string[];
  field(name: string): JsonObject | undefined;
  item: JsonObject | undefined;
}

function anyOf(parts: readonly SchemaPart[], end: string): JsonObject | undefined {
  const schemas = parts.filter(({ pointer }) => pointer.endsWith(end)).map(({ schema }) => schema);
  return schemas.length > 1 ? { anyOf: schemas } : schemas[0];
}

/** Returns the schemas of the properties and items of a schema's value. */
export function inside(schema: JsonObject): Inside {
  const parts = samePlace({ schema, pointer: '' });
  const fields = fieldsOf(parts);
  return {
    names: [...fields.keys()],
    field: (name) => anyOf(fields.get(name) ?? [], `/properties/${escapePart(name)}`),
    item: anyOf(itemsOf(parts), '/items'),
  };
}
