import { isObject, type JsonObject } from '../../content/json.ts';
import { plainWords } from '../editor/words.ts';
import { inside, type Placed, target } from './schemas.ts';
import { sectionOf } from './sections.ts';
import { typeWords } from './type-words.ts';

/** One word that an author may write. */
export interface Row {
  /** with the words on the way to it: `summary.items[].label` */
  name: string;
  isRequired: boolean;
  type: string;
  fallback: unknown;
  about: string;
  example: unknown;
}

/** A schema with what its `$ref` brings; its own words win. What the page explains elsewhere is not said again. */
function whole(placed: Placed): JsonObject {
  const led = target(placed);
  if (!led) return placed.schema;
  const { description, examples, ...rest } = whole(led);
  return { ...rest, ...(!sectionOf(led.place)?.isExplained && { description, examples }), ...placed.schema };
}

/** What is explained right here, and not in a part of the page of its own: follows `$ref`s that lead to no such part. */
function explainedHere(placed: Placed): Placed | undefined {
  if (sectionOf(placed.place)) return undefined;
  const led = target(placed);
  return led ? explainedHere(led) : placed;
}

/** The groups of words inside a value, each with how its words are reached from it. */
function groupsIn(placed: Placed): [string, Placed][] {
  const here = explainedHere(placed);
  if (!here) return [];
  const { schema } = here;
  if (isObject(schema.items)) {
    return groupsIn(inside(here, 'items', schema.items)).map(([way, group]) => [`[]${way}`, group]);
  }
  if (isObject(schema.properties)) return [['.', here]];
  if (!isObject(schema.additionalProperties)) return [];
  const rest = inside(here, 'additionalProperties', schema.additionalProperties);
  return groupsIn(rest).map(([way, group]) => [`.*${way}`, group]);
}

function rowOf(name: string, isRequired: boolean, placed: Placed): Row {
  const schema = whole(placed);
  const { description, default: fallback, examples } = schema;
  const [example] = Array.isArray(examples) ? examples : [];
  return {
    name,
    isRequired,
    type: typeWords(placed),
    fallback,
    about: plainWords(String(description ?? '')),
    example,
  };
}

/** Every word of a group, those of the groups inside it after it. */
export function rowsOf(placed: Placed, prefix = ''): Row[] {
  const { schema } = placed;
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const words = Object.entries(isObject(schema.properties) ? schema.properties : {});
  return words.flatMap(([name, property]) => {
    if (name === '$schema' || !isObject(property)) return [];
    const here = inside(placed, `properties/${name}`, property);
    const groups = groupsIn(here).flatMap(([way, group]) => rowsOf(group, `${prefix}${name}${way}`));
    return [rowOf(`${prefix}${name}`, required.includes(name), here), ...groups];
  });
}
