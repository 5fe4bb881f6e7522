import type { Json } from '../../../src/engine/form/paths.ts';
import { conditionsOf, namesRead, samePlace } from '../../content/check/model/schema-parts.ts';
import type { JsonObject } from '../../content/json.ts';
import { weakMemo } from '../../content/memo.ts';
import { asksOf } from '../../content/proofs/condition-outcome.ts';
import {
  type Choice,
  combinations,
  conditionEdges,
  countCombinations,
  distinct,
  type Given as GivenOf,
  isValid,
  validValues,
} from '../../content/values/index.ts';
import type { SiteField } from '../site/fields.ts';
import type { SiteJourney, SiteStep } from '../site/site.ts';

/** The place of a condition, which decides what it can read. */
export interface Scope {
  journey: SiteJourney;
  step: SiteStep | undefined;
  withAnswers: boolean;
  /** the fields of the same list or group, for a condition in there */
  beside?: readonly SiteField[];
}

/** Conditions that have to hold together. */
export interface Requirement extends Scope {
  conditions: readonly JsonObject[];
  /** whether the step's own answers are not tried, only what they depend on */
  factsOnly?: boolean;
}

/** The origin of a value: a field, or code. */
export interface Source {
  schema: JsonObject;
  field?: SiteField;
}

/** A name that decides something, and the values worth trying. */
export interface Variable extends Choice<Json>, Source {
  likely: Json | undefined;
}

/** A name with the value it is given. */
export type Given = GivenOf<Variable>;

/** More combinations are not tried: content that needs them asks too much of its visitors, too. */
export const MOST_COMBINATIONS = 10_000;

/** Up to so many, all are tried in order; of more, the likely one comes first. */
const FEW = 1_000;

/** Returns the names that conditions read. */
export function namesIn(conditions: readonly JsonObject[]): Set<string> {
  const used = conditions.flatMap((schema) => namesRead({ schema, pointer: '' }));
  return new Set(used.map(({ name }) => name));
}

/** Returns the condition under which a step is part of its journey. */
export function presenceOf(step: SiteStep): Requirement {
  return { journey: step.journey, step, withAnswers: false, conditions: step.when ? [step.when] : [] };
}

/** Returns the conditions under which a field at the form's root is in view. */
export function visibilityOf({ step, gates }: SiteField): Requirement {
  return { journey: step.journey, step, withAnswers: true, conditions: gates };
}

/** Returns what decides whether steps can be completed, and what they reveal. */
export function stepRequirements(
  steps: readonly SiteStep[],
  { withAnswers }: { withAnswers: boolean },
): Requirement[] {
  return steps.flatMap((step) => {
    const { journey, schema } = step;
    const scope = { journey, step, withAnswers: true };
    const conditions = conditionsOf(samePlace({ schema, pointer: '' })).map((part) => part.schema);
    const facts = { ...scope, factsOnly: true, conditions: [schema] };
    return [presenceOf(step), facts, ...(withAnswers ? [{ ...scope, conditions }] : [])];
  });
}

/** Returns where a name may get its value in a scope, the nearest first; several where none of them is always asked. */
export function sourcesOf({ journey, step, withAnswers, beside }: Scope, name: string): Source[] {
  const { journeys, facts } = journey.site;
  const sourceOf = (field: SiteField | undefined) => (field ? [{ field, schema: field.schema }] : []);
  if (beside) return sourceOf(beside.find((field) => field.name === name));
  const own = withAnswers ? step?.fields.get(name) : undefined;
  if (own) return sourceOf(own);
  const isAnswer = facts.answered.has(name);
  if (isAnswer) {
    const before = journey.steps.slice(0, step?.index ?? journey.steps.length).toReversed();
    const otherSteps = journeys.filter((each) => each !== journey).flatMap(({ steps }) => steps);
    const asking = [...before, ...otherSteps].flatMap(({ fields }) => sourceOf(fields.get(name)));
    const last = asking.findIndex(({ field }) => !field.step.when && !field.presence);
    if (asking.length > 0) return last < 0 ? asking : asking.slice(0, last + 1);
  }
  // what only this step or a later one asks is not known yet
  const isAskedLater = isAnswer && journey.steps.some(({ fields }) => fields.has(name));
  const schema = isAskedLater ? undefined : facts.schemas.get(name);
  return schema ? [{ schema }] : [];
}

/** Returns true for a schema that leaves only a few answers to choose from. */
export function isChoice({ oneOf, enum: choices, type }: JsonObject): boolean {
  return oneOf !== undefined || choices !== undefined || type === 'boolean';
}

const valid = weakMemo(validValues);
const edges = weakMemo((schema: JsonObject) =>
  weakMemo((condition: JsonObject) => conditionEdges(schema, condition)),
);

function createVariable(name: string, source: Source, conditions: readonly JsonObject[]): Variable {
  const { schema } = source;
  const asks = conditions.flatMap((condition) => asksOf(condition, name));
  const samples = Array.isArray(schema.examples) ? schema.examples.length : 1;
  const plain = isChoice(schema) ? valid(schema) : valid(schema).slice(0, Math.max(1, samples));
  const values = distinct([...plain, ...asks.flatMap((ask) => edges(schema)(ask))] as Json[]);
  const met = values.map((value) => asks.filter((ask) => isValid(ask, value)).length);
  return { name, ...source, values, likely: values[met.indexOf(Math.max(0, ...met))] };
}

/** Returns the names that decide whether requirements are met, those that decide whether these are asked, and so on. */
export function variablesOf(requirements: readonly Requirement[]): Variable[] {
  const found = new Map<SiteField | string, { name: string; source: Source; conditions: JsonObject[] }>();
  const all = [...requirements];
  // the loop goes on with what it adds
  for (const { conditions, factsOnly, ...scope } of all) {
    for (const name of namesIn(conditions)) {
      for (const source of sourcesOf(scope, name)) {
        const { field } = source;
        if (factsOnly && field && field.step === scope.step) continue;
        const known = found.get(field ?? name);
        known?.conditions.push(...conditions);
        if (known) continue;
        found.set(field ?? name, { name, source, conditions: [...conditions] });
        if (field && scope.beside) all.push({ ...scope, conditions: field.gates });
        else if (field) all.push(presenceOf(field.step), visibilityOf(field));
      }
    }
  }
  return [...found.values()].map(({ name, source, conditions }) => createVariable(name, source, conditions));
}

/** Returns true if there are more combinations than are tried. */
export function areTooMany(variables: readonly Variable[], most = MOST_COMBINATIONS): boolean {
  return countCombinations(variables) > most;
}

/** Yields combinations of values, with each name left out as well, up to a limit; those with the fewest come first. */
export function* assignments(variables: readonly Variable[], most = MOST_COMBINATIONS): Generator<Given[]> {
  let left = most;
  for (const given of combinations(variables)) {
    if (left === 0) return;
    left -= 1;
    yield given;
  }
}

/**
 * Returns what the combination with the fewest values finds. Of many combinations, the one in which each name is as
 * conditions ask is tried first: it is short, but may not be the shortest.
 */
export function findAssignment<Found>(
  variables: readonly Variable[],
  find: (given: readonly Given[]) => Found | undefined,
): Found | undefined {
  if (areTooMany(variables, FEW)) {
    let likely = variables.flatMap((variable): Given[] =>
      variable.likely === undefined ? [] : [{ variable, value: variable.likely }],
    );
    if (find(likely)) {
      for (const each of likely) {
        const fewer = likely.filter((other) => other !== each);
        if (find(fewer)) likely = fewer;
      }
      return find(likely);
    }
  }
  for (const given of assignments(variables)) {
    const found = find(given);
    if (found) return found;
  }
  return undefined;
}
