import { isObject, type JsonObject } from '../../content/json.ts';
import { withoutSections } from '../descriptions.ts';
import { inside, type Placed, refTarget } from '../schema-places.ts';
import { code, link, sectionOf } from './sections.ts';

const OR = ' or ';

function formatNumber(what: string, { minimum, maximum }: Placed['schema']): string {
  if (minimum !== undefined && maximum !== undefined) return `${what} from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${what}, at least ${minimum}`;
  return maximum === undefined ? what : `${what}, at most ${maximum}`;
}

function formatPlainType(type: unknown, placed: Placed): string {
  const { schema } = placed;
  switch (type) {
    case 'string':
      return schema.format === 'regex' ? 'regular expression' : 'text';
    case 'integer':
      return formatNumber('whole number', schema);
    case 'number':
      return formatNumber('number', schema);
    case 'boolean':
      return '`true` or `false`';
    case 'null':
      return '`null`';
    case 'array': {
      const items = isObject(schema.items) ? formatType(inside(placed, 'items', schema.items)) : 'anything';
      return `list of ${items.includes(OR) ? `(${items})` : items}`;
    }
    case 'object': {
      const [pattern] = Object.values(isObject(schema.patternProperties) ? schema.patternProperties : {});
      const rest = pattern ?? schema.additionalProperties;
      if (!isObject(rest) || isObject(schema.properties)) return 'object';
      return `by name: ${formatType(inside(placed, 'additionalProperties', rest))}`;
    }
    default:
      return 'anything';
  }
}

/** Returns a short description of the values allowed at a place. Links to the section about them, if there is one. */
export function formatType(placed: Placed): string {
  const { schema, place } = placed;
  const section = sectionOf(place);
  if (section) return link(section);
  const target = refTarget(placed);
  if (target) return formatType(target);
  if (schema.const !== undefined) return code(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map(code).join(', ');
  for (const keyword of ['anyOf', 'allOf'] as const) {
    const parts = schema[keyword];
    if (!Array.isArray(parts)) continue;
    const types = parts.map((part, index) => formatType(inside(placed, `${keyword}/${index}`, part)));
    return keyword === 'anyOf' ? types.join(OR) : (types[0] ?? 'anything');
  }
  return formatPlainType(schema.type, placed);
}

/** One key that an author may write. */
export interface Row {
  name: string;
  isRequired: boolean;
  type: string;
  fallback: unknown;
  about: string;
  example: unknown;
}

function mergeRef(placed: Placed): JsonObject {
  const target = refTarget(placed);
  if (!target) return placed.schema;
  const { description, examples, ...rest } = mergeRef(target);
  return {
    ...rest,
    ...(!sectionOf(target.place)?.isDescribed && { description, examples }),
    ...placed.schema,
  };
}

/** Lists the objects at a place that have no section, by their paths relative to the place. */
function objectsIn(placed: Placed): [string, Placed][] {
  const { schema, place } = placed;
  if (sectionOf(place)) return [];
  const target = refTarget(placed);
  if (target) return objectsIn(target);
  const found = (path: string, keyword: string, part: unknown): [string, Placed][] =>
    isObject(part)
      ? objectsIn(inside(placed, keyword, part)).map(([inner, object]) => [path + inner, object])
      : [];
  if (isObject(schema.items)) return found('[]', 'items', schema.items);
  if (isObject(schema.properties)) return [['.', placed]];
  return found('.*', 'additionalProperties', schema.additionalProperties);
}

/** Lists every key of an object. The keys of the objects inside it follow each key. */
export function rowsOf(placed: Placed, prefix = ''): Row[] {
  const { properties, required = [] } = placed.schema;
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([key, property]) => {
    if (key === '$schema' || !isObject(property)) return [];
    const here = inside(placed, `properties/${key}`, property);
    const { description, default: fallback, examples } = mergeRef(here);
    const [example] = Array.isArray(examples) ? examples : [];
    const name = prefix + key;
    const isRequired = (required as unknown[]).includes(key);
    const about = withoutSections(String(description ?? ''));
    const row = { name, isRequired, type: formatType(here), fallback, about, example };
    return [row, ...objectsIn(here).flatMap(([path, object]) => rowsOf(object, name + path))];
  });
}
