import equal from 'fast-deep-equal';
import { stripWords } from '../../../schemas/strip.ts';
import { fieldsOf, itemsOf, samePlace } from '../../check/model/schema-parts.ts';
import { isObject, type JsonObject } from '../../json.ts';
import { distinct, edgeValues, isValid, validValues } from '../../values/index.ts';
import { type Failure, failures } from './judge.ts';
import { leftovers } from './leftovers.ts';

/** A rule by which a schema refuses what it accepted before. */
export interface Narrowing {
  failure: Failure;
  /** values that were accepted and are refused by it, the plainest first */
  witnesses: readonly unknown[];
}

interface Witness {
  value: unknown;
  failures: readonly Failure[];
}

/** Whether a value only holds what a schema knows: nobody can have answered more. */
function isAnswerTo(schema: JsonObject, value: unknown): boolean {
  const parts = samePlace({ schema, pointer: '' });
  const items = itemsOf(parts).slice(0, 1);
  if (Array.isArray(value)) {
    return items.every(({ schema }) => value.every((item) => isAnswerTo(schema, item)));
  }
  const fields = fieldsOf(parts);
  if (!isObject(value) || fields.size === 0) return true;
  return Object.entries(value).every(([name, item]) => {
    const [field] = fields.get(name) ?? [];
    return field !== undefined && isAnswerTo(field.schema, item);
  });
}

/** What may have been answered and tells the schemas apart, the most believable first. */
function candidates(before: JsonObject, now: JsonObject): unknown[] {
  return distinct([
    ...edgeValues(before),
    ...edgeValues(now),
    ...leftovers(before, now).flatMap((schema) => validValues(schema)),
  ]);
}

/**
 * The rules by which a field refuses answers now that it accepted before, each once. One that only ever fails together
 * with another is not told.
 *
 * @param keeps whether an answer is kept, so that it meets the rules of now
 */
export function narrowings(
  before: JsonObject,
  now: JsonObject,
  keeps: (value: unknown) => boolean,
): Narrowing[] {
  if (equal(stripWords(before), stripWords(now))) return [];
  const witnesses = candidates(before, now)
    .filter((value) => isValid(before, value) && isAnswerTo(before, value) && keeps(value))
    .map((value): Witness => ({ value, failures: failures(now, value) }))
    .filter(({ failures }) => failures.length > 0);
  const found = new Map<string, Narrowing & { witnesses: unknown[] }>();
  // what breaks one rule alone tells which one it is
  for (const { value, failures } of witnesses.sort(
    (one, other) => one.failures.length - other.failures.length,
  )) {
    const known = failures.map(({ pointer }) => found.get(pointer)).find((narrowing) => narrowing);
    const [first] = failures;
    if (known) known.witnesses.push(value);
    else if (first) found.set(first.pointer, { failure: first, witnesses: [value] });
  }
  return [...found.values()];
}
