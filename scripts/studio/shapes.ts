import { objectOf } from '../content/json.ts';
import type { Placed } from '../schemas/places.ts';
import { alternativesOf, innerOf } from './described.ts';

/**
 * The way in which a part of content is edited. `leaf`: one control. `lines`: a list of leaves. `union`: leaves of several kinds.
 * `map`: names that the author chooses, each with a leaf. `group`: an object of leaves, and of objects and lists of
 * leaves. `list`: a list of objects of leaves. `condition`, `form`: in editors of their own. `node`: has properties of its own, so the outline lists it. `nodes`: a list or map of nodes.
 */
export type Shape =
  | 'leaf'
  | 'lines'
  | 'union'
  | 'map'
  | 'group'
  | 'list'
  | 'condition'
  | 'form'
  | 'node'
  | 'nodes';

const LEAVES = ['string', 'integer', 'number', 'boolean'];

/** Returns the schemas of an object's properties by name. */
export function propertiesOf(placed: Placed): Map<string, Placed> {
  const found = Object.entries(objectOf(placed.schema.properties)).flatMap(([name, schema]) => {
    const inner = innerOf(placed, `properties/${name}`, schema);
    return inner ? [[name, inner] as const] : [];
  });
  return new Map(found);
}

export const itemsOf = (placed: Placed) => innerOf(placed, 'items', placed.schema.items);

export const valuesOf = (placed: Placed) =>
  innerOf(placed, 'additionalProperties', placed.schema.additionalProperties);

const isLeaf = (placed: Placed | undefined) => placed !== undefined && shapeOf(placed) === 'leaf';

/** Returns true for an object whose properties all pass a test. */
const isObjectOf = (passes: (placed: Placed) => boolean, placed: Placed) => {
  const properties = [...propertiesOf(placed).values()];
  return properties.length > 0 && properties.every(passes);
};

/** Returns true for an object of leaves. */
const isPlain = (placed: Placed) => isObjectOf(isLeaf, placed);

const isInGroup = (placed: Placed) => ['leaf', 'lines', 'list'].includes(shapeOf(placed)) || isPlain(placed);

function ofObject(placed: Placed): Shape {
  const { size } = propertiesOf(placed);
  const values = valuesOf(placed);
  if (values) return isLeaf(values) && size === 0 ? 'map' : 'nodes';
  if (size === 0) return 'form';
  return isObjectOf(isInGroup, placed) ? 'group' : 'node';
}

/** Returns how a part of content with a schema is edited. */
export function shapeOf(placed: Placed): Shape {
  const { schema } = placed;
  const type = String(schema.tsType ?? '');
  if (type === 'compiled.Condition') return 'condition';
  if (type === 'compiled.FormSchema' || schema.title === 'UiSchema' || schema.title === 'Rule') return 'form';
  if (schema.enum || schema.const !== undefined || LEAVES.includes(String(schema.type))) return 'leaf';
  if (schema.anyOf)
    return alternativesOf(placed).every((each) => ['leaf', 'map', 'group'].includes(shapeOf(each)))
      ? 'union'
      : 'form';
  if (schema.type === 'array') {
    const items = itemsOf(placed);
    if (!items) return 'form';
    if (isLeaf(items)) return 'lines';
    return isPlain(items) ? 'list' : 'nodes';
  }
  return ofObject(placed);
}
