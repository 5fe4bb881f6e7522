import { isOtherAnswer } from '../../comparisons.ts';
import { type JsonObject, listOf } from '../../json.ts';
import { areContradictory, isValid } from '../../values/index.ts';
import { withoutDateRange } from './consistency.ts';
import type { SchemaPart } from './schema-parts.ts';

/** A keyword of a schema. */
export interface Demand {
  keyword: string;
  pointer: string;
  schema: JsonObject;
}

const CHOICES = ['oneOf', 'enum', 'const'];
const LIMITS = [
  ...['format', 'pattern', 'minLength', 'maxLength'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['items', 'uniqueItems', 'contains', 'minItems'],
];
const KEYWORDS = ['type', 'not', ...LIMITS, ...CHOICES];

function demandsOf({ schema, pointer }: SchemaPart): Demand[] {
  const written = KEYWORDS.filter((keyword) => keyword in schema && !isOtherAnswer(schema[keyword]));
  return written.map((keyword) => {
    return {
      keyword,
      pointer: `${pointer}/${keyword}`,
      schema: withoutDateRange({ [keyword]: schema[keyword] }),
    };
  });
}

/** Returns true if some value is known to be valid: a choice without other limits, or an example. */
function isPossible(parts: readonly SchemaPart[], demands: readonly Demand[]): boolean {
  const others = demands.filter(({ keyword }) => keyword !== 'type');
  const isOneList = others.length === 1 && ['enum', 'oneOf'].includes(others[0]?.keyword ?? '');
  if ((isOneList || others.length === 0) && parts.length === 1) return true;
  const examples = parts.flatMap(({ schema }) => listOf(schema.examples));
  const [first, ...more] = parts.map(({ schema }) => withoutDateRange(schema));
  if (!first || examples.length === 0) return false;
  const whole = more.length > 0 ? { allOf: [first, ...more] } : first;
  return examples.some((example) => isValid(whole, example));
}

function fewestOf(demands: readonly Demand[]): Demand[] {
  const left = [...demands];
  for (const demand of demands) {
    const others = left.filter((each) => each !== demand);
    if (areContradictory(others.map(({ schema }) => schema))) left.splice(left.indexOf(demand), 1);
  }
  return left;
}

/** Returns a minimal set of contradictory keywords in the schemas of one value. Empty if a value may be valid. */
export function contradiction(parts: readonly SchemaPart[]): Demand[] {
  const demands = parts.flatMap(demandsOf);
  if (isPossible(parts, demands) || !areContradictory(demands.map(({ schema }) => schema))) return [];
  const found = fewestOf(demands);
  // a limit implies its type
  const limits = found.filter(({ keyword }) => LIMITS.includes(keyword));
  return limits.length === found.length - 1 && found.some(({ keyword }) => keyword === 'type')
    ? limits
    : found;
}
