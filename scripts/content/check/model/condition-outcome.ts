import { isObject, type JsonObject } from '../../json.ts';
import { textMemo } from '../../memo.ts';
import {
  areEdgesEnough,
  byName,
  combinations,
  conditionEdges,
  countCombinations,
  isValid,
  onePerKind,
  validValues,
} from '../../values/index.ts';
import { conditionParts, namesRead } from './schema-parts.ts';

/**
 * The outcome of a condition for all possible answers. `unknown` if it reads a name without a schema or a valid
 * value.
 */
export type Outcome = 'always' | 'never' | 'depends' | 'unknown';

/** The maximum number of combinations to try. A condition with more counts as `depends`. */
const MAX_COMBINATIONS = 20_000;

/** Keywords whose result depends only on the names that a condition reads. */
const SUPPORTED = new Set(
  'type properties required allOf anyOf oneOf not if then else title description $comment'.split(' '),
);

interface Read {
  name: string;
  schema: JsonObject;
  asks: readonly JsonObject[];
}

/** Returns the schemas that a condition has for a name, at every depth. */
export function asksOf(condition: JsonObject, name: string): JsonObject[] {
  return conditionParts({ schema: condition, pointer: '' })
    .map(({ schema }) => (isObject(schema.properties) ? schema.properties[name] : undefined))
    .filter(isObject);
}

function valuesOf({ schema, asks }: Read): unknown[] {
  const edges = asks.length > 0 ? conditionEdges(schema, { allOf: asks }) : [];
  return onePerKind([...edges, ...validValues(schema)], asks);
}

function isEveryAnswerTried(condition: JsonObject, reads: readonly Read[]): boolean {
  const parts = conditionParts({ schema: condition, pointer: '' });
  return (
    parts.every(({ schema }) => Object.keys(schema).every((keyword) => SUPPORTED.has(keyword))) &&
    reads.every(({ schema, asks }) => areEdgesEnough(schema, asks))
  );
}

const tryAnswers = textMemo(
  ({ condition, reads }: { condition: JsonObject; reads: readonly Read[] }): Outcome => {
    const choices = reads.map((read) => ({ name: read.name, values: valuesOf(read) }));
    if (countCombinations(choices) > MAX_COMBINATIONS) return 'depends';
    const outcomes = new Set<boolean>();
    for (const given of combinations(choices)) {
      outcomes.add(isValid(condition, byName(given)));
      if (outcomes.size > 1) return 'depends';
    }
    // reporting a correct condition is worse than missing a wrong one
    if (!isEveryAnswerTried(condition, reads)) return 'depends';
    return outcomes.has(true) ? 'always' : 'never';
  },
);

/** Tries the values at the edges of a condition. If these are enough, proves that it always or never holds. */
export function conditionOutcome(
  condition: JsonObject,
  schemaOf: (name: string) => JsonObject | undefined,
): Outcome {
  const names = new Set(namesRead({ schema: condition, pointer: '' }).map(({ name }) => name));
  const reads = [...names].flatMap((name): Read[] => {
    const schema = schemaOf(name);
    // the rule limits-empty reports a field without a valid value
    return schema && validValues(schema).length > 0 ? [{ name, schema, asks: asksOf(condition, name) }] : [];
  });
  return reads.length < names.size ? 'unknown' : tryAnswers({ condition, reads });
}
