import { controlName } from '../../src/engine/form/paths.ts';
import type { JsonObject } from '../content/json.ts';
import { asksOf, conditionOutcome } from '../content/proofs/condition-outcome.ts';
import { isValid } from '../content/values/index.ts';
import { groupsOf } from '../groups-of.ts';
import { formatCondition } from './format/condition.ts';
import { FEWER, formatList, formatTooMany, formatValue } from './format/texts.ts';
import { besideOf, findContext, locationOf, type Place } from './search/context.ts';
import {
  areTooMany,
  MOST_COMBINATIONS,
  namesIn,
  presenceOf,
  type Requirement,
  type Source,
  sourcesOf,
  variablesOf,
  visibilityOf,
} from './search/variables.ts';
import { rootOf, type SiteField } from './site/fields.ts';
import { schemaInView } from './targets/reach.ts';

/** Formats that requirements have more combinations than the search tries. Undefined if it tried all. */
export function tooManyFor(requirements: readonly Requirement[]): string | undefined {
  const variables = variablesOf(requirements);
  if (!areTooMany(variables)) return undefined;
  const names = variables.map(({ name }) => name);
  const many = formatTooMany(MOST_COMBINATIONS, names);
  return `not searched to the end: there are ${many}, and none of those tried leads there; ${FEWER}`;
}

const needs = (condition: JsonObject, because: string) =>
  `its condition needs that ${formatCondition(condition)}, and ${because}`;

function whyNever({ conditions: _all, ...scope }: Requirement, condition: JsonObject, name: string) {
  const { journey, step, withAnswers } = scope;
  const sources = sourcesOf(scope, name);
  if (sources.length === 0) {
    const asking = journey.steps.find(({ fields }) => fields.has(name));
    if (!asking) return `no step before it asks for ${name}, and there is no fact of that name`;
    return asking === step
      ? `this step itself asks for ${name}`
      : `${name} is asked for later, at #${asking.hash}`;
  }
  const isRead = step?.entry.step.reads?.some((read) => read === name);
  if (step && withAnswers && !isRead && sources.every(({ field }) => field?.step !== step))
    return `the step does not read ${name}: name it in "reads"`;
  const values = variablesOf([{ ...scope, conditions: [condition] }])
    .filter((variable) => variable.name === name)
    .flatMap((variable) => variable.values);
  if (asksOf(condition, name).every((ask) => values.some((value) => isValid(ask, value)))) return undefined;
  return values.every((value) => typeof value !== 'object')
    ? `${name} is only ever ${formatList([...new Set(values.map(formatValue))], 'or')}`
    : `no answer to ${name} is like that`;
}

function whyNamesNever(requirement: Requirement, condition: JsonObject): string | undefined {
  const reasons = [...namesIn([condition])].flatMap((name) => whyNever(requirement, condition, name) ?? []);
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

function whyContradictory(requirement: Requirement, condition: JsonObject): string | undefined {
  const sources = groupsOf(variablesOf([requirement]), ({ name }) => name);
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

/** @param requirement a requirement with only this condition */
function whyImpossible(requirement: Requirement, condition: JsonObject): string {
  const { step, withAnswers } = requirement;
  const around = withAnswers && step ? presenceOf(step).conditions : [];
  return (
    whyNamesNever(requirement, condition) ??
    whyContradictory(requirement, condition) ??
    excludeEachOther([...around, condition])
  );
}

/** Returns the reason why no visit meets the requirements. */
export function reasonFor(place: Place, requirements: readonly Requirement[]): string {
  const { step } = locationOf(place);
  const around = step ? [presenceOf(step)] : [];
  if (step && !findContext(step, [])) {
    const [presence] = around;
    const [condition] = presence?.conditions ?? [];
    const why = presence && condition && whyImpossible(presence, condition);
    const never = `its step is never part of the journey: ${why ?? 'another one has its place'}`;
    return tooManyFor(around) ?? never;
  }
  const all = requirements.flatMap((requirement) =>
    requirement.conditions.map((condition) => ({
      alone: { ...requirement, conditions: [condition] },
      condition,
    })),
  );
  const never = all.find(
    ({ alone, condition }) =>
      !findContext(
        place,
        [alone],
        (context) => isValid(condition, alone.withAnswers ? context.all : context.read) && context,
      ),
  );
  if (!never)
    return (
      tooManyFor([...around, ...requirements]) ?? excludeEachOther(all.map(({ condition }) => condition))
    );
  const { alone, condition } = never;
  return whyNamesNever(alone, condition) ?? tooManyFor([...around, alone]) ?? whyImpossible(alone, condition);
}

/** Returns the reason why a field is never in view. Inside a list or a group, this depends on the answers beside it. */
export function whyNotInView(field: SiteField): string {
  const { step, holder, presence } = field;
  const root = rootOf(field);
  const around = [visibilityOf(root)];
  if (!holder || !findContext(step, around, (context) => schemaInView(context, root) && context))
    return reasonFor(step, around);
  const list = controlName(holder.path);
  if (!presence) return `${list}, which it is part of, is never in view`;
  const beside = new Set(holder.inside.map(({ name }) => name));
  const unknown = [...namesIn(field.gates)].filter((name) => !beside.has(name));
  if (unknown.length > 0) {
    const areNot = `${formatList(unknown, 'and')} ${unknown.length > 1 ? 'are' : 'is'} not asked for`;
    return needs(presence, `${areNot} inside ${list}, where it looks`);
  }
  const never = needs(presence, `no answers inside ${list} were found that match`);
  return tooManyFor([besideOf(field)]) ?? never;
}
