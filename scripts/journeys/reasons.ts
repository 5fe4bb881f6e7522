import { controlName } from '../../src/engine/form/paths.ts';
import { asksOf, conditionOutcome } from '../content/check/model/condition-outcome.ts';
import type { JsonObject } from '../content/json.ts';
import { isValid } from '../content/values/index.ts';
import { groupsOf } from '../groups-of.ts';
import { formatCondition } from './format/condition.ts';
import { FEWER, formatList, formatTooMany, formatValue } from './format/texts.ts';
import { type Context, findContext, findInView, siblingRequirement } from './search/context.ts';
import {
  areTooMany,
  MAX_COMBINATIONS,
  namesIn,
  presenceOf,
  type Requirement,
  type Scope,
  type Source,
  sourcesOf,
  variablesOf,
  visibilityOf,
} from './search/variables.ts';
import { rootOf, type SiteField } from './site/fields.ts';
import type { SiteStep } from './site/site.ts';

/** Formats that requirements have more combinations than the search tries. Undefined if it tried all. */
export function formatTooManyFor(requirements: readonly Requirement[]): string | undefined {
  const variables = variablesOf(requirements);
  if (!areTooMany(variables)) return undefined;
  const names = variables.map(({ name }) => name);
  const many = formatTooMany(MAX_COMBINATIONS, names);
  return `not searched to the end: there are ${many}, and none that were tried reach it; ${FEWER}`;
}

const needs = (condition: JsonObject, because: string) =>
  `its condition requires that ${formatCondition(condition)}, and ${because}`;

function whyNever(scope: Scope, condition: JsonObject, name: string): string | undefined {
  const { step, withAnswers } = scope;
  const sources = sourcesOf(scope, name);
  if (sources.length === 0) {
    const asking = step.journey.steps.find(({ fields }) => fields.has(name));
    if (!asking) return `no step before it asks for ${name}, and there is no fact of that name`;
    return asking === step
      ? `this step itself asks for ${name}`
      : `${name} is asked for later, at #${asking.hash}`;
  }
  const isRead = step.entry.step.reads?.some((read) => read === name);
  if (withAnswers && !isRead && sources.every(({ field }) => field?.step !== step))
    return `the step does not read ${name}: name it in "reads"`;
  const values = variablesOf([{ ...scope, conditions: [condition] }])
    .filter((variable) => variable.name === name)
    .flatMap((variable) => variable.values);
  if (asksOf(condition, name).every((ask) => values.some((value) => isValid(ask, value)))) return undefined;
  return values.every((value) => typeof value !== 'object')
    ? `${name} is only ever ${formatList([...new Set(values.map(formatValue))], 'or')}`
    : `no answer to ${name} is like that`;
}

function whyNamesNever(scope: Scope, condition: JsonObject): string | undefined {
  const reasons = [...namesIn([condition])].flatMap((name) => whyNever(scope, condition, name) ?? []);
  return reasons.length > 0 ? needs(condition, reasons.join('; ')) : undefined;
}

/** Returns the condition under which at least one of the sources is asked. Undefined if one is always asked. */
function askedIf(sources: readonly Source[]): JsonObject | undefined {
  const conditions = sources.map(({ field }) =>
    [field?.step.when, field?.presence].filter((condition) => condition !== undefined),
  );
  const isAlways = conditions.some((all) => all.length === 0);
  return isAlways ? undefined : { anyOf: conditions.map((all) => ({ allOf: all })) };
}

function whyContradictory(scope: Scope, condition: JsonObject): string | undefined {
  const sources = groupsOf(variablesOf([{ ...scope, conditions: [condition] }]), ({ name }) => name);
  const schemaOf = (name: string): JsonObject | undefined => {
    const schemas = sources.get(name)?.map(({ schema }) => schema) ?? [];
    return schemas.length > 1 ? { anyOf: schemas } : schemas[0];
  };
  const conditional = [...sources].flatMap(([name, all]) => {
    const asked = askedIf(all);
    return asked ? [{ name, asked }] : [];
  });
  const isNever = (some: typeof conditional) => {
    const rules = some.map(({ name, asked }) => ({ anyOf: [asked, { not: { required: [name] } }] }));
    return conditionOutcome({ allOf: [condition, ...rules] }, schemaOf) === 'never';
  };
  if (isNever([])) return needs(condition, 'that contradicts itself');
  const one = conditional.find((each) => isNever([each]));
  const barring = one ? [one] : conditional;
  if (!isNever(barring)) return undefined;
  const reasons = barring.map(({ name, asked }) => `${name} is asked only if ${formatCondition(asked)}`);
  return needs(condition, reasons.join('; '));
}

function excludeEachOther(conditions: readonly JsonObject[]): string {
  const needed = [...new Set(conditions.map((condition) => formatCondition(condition)))];
  return needed.length > 1
    ? `its conditions exclude each other: ${needed.join('; and ')}`
    : `no visit was found in which ${needed.join('') || 'it shows'}`;
}

function whyImpossible(scope: Scope, condition: JsonObject): string {
  const around = scope.withAnswers ? presenceOf(scope.step).conditions : [];
  return (
    whyNamesNever(scope, condition) ??
    whyContradictory(scope, condition) ??
    excludeEachOther([...around, condition])
  );
}

/** Returns the reason why no visit meets the requirements. */
export function reasonFor(step: SiteStep, requirements: readonly Requirement[]): string {
  const presence = presenceOf(step);
  if (!findContext(step, [])) {
    const why = step.when
      ? whyImpossible(presence, step.when)
      : 'another step with the same hash is used instead';
    return formatTooManyFor([presence]) ?? `its step is never part of the journey: ${why}`;
  }
  const all = requirements.flatMap(({ conditions, ...scope }) =>
    conditions.map((condition) => ({ scope, condition, alone: { ...scope, conditions: [condition] } })),
  );
  const never = all.find(({ scope: { withAnswers }, condition, alone }) => {
    const isMet = ({ all, read }: Context) => isValid(condition, withAnswers ? all : read);
    return !findContext(step, [alone], isMet);
  });
  if (!never)
    return (
      formatTooManyFor([presence, ...requirements]) ?? excludeEachOther(all.map(({ condition }) => condition))
    );
  const { scope, condition, alone } = never;
  return (
    whyNamesNever(scope, condition) ?? formatTooManyFor([presence, alone]) ?? whyImpossible(scope, condition)
  );
}

/** Returns the reason why a field is never in view. Inside a list or a group, this depends on the answers beside it. */
export function reasonNotInView(field: SiteField): string {
  const { step, holder, presence } = field;
  const root = rootOf(field);
  const around = [visibilityOf(root)];
  if (!holder || !findInView(root)) return reasonFor(step, around);
  const list = controlName(holder.path);
  if (!presence) return `${list}, which it is part of, is never in view`;
  const beside = new Set(holder.inside.map(({ name }) => name));
  const unknown = [...namesIn(field.gates)].filter((name) => !beside.has(name));
  if (unknown.length > 0) {
    const areNot = `${formatList(unknown, 'and')} ${unknown.length > 1 ? 'are' : 'is'} not asked for`;
    return needs(presence, `${areNot} in ${list}, which the condition reads`);
  }
  const never = needs(presence, `no answers inside ${list} were found that match`);
  return formatTooManyFor([siblingRequirement(field)]) ?? never;
}
