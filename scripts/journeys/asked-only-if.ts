import { namesRead, type SchemaPart } from '../content/check/model/schema-parts.ts';

import { isObject, type JsonObject } from '../content/json.ts';
import { isValid } from '../content/values/index.ts';
import type { Site } from './site/site.ts';
import { findAssignment } from './walk/assignments.ts';
import {
  behind,
  type Question,
  type Source,
  type Standing,
  sourcesOf,
  variablesOf,
} from './walk/variables.ts';
import { conditionWords } from './words/condition.ts';

/** A name that not everybody is asked for, and what has to hold for that. */
interface Asked {
  name: string;
  condition: JsonObject;
}

/** Whether any values at all make a condition hold, wherever they are given; with them, others hold as well. */
export function isPossible(
  site: Site,
  question: Standing,
  condition: SchemaPart,
  others: readonly JsonObject[] = [],
): boolean {
  const variables = variablesOf(site, [{ ...question, conditions: [condition] }]);
  const holds = findAssignment(variables, (given) => {
    const values = Object.fromEntries(given.map(({ variable, value }) => [variable.name, value]));
    return [condition.schema, ...others].every((schema) => isValid(schema, values)) || undefined;
  });
  return holds === true;
}

/** What has to hold for a name to be told at one place; undefined where nothing does. */
function conditionAt(source: Source): JsonObject | undefined {
  if (source.kind === 'fact') return undefined;
  const { step, field } = source;
  const all = [step.written.when, field.presence].filter(isObject);
  return all.length > 0 ? { allOf: all } : undefined;
}

/** The names that a condition reads and that not everybody is asked for, then those that these depend on, and so on. */
function askedIn(site: Site, question: Question): Asked[] {
  const found = new Map<string, Asked | undefined>();
  const waiting: Question[] = [question];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { conditions, ...standing } = next;
    for (const { name } of conditions.flatMap(namesRead)) {
      if (found.has(name)) continue;
      const sources = sourcesOf(site, standing, name);
      const ways = sources.map(conditionAt);
      const isConditional = ways.length > 0 && ways.every((way) => way !== undefined);
      found.set(name, isConditional ? { name, condition: { anyOf: ways } } : undefined);
      waiting.push(...sources.flatMap(behind));
    }
  }
  return [...found.values()].filter((each) => each !== undefined);
}

/** That a name is only known where it is asked for. */
const isAskedFirst = ({ name, condition }: Asked): JsonObject => ({
  anyOf: [condition, { not: { required: [name] } }],
});

/** Why a condition never holds that does not contradict itself: what it reads is not asked then. Undefined where it is. */
export function whyNotAsked(site: Site, question: Standing, condition: SchemaPart): string | undefined {
  const asked = askedIn(site, { ...question, conditions: [condition] });
  const isBarred = (some: readonly Asked[]) => !isPossible(site, question, condition, some.map(isAskedFirst));
  const one = asked.find((each) => isBarred([each]));
  const barring = one ? [one] : asked;
  if (!isBarred(barring)) return undefined;
  return barring
    .map(({ name, condition }) => `${name} is asked only if ${conditionWords(condition)}`)
    .join('; ');
}
