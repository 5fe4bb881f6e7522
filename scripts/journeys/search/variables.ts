import type { Json } from '../../../src/engine/form/paths.ts';
import { asksOf } from '../../content/check/model/condition-outcome.ts';
import {
  comparedNames,
  conditionsOf,
  namesRead,
  sameValueParts,
} from '../../content/check/model/schema-parts.ts';
import type { JsonObject } from '../../content/json.ts';
import { pairMemo, weakMemo } from '../../content/memo.ts';
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
import type { SiteStep } from '../site/site.ts';

/** The place of a condition. It decides what the condition can read. */
export interface Scope {
  step: SiteStep;
  /** True if it can read the step's own answers. */
  withAnswers: boolean;
  /** The fields of the same list or group, for a condition inside it. */
  beside?: readonly SiteField[];
}

/** Conditions that must hold together. */
export interface Requirement extends Scope {
  conditions: readonly JsonObject[];
  /** True to try only the facts that the conditions depend on, not the step's own answers. */
  factsOnly?: boolean;
}

/** The origin of a value: a field or code. */
export interface Source {
  schema: JsonObject;
  field?: SiteField;
}

/** A name that a condition or rule depends on, and the values worth trying. */
export interface Variable extends Choice<Json>, Source {
  likely: Json | undefined;
}

/** A name with a value. */
export type Given = GivenOf<Variable>;

/** The maximum number of combinations to try. Content that needs more is too complex for visitors as well. */
export const MAX_COMBINATIONS = 10_000;

/** Up to this many combinations, all are tried in order. With more, the likely one is first. */
const FEW = 1_000;

/** Returns the names that conditions read. */
export function namesIn(conditions: readonly JsonObject[]): Set<string> {
  const used = conditions.flatMap((schema) => namesRead({ schema, pointer: '' }));
  return new Set(used.map(({ name }) => name));
}

/** Returns the names beside a field that it, or a field inside it, is compared with. */
export const comparedWith = weakMemo(({ name, schema, variants }: SiteField): readonly string[] => {
  const objects = [schema, ...variants].map((each) => ({ properties: { [name]: each } }));
  const used = objects.flatMap((object) => comparedNames({ schema: object, pointer: '' }));
  return [...new Set(used.map((each) => each.name))];
});

/** Returns the requirement for a step to be part of its journey. */
export function presenceOf(step: SiteStep): Requirement {
  return { step, withAnswers: false, conditions: step.when ? [step.when] : [] };
}

/** Returns the requirement for a field at the form's root to be in view. */
export function visibilityOf({ step, gates }: SiteField): Requirement {
  return { step, withAnswers: true, conditions: gates };
}

/** Returns the requirements that decide if steps can be completed, and what they reveal. */
export function stepRequirements(steps: readonly SiteStep[], withAnswers: boolean): Requirement[] {
  return steps.flatMap((step) => {
    const { schema } = step;
    const conditions = conditionsOf(sameValueParts({ schema, pointer: '' })).map((part) => part.schema);
    const facts = { step, withAnswers: true, factsOnly: true, conditions: [schema] };
    return [presenceOf(step), facts, ...(withAnswers ? [{ step, withAnswers, conditions }] : [])];
  });
}

/** Returns the sources of a name in a scope, the nearest first, up to the first one that is always asked. */
export function sourcesOf({ step, withAnswers, beside }: Scope, name: string): Source[] {
  const { steps, site } = step.journey;
  const sourceOf = (field: SiteField | undefined) => (field ? [{ field, schema: field.schema }] : []);
  if (beside) return sourceOf(beside.find((field) => field.name === name));
  const own = withAnswers ? step.fields.get(name) : undefined;
  if (own) return sourceOf(own);
  const isAnswer = site.facts.answered.has(name);
  const before = steps.slice(0, step.index).toReversed();
  // a fact may be an answer that another page asks for; a form's confirmation reads the answers of its page
  const isFact = site.facts.schemas.has(name);
  const others = site.journeys.filter(
    (each) => each !== step.journey && (isFact ? isAnswer : each.page === step.journey.page),
  );
  const elsewhere = others.flatMap((each) => each.steps);
  const asking = [...before, ...elsewhere].flatMap(({ fields }) => sourceOf(fields.get(name)));
  const last = asking.findIndex(({ field }) => !field.step.when && !field.presence);
  if (asking.length > 0) return last < 0 ? asking : asking.slice(0, last + 1);
  // a value that only this step or a later one asks for is not known yet
  const isAskedLater = isAnswer && steps.some(({ fields }) => fields.has(name));
  const schema = isAskedLater ? undefined : site.facts.schemas.get(name);
  return schema ? [{ schema }] : [];
}

/** Returns true if a schema allows only a few answers. */
export function isChoice({ oneOf, enum: choices, type }: JsonObject): boolean {
  return oneOf !== undefined || choices !== undefined || type === 'boolean';
}

const edges = pairMemo(conditionEdges);

function createVariable(name: string, source: Source, conditions: readonly JsonObject[]): Variable {
  const { schema } = source;
  const asks = conditions.flatMap((condition) => asksOf(condition, name));
  const samples = Array.isArray(schema.examples) ? schema.examples.length : 1;
  const plain = validValues(schema).slice(0, isChoice(schema) ? undefined : Math.max(1, samples));
  const values = distinct([...plain, ...asks.flatMap((ask) => edges(schema, ask))] as Json[]);
  const met = values.map((value) => asks.filter((ask) => isValid(ask, value)).length);
  return { name, ...source, values, likely: values[met.indexOf(Math.max(0, ...met))] };
}

/** Returns the names that decide if requirements are met, the names that decide if those are asked, and so on. */
export function variablesOf(requirements: readonly Requirement[]): Variable[] {
  const found = new Map<SiteField | string, { name: string; source: Source; conditions: JsonObject[] }>();
  const all = [...requirements];
  // the loop also handles the items that it adds
  for (const { conditions, factsOnly, ...scope } of all) {
    for (const name of namesIn(conditions)) {
      for (const source of sourcesOf(scope, name)) {
        const { field } = source;
        if (factsOnly && field?.step === scope.step) continue;
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

/** Returns true if there are more combinations than the search tries. */
export function areTooMany(variables: readonly Variable[], most = MAX_COMBINATIONS): boolean {
  return countCombinations(variables) > most;
}

/** Yields combinations of values up to a limit, those with the fewest values first. Any name may have no value. */
export function* assignments(variables: readonly Variable[], most = MAX_COMBINATIONS): Generator<Given[]> {
  let left = most;
  for (const given of combinations(variables)) {
    if (left === 0) return;
    left -= 1;
    yield given;
  }
}

/**
 * Finds a result with the fewest values. With many combinations, it first tries the likely value of each name: that
 * result has few values, but maybe not the fewest.
 */
export function findAssignment<Found>(
  variables: readonly Variable[],
  find: (given: readonly Given[]) => Found | undefined,
): Found | undefined {
  const likely = variables.flatMap((variable): Given[] =>
    variable.likely === undefined ? [] : [{ variable, value: variable.likely }],
  );
  if (areTooMany(variables, FEW) && find(likely))
    return find(
      likely.reduce((needed, each) => {
        const fewer = needed.filter((other) => other !== each);
        return find(fewer) ? fewer : needed;
      }, likely),
    );
  for (const given of assignments(variables)) {
    const found = find(given);
    if (found) return found;
  }
  return undefined;
}
