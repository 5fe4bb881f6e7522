import { isObject } from '../../content/json.ts';
import { inside, type Placed, target } from './schemas.ts';
import { anchor, sectionOf } from './sections.ts';

const code = (value: unknown) => `\`${JSON.stringify(value)}\``;
const OR = ' or ';

function number(what: string, { minimum, maximum }: Placed['schema']): string {
  if (minimum !== undefined && maximum !== undefined) return `${what} from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${what} from ${minimum} on`;
  return maximum === undefined ? what : `${what} up to ${maximum}`;
}

function ofType(type: unknown, placed: Placed): string {
  const { schema } = placed;
  switch (type) {
    case 'string':
      return schema.format === 'regex' ? 'regular expression' : 'text';
    case 'integer':
      return number('whole number', schema);
    case 'number':
      return number('number', schema);
    case 'boolean':
      return '`true` or `false`';
    case 'null':
      return '`null`';
    case 'array': {
      const items = isObject(schema.items) ? typeWords(inside(placed, 'items', schema.items)) : 'anything';
      return `list of ${items.includes(OR) ? `(${items})` : items}`;
    }
    case 'object': {
      const [pattern] = Object.values(isObject(schema.patternProperties) ? schema.patternProperties : {});
      const rest = pattern ?? schema.additionalProperties;
      if (!isObject(rest) || isObject(schema.properties)) return 'group';
      return `by name: ${typeWords(inside(placed, 'additionalProperties', rest))}`;
    }
    default:
      return 'anything';
  }
}

/** What may stand at a place, in a few words; what the page explains elsewhere is a link. */
export function typeWords(placed: Placed): string {
  const { schema, place } = placed;
  const section = sectionOf(place);
  if (section) return `[${section.name}](#${anchor(section.heading)})`;
  const led = target(placed);
  if (led) return typeWords(led);
  if (schema.const !== undefined) return code(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map(code).join(', ');
  for (const keyword of ['anyOf', 'allOf'] as const) {
    const parts = schema[keyword];
    if (!Array.isArray(parts)) continue;
    const words = parts.map((part, index) => typeWords(inside(placed, `${keyword}/${index}`, part)));
    return keyword === 'anyOf' ? words.join(OR) : (words[0] ?? 'anything');
  }
  return ofType(schema.type, placed);
}
