import { isObject, type JsonObject } from '../../json.ts';
import { textMemo } from '../../memo.ts';
import {
  accepted,
  combinations,
  conditionEdges,
  countCombinations,
  edgesDecide,
  fits,
  onePerKind,
} from '../../values/index.ts';
import { reach } from './schema-parts.ts';
import { namesRead } from './used-names.ts';

/** How a condition turns out, whatever is answered: `unknown` where it looks at what nobody describes. */
export type Outcome = 'always' | 'never' | 'depends' | 'unknown';

/** More ways than this are not tried: such a condition counts as one that depends. */
const WAYS = 20_000;

/** What looks at nothing but the names that are read. */
const SERVED = new Set(
  'type properties required allOf anyOf oneOf not if then else title description $comment'.split(' '),
);

/** A name with what it may be and what a condition asks of it, wherever in it. */
interface Read {
  name: string;
  schema: JsonObject;
  asks: readonly JsonObject[];
}

/** What a condition says, and what each name that it reads may be. */
interface Asked {
  condition: JsonObject;
  reads: readonly Read[];
}

function asksOf(condition: JsonObject, name: string): JsonObject[] {
  return reach({ schema: condition, pointer: '' })
    .map(({ schema }) => (isObject(schema.properties) ? schema.properties[name] : undefined))
    .filter(isObject);
}

function valuesOf({ schema, asks }: Read): unknown[] {
  const edges = asks.length > 0 ? conditionEdges(schema, { allOf: asks }) : [];
  return onePerKind([...edges, ...accepted(schema)], asks);
}

/** Whether no answer turns the condition out another way than those that were tried. */
function isDecided({ condition, reads }: Asked): boolean {
  const parts = reach({ schema: condition, pointer: '' });
  return (
    parts.every(({ schema }) => Object.keys(schema).every((word) => SERVED.has(word))) &&
    reads.every(({ schema, asks }) => edgesDecide(schema, asks))
  );
}

function tryOut(asked: Asked): Outcome {
  const choices = new Map(asked.reads.map((read) => [read.name, valuesOf(read)]));
  if (countCombinations(choices) > WAYS) return 'depends';
  const seen = new Set<boolean>();
  for (const data of combinations(choices)) {
    seen.add(fits(asked.condition, data));
    if (seen.size > 1) return 'depends';
  }
  // a right condition that is called wrong is worse than a wrong one that is not told
  if (!isDecided(asked)) return 'depends';
  return seen.has(true) ? 'always' : 'never';
}

const triedOut = textMemo(tryOut);

/**
 * Whether a condition holds for some answers only, as it should, or for all or none of those that can be given. It is
 * tried with each value at an edge of what it asks, with other choices, and with nothing answered; where that can't
 * show all, it counts as one that depends.
 *
 * @param schemaOf what each name may be
 */
export function outcomeOf(
  condition: JsonObject,
  schemaOf: (name: string) => JsonObject | undefined,
): Outcome {
  const names = new Set(namesRead({ schema: condition, pointer: '' }).map(({ name }) => name));
  const reads = [...names].flatMap((name): Read[] => {
    const schema = schemaOf(name);
    // a field that nothing fits is told of by itself
    return schema && accepted(schema).length > 0 ? [{ name, schema, asks: asksOf(condition, name) }] : [];
  });
  if (reads.length < names.size) return 'unknown';
  return triedOut({ condition, reads });
}
