import { isObject, type JsonObject } from '../../json.ts';
import { accepted, conditionEdges, fits } from '../../values/index.ts';
import { reach } from './schema-parts.ts';
import { namesRead } from './used-names.ts';

/** How a condition turns out, whatever is answered: `unknown` where it looks at what nobody describes. */
export type Outcome = 'always' | 'never' | 'depends' | 'unknown';

/** More ways than this are not tried: such a condition counts as one that depends. */
const WAYS = 20_000;

/** Choices beyond those that a condition names are alike to it. */
const OTHERS = 12;

const ABSENT = Symbol('absent');

/** What a condition asks of a name, wherever in it. */
function askedOf(condition: JsonObject, name: string): JsonObject[] {
  return reach({ schema: condition, pointer: '' })
    .map(({ schema }) => (isObject(schema.properties) ? schema.properties[name] : undefined))
    .filter(isObject);
}

function valuesOf(name: string, schema: JsonObject, condition: JsonObject): unknown[] {
  const edges = askedOf(condition, name).flatMap((asked) => conditionEdges(schema, asked));
  return [ABSENT, ...edges, ...accepted(schema).slice(0, OTHERS)];
}

function* combinations(names: readonly [string, unknown[]][]): Generator<JsonObject> {
  const [first, ...others] = names;
  if (!first) {
    yield {};
    return;
  }
  for (const data of combinations(others)) {
    for (const value of first[1]) yield value === ABSENT ? data : { ...data, [first[0]]: value };
  }
}

/** What a condition says, and what each name that it reads may be. */
interface Asked {
  condition: JsonObject;
  schemas: readonly (readonly [string, JsonObject])[];
}

function tryOut({ condition, schemas }: Asked): Outcome {
  const values = schemas.map(([name, schema]): [string, unknown[]] => [
    name,
    valuesOf(name, schema, condition),
  ]);
  if (values.reduce((ways, [, { length }]) => ways * length, 1) > WAYS) return 'depends';
  const seen = new Set<boolean>();
  for (const data of combinations(values)) {
    seen.add(fits(condition, data));
    if (seen.size > 1) return 'depends';
  }
  return seen.has(true) ? 'always' : 'never';
}

const known = new Map<string, Outcome>();

/**
 * Whether a condition holds for some answers only, as it should, or for all or none of those that can be given. It is
 * tried with each value at an edge of what it asks, with other choices, and with nothing answered.
 *
 * @param schemaOf what each name may be
 */
export function outcomeOf(
  condition: JsonObject,
  schemaOf: (name: string) => JsonObject | undefined,
): Outcome {
  const names = new Set(namesRead({ schema: condition, pointer: '' }).map(({ name }) => name));
  const schemas = [...names].flatMap((name) => {
    const schema = schemaOf(name);
    // a field that nothing fits is told of by itself
    return schema && accepted(schema).length > 0 ? [[name, schema] as const] : [];
  });
  if (schemas.length < names.size) return 'unknown';
  const asked = { condition, schemas };
  const text = JSON.stringify(asked);
  const outcome = known.get(text) ?? tryOut(asked);
  known.set(text, outcome);
  return outcome;
}
