import type { JsonObject } from '../../json.ts';
import { areContradictory, isValid } from '../../values/index.ts';
import type { SchemaPart } from './schema-parts.ts';
import { timeless } from './timeless.ts';

/** One keyword of a schema, and where it stands. */
export interface Demand {
  keyword: string;
  pointer: string;
  /** with that keyword alone */
  schema: JsonObject;
}

const CHOICES = ['const', 'enum', 'oneOf'];
const LIMITS = [
  ...['format', 'pattern', 'minLength', 'maxLength'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
];
const KEYWORDS = ['type', 'not', ...LIMITS, ...CHOICES];

function demandsOf({ schema, pointer }: SchemaPart): Demand[] {
  return KEYWORDS.filter((keyword) => keyword in schema).map((keyword) => ({
    keyword,
    pointer: `${pointer}/${keyword}`,
    schema: timeless({ [keyword]: schema[keyword] }),
  }));
}

/** Whether it is no question that something fits: a plain choice, or an example that does. */
function isShown(parts: readonly SchemaPart[], demands: readonly Demand[]): boolean {
  if (demands.every(({ keyword }) => keyword === 'type' || CHOICES.includes(keyword)) && parts.length === 1)
    return true;
  const examples = parts.flatMap(({ schema }) => (Array.isArray(schema.examples) ? schema.examples : []));
  const [first, ...others] = parts.map(({ schema }) => timeless(schema));
  if (!first || examples.length === 0) return false;
  const whole = others.length > 0 ? { allOf: [first, ...others] } : first;
  return examples.some((example) => isValid(whole, example));
}

/** The fewest of demands that nothing meets already. */
function fewest(demands: readonly Demand[]): Demand[] {
  const left = [...demands];
  for (const demand of demands) {
    const others = left.filter((each) => each !== demand);
    if (areContradictory(others.map(({ schema }) => schema))) left.splice(left.indexOf(demand), 1);
  }
  return left;
}

/**
 * What schemas of one value ask for that nothing can meet all together, the fewest of their keywords; none where
 * something fits, or nobody can tell.
 */
export function contradiction(parts: readonly SchemaPart[]): Demand[] {
  const demands = parts.flatMap(demandsOf);
  if (isShown(parts, demands) || !areContradictory(demands.map(({ schema }) => schema))) return [];
  const told = fewest(demands);
  // that a limit is one of texts or of numbers goes without saying
  const limits = told.filter(({ keyword }) => LIMITS.includes(keyword));
  return limits.length === told.length - 1 && told.some(({ keyword }) => keyword === 'type') ? limits : told;
}
