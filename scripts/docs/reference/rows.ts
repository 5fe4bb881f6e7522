import { isObject, type JsonObject, objectOf } from '../../content/json.ts';
import { inside, type Placed, refTarget } from '../../schemas/places.ts';
import { withoutSections } from '../names.ts';
import { code, link, sectionOf } from './sections.ts';

const OR = ' or ';

function formatNumber(what: string, { minimum, maximum }: JsonObject): string {
  if (minimum !== undefined && maximum !== undefined) return `${what} from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${what}, at least ${minimum}`;
  return maximum === undefined ? what : `${what}, at most ${maximum}`;
}

const TYPES: Readonly<Record<string, (placed: Placed) => string>> = {
  string: ({ schema }) => (schema.format === 'regex' ? 'regular expression' : 'text'),
  integer: ({ schema }) => formatNumber('whole number', schema),
  number: ({ schema }) => formatNumber('number', schema),
  boolean: () => '`true` or `false`',
  null: () => '`null`',
  array(placed) {
    const { items } = placed.schema;
    const type = isObject(items) ? formatType(inside(placed, 'items', items)) : 'anything';
    return `list of ${type.includes(OR) ? `(${type})` : type}`;
  },
  object(placed) {
    const { properties, patternProperties, additionalProperties } = placed.schema;
    if (isObject(properties) && '$data' in properties) return 'another answer';
    const [rest = additionalProperties] = Object.values(objectOf(patternProperties));
    if (!isObject(rest) || isObject(properties)) return 'object';
    return `by name: ${formatType(inside(placed, 'additionalProperties', rest))}`;
  },
};

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
  return TYPES[String(schema.type)]?.(placed) ?? 'anything';
}

function mergeRef(placed: Placed): JsonObject {
  const target = refTarget(placed);
  if (!target) return placed.schema;
  const { description, examples, ...rest } = mergeRef(target);
  const isDescribed = sectionOf(target.place)?.isDescribed;
  return { ...rest, ...(!isDescribed && { description, examples }), ...placed.schema };
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

/** The headings of {@link rowsOf}. */
export const COLUMNS = ['key', 'value', 'default', 'description', 'example'];

/** Returns a row for each key that an author may write. The keys of the objects inside it follow each key. */
export function rowsOf(placed: Placed, prefix = ''): string[][] {
  const { properties, required = [] } = placed.schema;
  return Object.entries(objectOf(properties)).flatMap(([key, property]) => {
    if (key === '$schema' || !isObject(property)) return [];
    const here = inside(placed, `properties/${key}`, property);
    const { description, default: fallback, examples } = mergeRef(here);
    const [example] = Array.isArray(examples) ? examples : [];
    const name = prefix + key;
    const type = `${formatType(here)}${(required as unknown[]).includes(key) ? ', **required**' : ''}`;
    const row = [`\`${name}\``, type, code(fallback), withoutSections(description), code(example)];
    return [row, ...objectsIn(here).flatMap(([path, object]) => rowsOf(object, name + path))];
  });
}
