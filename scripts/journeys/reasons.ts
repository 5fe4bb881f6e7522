import { controlName } from '../../src/engine/form/paths.ts';
import type { SchemaPart } from '../content/check/model/schema-parts.ts';
import { namesRead } from '../content/check/model/schema-parts.ts';
import { isObject, type JsonObject } from '../content/json.ts';
import { asksOf, conditionOutcome } from '../content/proofs/condition-outcome.ts';
import { isValid } from '../content/values/index.ts';
import { formatCondition } from './format/condition.ts';
import { FEWER, formatList, formatTooMany, formatValue } from './format/texts.ts';
import { areTooMany, MOST_COMBINATIONS } from './search/assignments.ts';
import { findContext, findStep } from './search/context.ts';
import { variablesInside } from './search/inside.ts';
import {
  presenceOf,
  type Requirement,
  requirementsOf,
  type Source,
  schemaOf,
  sourcesOf,
  type Variable,
  variablesOf,
  visibilityOf,
} from './search/variables.ts';
import { rootOf, type SiteField } from './site/fields.ts';
import type { SiteStep } from './site/site.ts';
import { schemaInView } from './targets/target.ts';

/** Says that names have more combinations than are tried; undefined where all were tried. */
export function tooMany(variables: readonly Variable[]): string | undefined {
  if (!areTooMany(variables)) return undefined;
  const many = formatTooMany(
    MOST_COMBINATIONS,
    variables.map(({ name }) => name),
  );
  return `not searched to the end: there are ${many}, and none of those tried leads there; ${FEWER}`;
}

/** Says the same of the names that decide whether requirements are met. */
export function tooManyFor(requirements: readonly Requirement[]): string | undefined {
  return tooMany(variablesOf(requirements));
}

const needs = (condition: JsonObject, because: string) =>
  `its condition needs that ${formatCondition(condition)}, and ${because}`;

function canHold(step: SiteStep | undefined, requirement: Requirement, condition: SchemaPart): boolean {
  const alone = [{ ...requirement, conditions: [condition] }];
  const found = step
    ? findStep(step, alone, ({ form }) => {
        const { facts, visible } = form.getState();
        return isValid(condition.schema, requirement.withAnswers ? { ...facts, ...visible } : facts);
      })
    : findContext(requirement.journey, alone, ({ facts }) => isValid(condition.schema, facts));
  return found !== undefined;
}

function whyNever({ conditions: _all, ...scope }: Requirement, condition: SchemaPart, name: string) {
  const { journey, step } = scope;
  const sources = sourcesOf(scope, name);
  if (sources.length === 0) {
    const asking = journey.steps.find(({ fields }) => fields.has(name));
    if (asking === undefined) return `no step before it asks for ${name}, and there is no fact of that name`;
    return asking === step
      ? `this step itself asks for ${name}`
      : `${name} is asked for later, at #${asking.hash}`;
  }
  const isOwn = sources.some((source) => source.kind === 'field' && source.step === step);
  const reads: readonly string[] = step?.entry.step.reads ?? [];
  if (step && scope.withAnswers && !isOwn && !reads.includes(name))
    return `the step does not read ${name}: name it in "reads"`;
  const values = variablesOf([{ ...scope, conditions: [condition] }])
    .filter((variable) => variable.name === name)
    .flatMap((variable) => variable.values);
  const asks = asksOf(condition.schema, name);
  if (asks.every((ask) => values.some((value) => isValid(ask, value)))) return undefined;
  return values.every((value) => typeof value !== 'object')
    ? `${name} is only ever ${formatList([...new Set(values.map(formatValue))], 'or')}`
    : `no answer to ${name} is like that`;
}

function whyNamesNever(requirement: Requirement, condition: SchemaPart): string | undefined {
  const names = [...new Set(namesRead(condition).map(({ name }) => name))];
  const reasons = names.flatMap((name) => whyNever(requirement, condition, name) ?? []);
  return reasons.length > 0 ? needs(condition.schema, reasons.join('; ')) : undefined;
}

interface Dependency {
  name: string;
  schema: JsonObject;
  askedIf: JsonObject | undefined;
}

function askedIf(source: Source): JsonObject | undefined {
  if (source.kind === 'fact') return undefined;
  const all = [source.step.written.when, source.field.presence].filter(isObject);
  return all.length > 0 ? { allOf: all } : undefined;
}

function dependenciesOf(requirement: Requirement): Dependency[] {
  const found = new Map<string, Dependency>();
  const waiting = [requirement];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { conditions, ...scope } = next;
    for (const { name } of conditions.flatMap(namesRead)) {
      const sources = sourcesOf(scope, name);
      const [first, ...more] = sources.map(schemaOf);
      if (found.has(name) || !first) continue;
      const schema = more.length > 0 ? { anyOf: [first, ...more] } : first;
      const asked = sources.map(askedIf);
      const isAlwaysAsked = asked.includes(undefined);
      found.set(name, { name, schema, askedIf: isAlwaysAsked ? undefined : { anyOf: asked } });
      waiting.push(...sources.flatMap(requirementsOf));
    }
  }
  return [...found.values()];
}

function whyContradictory(requirement: Requirement, { schema }: SchemaPart): string | undefined {
  const dependencies = dependenciesOf(requirement);
  const conditional = dependencies.flatMap(({ name, askedIf }) => (askedIf ? [{ name, askedIf }] : []));
  const isNever = (some: typeof conditional) => {
    const asked = some.map(({ name, askedIf }) => ({ anyOf: [askedIf, { not: { required: [name] } }] }));
    const schemaOfName = (name: string) => dependencies.find((each) => each.name === name)?.schema;
    return conditionOutcome({ allOf: [schema, ...asked] }, schemaOfName) === 'never';
  };
  if (isNever([])) return needs(schema, 'that contradicts itself');
  const one = conditional.find((each) => isNever([each]));
  const barring = one ? [one] : conditional;
  if (!isNever(barring)) return undefined;
  const reasons = barring.map(({ name, askedIf }) => `${name} is asked only if ${formatCondition(askedIf)}`);
  return needs(schema, reasons.join('; '));
}

function excludeEachOther(conditions: readonly SchemaPart[]): string {
  const needed = [...new Set(conditions.map(({ schema }) => formatCondition(schema)))];
  return needed.length > 1
    ? `its conditions exclude each other: ${needed.join('; and ')}`
    : `no visit was found in which ${needed.join('') || 'it shows'}`;
}

function whyImpossible(requirement: Requirement, condition: SchemaPart): string {
  const { step, withAnswers } = requirement;
  const around = withAnswers && step ? presenceOf(step).conditions : [];
  const alone = { ...requirement, conditions: [condition] };
  return (
    whyNamesNever(requirement, condition) ??
    whyContradictory(alone, condition) ??
    excludeEachOther([...around, condition])
  );
}

/** Says why no visit meets requirements. */
export function reasonFor(step: SiteStep | undefined, requirements: readonly Requirement[]): string {
  if (step && !findStep(step, [])) {
    const requirement = presenceOf(step);
    const [condition] = requirement.conditions;
    const notTried = tooManyFor([requirement]);
    if (notTried) return notTried;
    const why = condition && whyImpossible(requirement, condition);
    return `its step is never part of the journey: ${why ?? 'another one has its place'}`;
  }
  const around = step ? [presenceOf(step)] : [];
  const all = requirements.flatMap((requirement) =>
    requirement.conditions.map((condition) => ({ requirement, condition })),
  );
  const never = all.find(({ requirement, condition }) => !canHold(step, requirement, condition));
  if (!never)
    return (
      tooManyFor([...around, ...requirements]) ?? excludeEachOther(all.map(({ condition }) => condition))
    );
  const { requirement, condition } = never;
  const alone = { ...requirement, conditions: [condition] };
  return (
    whyNamesNever(requirement, condition) ??
    tooManyFor([...around, alone]) ??
    whyImpossible(requirement, condition)
  );
}

/** Says why a field is never in view: one in a list or a group depends on what is answered beside it. */
export function whyNotInside(step: SiteStep, field: SiteField): string {
  const { holder } = field;
  const root = rootOf(field);
  const around = [visibilityOf(step, root)];
  const base = findStep(step, around, (context) => !!schemaInView(context, root.path));
  if (!holder || !base) return reasonFor(step, [...around, ...(holder ? [] : [visibilityOf(step, field)])]);
  const place = controlName(holder.path);
  if (!field.presence) return `${place}, which it is part of, is never in view`;
  const beside = new Set(holder.inside.map(({ name }) => name));
  const names = [...new Set(field.gates.flatMap(namesRead).map(({ name }) => name))];
  const unknown = names.filter((name) => !beside.has(name));
  if (unknown.length > 0) {
    const areNot = `${formatList(unknown, 'and')} ${unknown.length > 1 ? 'are' : 'is'} not asked for`;
    return needs(field.presence, `${areNot} inside ${place}, where it looks`);
  }
  const notTried = tooMany(variablesInside(step, field));
  return notTried ?? needs(field.presence, `no answers inside ${place} were found that match`);
}
