import type { Json } from '../../../src/engine/form/paths.ts';
import {
  conditionsOf,
  namesRead,
  type SchemaPart,
  samePlace,
} from '../../content/check/model/schema-parts.ts';
import { isObject, type JsonObject } from '../../content/json.ts';
import { asksOf } from '../../content/proofs/condition-outcome.ts';
import { type Choice, distinct, isValid } from '../../content/values/index.ts';
import type { SiteField } from '../site/fields.ts';
import type { Site, SiteJourney, SiteStep } from '../site/site.ts';

/** The source of a name's value: a field, or code. */
export type Source =
  | { kind: 'field'; step: SiteStep; field: SiteField }
  | { kind: 'fact'; schema: JsonObject };

/** A name that decides something, and the values worth trying. */
export interface Variable extends Choice<Json> {
  source: Source;
  likely: Json | undefined;
}

/** The place of a condition, which decides what it can read. */
export interface Scope {
  journey: SiteJourney;
  step: SiteStep | undefined;
  withAnswers: boolean;
}

/** Conditions that have to hold together. */
export interface Requirement extends Scope {
  conditions: readonly SchemaPart[];
  /** whether the step's own answers are not tried, only what they depend on */
  factsOnly?: boolean;
}

/** Returns the condition under which a step is part of its journey. */
export function presenceOf(step: SiteStep): Requirement {
  const { journey, written } = step;
  const { when } = written;
  const conditions = isObject(when) ? [{ schema: when, pointer: `${step.pointer}/when` }] : [];
  return { journey, step, withAnswers: false, conditions };
}

/** Returns the conditions under which a field is in view. */
export function visibilityOf(step: SiteStep, { gates }: SiteField): Requirement {
  return { journey: step.journey, step, withAnswers: true, conditions: gates };
}

/** Returns what decides whether steps can be completed, and what they reveal. */
export function stepRequirements(
  steps: readonly SiteStep[],
  { withAnswers }: { withAnswers: boolean },
): Requirement[] {
  return steps.flatMap((step) => {
    const whole = { schema: step.schema, pointer: `${step.at}/schema` };
    const scope = { journey: step.journey, step, withAnswers: true };
    const facts = { ...scope, factsOnly: true, conditions: [whole] };
    const answers = { ...scope, conditions: conditionsOf(samePlace(whole)) };
    return [presenceOf(step), facts, ...(withAnswers ? [answers] : [])];
  });
}

const isAlwaysAsked = ({ step, field }: Extract<Source, { kind: 'field' }>) =>
  !isObject(step.written.when) && !field.isRevealed;

/** Returns where a name may get its value in a scope, the nearest first; several where none of them is always asked. */
export function sourcesOf({ journey, step, withAnswers }: Scope, name: string): Source[] {
  const { journeys, facts } = journey.site;
  const own = withAnswers ? step?.fields.get(name) : undefined;
  if (own && step) return [{ kind: 'field', step, field: own }];
  if (facts.answered.has(name)) {
    const before = journey.steps.slice(0, step?.index ?? journey.steps.length).toReversed();
    const otherJourneys = journeys.filter((each) => each !== journey);
    const asking = [...before, ...otherJourneys.flatMap(({ steps }) => steps)].flatMap((each) => {
      const field = each.fields.get(name);
      return field ? [{ kind: 'field' as const, step: each, field }] : [];
    });
    const last = asking.findIndex(isAlwaysAsked);
    if (asking.length > 0) return last < 0 ? asking : asking.slice(0, last + 1);
  }
  // what only this step or a later one asks is not known yet
  const isAskedLater = facts.answered.has(name) && journey.steps.some(({ fields }) => fields.has(name));
  const schema = isAskedLater ? undefined : facts.schemas.get(name);
  return schema ? [{ kind: 'fact', schema }] : [];
}

/** Returns what has to hold before a field can be answered: its step is there, and the field is in view. */
export function requirementsOf(source: Source): Requirement[] {
  return source.kind === 'fact' ? [] : [presenceOf(source.step), visibilityOf(source.step, source.field)];
}

export const schemaOf = (source: Source) => (source.kind === 'fact' ? source.schema : source.field.schema);

/** Tells whether a schema leaves only a few answers to choose from. */
export function isChoice({ oneOf, enum: choices, type }: JsonObject): boolean {
  return oneOf !== undefined || choices !== undefined || type === 'boolean';
}

function valuesOf(site: Site, schema: JsonObject, asks: readonly JsonObject[]): Json[] {
  const all = site.validValues(schema);
  const samples = Array.isArray(schema.examples) ? schema.examples.length : 0;
  const plain = isChoice(schema) ? all : all.slice(0, Math.max(1, samples));
  return distinct([...plain, ...asks.flatMap((ask) => site.conditionEdges(schema, ask))] as Json[]);
}

/** Creates the variable of a name from the conditions that read it. */
export function createVariable(
  site: Site,
  name: string,
  source: Source,
  conditions: readonly SchemaPart[],
): Variable {
  const asks = conditions.flatMap(({ schema }) => asksOf(schema, name));
  const values = valuesOf(site, schemaOf(source), asks);
  const ranked = values.map((value) => ({ value, met: asks.filter((ask) => isValid(ask, value)).length }));
  const most = Math.max(0, ...ranked.map(({ met }) => met));
  return { name, source, values, likely: ranked.find(({ met }) => met === most)?.value };
}

/** Returns the names that decide whether requirements are met, those that decide whether these are asked, and so on. */
export function variablesOf(requirements: readonly Requirement[]): Variable[] {
  const found = new Map<string, { site: Site; name: string; source: Source; conditions: SchemaPart[] }>();
  const waiting = [...requirements];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { conditions, factsOnly, ...scope } = next;
    for (const name of new Set(conditions.flatMap(namesRead).map((used) => used.name))) {
      for (const source of sourcesOf(scope, name)) {
        if (factsOnly && source.kind === 'field' && source.step === scope.step) continue;
        const key =
          source.kind === 'fact' ? name : `${source.step.pointer} of ${source.step.journey.file}: ${name}`;
        const known = found.get(key);
        if (known) known.conditions.push(...conditions);
        else {
          found.set(key, { site: scope.journey.site, name, source, conditions: [...conditions] });
          waiting.push(...requirementsOf(source));
        }
      }
    }
  }
  return [...found.values()].map(({ site, name, source, conditions }) =>
    createVariable(site, name, source, conditions),
  );
}
