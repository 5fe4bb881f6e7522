import { listOf } from '../../content/json.ts';
import type { Placed } from '../../schemas/places.ts';
import { alternativesOf } from '../described.ts';
import { wordsOf } from '../outline/labels.ts';
import { itemsOf, propertiesOf } from '../shapes.ts';

/** Returns the first of a schema's examples, its default, or the first value that it allows. */
function givenValue({ schema }: Placed): unknown {
  const [first] = [...listOf(schema.examples), schema.const, schema.default, ...listOf(schema.enum)].filter(
    (value) => value !== undefined,
  );
  return first;
}

/** Returns the value that something new starts with: an example of its schema, or what the schema requires. */
export function startValue(placed: Placed, name: string): unknown {
  const given = givenValue(placed);
  if (given !== undefined) return given;
  const { schema } = placed;
  const [alternative] = alternativesOf(placed);
  if (alternative) return startValue(alternative, name);
  if (schema.type === 'array') {
    const items = itemsOf(placed);
    return items ? [startValue(items, name)] : [];
  }
  if (schema.tsType === 'compiled.FormSchema')
    return listOf(schema.required).includes('type')
      ? { type: 'object' }
      : { type: 'string', title: wordsOf(name), maxLength: 100 };
  if (schema.type === 'object') {
    const properties = propertiesOf(placed);
    const required = [...properties].filter(([each]) => listOf(schema.required).includes(each));
    return Object.fromEntries(required.map(([each, inner]) => [each, startValue(inner, each)]));
  }
  if (schema.type === 'boolean') return true;
  return schema.type === 'string' ? wordsOf(name) : (schema.minimum ?? 0);
}

/** Returns what a new entry of a list starts with: the schema's example of the entry, or of the list. */
export function startEntry(list: Placed, item: Placed, name: string): unknown {
  const [example] = listOf(list.schema.examples);
  const [first] = listOf(example);
  return givenValue(item) ?? first ?? startValue(item, name);
}
