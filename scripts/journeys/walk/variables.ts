import type { Json } from '../../../src/engine/form/paths.ts';
import { namesRead, reach, type SchemaPart } from '../../content/check/model/schema-parts.ts';

import { isObject, type JsonObject } from '../../content/json.ts';
import { distinct, isValid } from '../../content/values/index.ts';
import type { SiteField } from '../site/fields.ts';
import type { Site, SiteJourney, SiteStep } from '../site/site.ts';

/** Where a name that a condition reads gets its value: from a field, or from code. */
export type Source =
  | { kind: 'field'; journey: SiteJourney; step: SiteStep; field: SiteField }
  | { kind: 'fact'; schema: JsonObject };

/** A name whose value decides something, and the values worth trying. */
export interface Variable {
  name: string;
  source: Source;
  values: readonly Json[];
  /** the one of them that does most of what conditions ask of the name */
  likely: Json | undefined;
}

/** Where a condition stands: over the answers of its step, or over facts alone. */
export interface Standing {
  journey: SiteJourney;
  step: SiteStep | undefined;
  /** whether the step's own answers are there to read */
  withAnswers: boolean;
}

/** Conditions that have to hold together, and where they stand. */
export interface Question extends Standing {
  conditions: readonly SchemaPart[];
  /** whether the step's own answers are left as they are, and only what stands beside them is tried */
  factsOnly?: boolean;
}

/** Whether everybody who comes through a journey is asked for a field. */
const isAlwaysAsked = ({ step, field }: Extract<Source, { kind: 'field' }>) =>
  !isObject(step.written.when) && !field.isRevealed;

/** Who may tell a name where a condition stands, the nearest first; several where none of them is always asked. */
export function sourcesOf(
  { journeys, facts }: Site,
  { journey, step, withAnswers }: Standing,
  name: string,
): Source[] {
  const own = withAnswers ? step?.fields.get(name) : undefined;
  if (own && step) return [{ kind: 'field', journey, step, field: own }];
  if (facts.answered.has(name)) {
    const before = journey.steps.slice(0, step?.index ?? journey.steps.length).toReversed();
    const others = journeys.filter((each) => each !== journey);
    const places = [
      ...before.map((each) => ({ journey, step: each })),
      ...others.flatMap((other) => other.steps.map((each) => ({ journey: other, step: each }))),
    ];
    const asking = places.flatMap((place) => {
      const field = place.step.fields.get(name);
      return field ? [{ kind: 'field' as const, ...place, field }] : [];
    });
    const last = asking.findIndex(isAlwaysAsked);
    if (asking.length > 0) return last < 0 ? asking : asking.slice(0, last + 1);
  }
  // what only this step or a later one asks is not known yet
  const isAskedLater = facts.answered.has(name) && journey.steps.some(({ fields }) => fields.has(name));
  const schema = isAskedLater ? undefined : facts.schemas.get(name);
  return schema ? [{ kind: 'fact', schema }] : [];
}

const whenOf = ({ pointer, written }: SiteStep): SchemaPart[] =>
  isObject(written.when) ? [{ schema: written.when, pointer: `${pointer}/when` }] : [];

/** What has to hold for a step to be part of its journey. */
export function presence(journey: SiteJourney, step: SiteStep): Question {
  return { journey, step, withAnswers: false, conditions: whenOf(step) };
}

/** What has to hold so that a name can be told at all: its step is there, and its field is in view. */
export function behind(source: Source): Question[] {
  if (source.kind === 'fact') return [];
  const { journey, step, field } = source;
  return [presence(journey, step), { journey, step, withAnswers: true, conditions: field.gates }];
}

const schemaOf = (source: Source) => (source.kind === 'fact' ? source.schema : source.field.schema);

/** Whether a schema leaves but a few answers to choose from. */
export function isChoice({ oneOf, enum: choices, type }: JsonObject): boolean {
  return oneOf !== undefined || choices !== undefined || type === 'boolean';
}

/** What conditions ask of a name. */
export function asked(conditions: readonly SchemaPart[], name: string): JsonObject[] {
  return conditions
    .flatMap(reach)
    .map(({ schema }) => isObject(schema.properties) && schema.properties[name])
    .filter(isObject);
}

/** Every choice of a field that offers a few; of any other its samples, and what lies at the conditions' edges. */
export function valuesOf(site: Site, schema: JsonObject, conditions: readonly JsonObject[]): Json[] {
  const all = site.accepted(schema);
  const samples = Array.isArray(schema.examples) ? schema.examples.length : 0;
  const plain = isChoice(schema) ? all : all.slice(0, Math.max(1, samples));
  const values = [...plain, ...conditions.flatMap((condition) => site.conditionEdges(schema, condition))];
  return distinct(values.map((value) => value as Json));
}

/** The value that keeps most of what is asked of it. */
export function likelyOf(values: readonly Json[], demands: readonly JsonObject[]): Json | undefined {
  const ranked = values.map((value) => ({
    value,
    kept: demands.filter((demand) => isValid(demand, value)).length,
  }));
  const most = Math.max(0, ...ranked.map(({ kept }) => kept));
  return ranked.find(({ kept }) => kept === most)?.value;
}

/**
 * The names that decide whether conditions hold: those that they read, those that have to be answered first so that
 * these can be, and so on. Nothing else is tried in combination.
 */
export function variablesOf(site: Site, questions: readonly Question[]): Variable[] {
  const found = new Map<string, { name: string; source: Source; conditions: SchemaPart[] }>();
  const waiting = [...questions];
  for (let question = waiting.shift(); question; question = waiting.shift()) {
    const { conditions, factsOnly, ...standing } = question;
    const names = [...new Set(conditions.flatMap(namesRead).map((used) => used.name))];
    const told = names.flatMap((name) => sourcesOf(site, standing, name).map((source) => ({ name, source })));
    for (const { name, source } of told) {
      const isOwn = source.kind === 'field' && source.step === standing.step;
      if (factsOnly && isOwn) continue;
      const key = source.kind === 'fact' ? name : `${source.step.pointer} of ${source.journey.file}: ${name}`;
      const known = found.get(key);
      if (known) known.conditions.push(...conditions);
      else {
        found.set(key, { name, source, conditions: [...conditions] });
        waiting.push(...behind(source));
      }
    }
  }
  return [...found.values()].map(({ name, source, conditions }) => {
    const demands = asked(conditions, name);
    const values = valuesOf(site, schemaOf(source), demands);
    return { name, source, values, likely: likelyOf(values, demands) };
  });
}
