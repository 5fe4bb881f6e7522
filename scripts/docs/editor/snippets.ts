import { isObject, type JsonObject } from '../../content/json.ts';
import { spaced } from './words.ts';

/** Definitions that are plain texts. */
const TEXTS = /common\.(text|richText|href|icon|hash|source)$/;

/** What is typed into first, second …: an editor's tab stops. */
function stop(schema: unknown, position: number): unknown {
  if (!isObject(schema)) return undefined;
  if (Array.isArray(schema.enum)) return `\${${position}|${schema.enum.join(',')}|}`;
  const [type] = [schema.type].flat();
  if (type === 'string' || TEXTS.test(String(schema.$ref))) return `$${position}`;
  if (type === 'integer' || type === 'number') return `^$${position}`;
  return undefined;
}

/** What has to be written in a group of words, to be filled in; only where each of them is a plain value. */
export function suggestRequired(schema: JsonObject, title: unknown): JsonObject {
  const { required, properties, examples } = schema;
  if (!Array.isArray(required) || required.length === 0 || !isObject(properties) || examples) return schema;
  const stops = required.map((name, index) => [name, stop(properties[name], index + 1)] as const);
  if (stops.some(([, value]) => value === undefined)) return schema;
  const label = typeof title === 'string' ? spaced(title) : required.join(', ');
  return { ...schema, defaultSnippets: [{ label, body: Object.fromEntries(stops) }] };
}
