import { namesRead, type SchemaPart } from '../content/check/model/schema-parts.ts';
import { isValid } from '../content/values/index.ts';
import { isPossible, whyNotAsked } from './asked-only-if.ts';
import type { Site, SiteJourney, SiteStep } from './site/site.ts';
import { isTooMuch, LIMIT } from './walk/assignments.ts';
import { findScene, findStep } from './walk/search.ts';
import {
  asked,
  presence,
  type Question,
  type Standing,
  sourcesOf,
  type Variable,
  variablesOf,
} from './walk/variables.ts';
import { combinationsWords, FEWER } from './words/combinations.ts';
import { conditionWords } from './words/condition.ts';
import { listed, valueWords } from './words/list.ts';

/** Where something could not be reached: at a step, or on the page around the steps. */
export interface Spot {
  site: Site;
  journey: SiteJourney;
  step: SiteStep | undefined;
}

/** Whether there is any visit in which a condition holds. */
function canHold({ site, journey, step }: Spot, question: Question, condition: SchemaPart): boolean {
  const alone = [{ ...question, conditions: [condition] }];
  if (!step)
    return !!findScene(site, journey, undefined, alone, ({ facts }) => isValid(condition.schema, facts));
  const found = findStep(site, journey, step, alone, ({ form }) => {
    const { facts, visible } = form.getState();
    return isValid(condition.schema, question.withAnswers ? { ...facts, ...visible } : facts);
  });
  return found !== undefined;
}

/** Why a name never has a value that a condition asks for; undefined where it may have. */
function whyNot(
  { site }: Pick<Spot, 'site'>,
  standing: Standing,
  condition: SchemaPart,
  name: string,
): string | undefined {
  const { journey, step } = standing;
  const sources = sourcesOf(site, standing, name);
  if (sources.length === 0) {
    const asking = journey.steps.find(({ fields }) => fields.has(name));
    if (asking === undefined) return `no step before it asks for ${name}, and no fact is called that`;
    return asking === step
      ? `this step itself asks for ${name}`
      : `${name} is asked for later, at #${asking.hash}`;
  }
  const isOwn = sources.some((source) => source.kind === 'field' && source.step === step);
  const reads: readonly string[] = step?.entry.step.reads ?? [];
  if (step && standing.withAnswers && !isOwn && !reads.includes(name))
    return `the step does not read ${name}: name it in "reads"`;
  const variables = variablesOf(site, [{ ...standing, conditions: [condition] }]).filter(
    (each) => each.name === name,
  );
  const demands = asked([condition], name);
  const values = variables.flatMap((variable) => variable.values);
  if (!demands.some((demand) => !values.some((value) => isValid(demand, value)))) return undefined;
  return values.every((value) => typeof value !== 'object')
    ? `${name} is only ever ${listed([...new Set(values.map(valueWords))], 'or')}`
    : `no answer to ${name} is like that`;
}

const needs = ({ schema }: SchemaPart, because: string) =>
  `its condition needs that ${conditionWords(schema)}, and ${because}`;

/** Why a condition never holds that asks something of a name that it never is; undefined where each alone may fit. */
function whyNever(spot: Pick<Spot, 'site'>, question: Question, condition: SchemaPart): string | undefined {
  const names = [...new Set(namesRead(condition).map(({ name }) => name))];
  const why = names.flatMap((name) => whyNot(spot, question, condition, name) ?? []);
  return why.length > 0 ? needs(condition, why.join('; ')) : undefined;
}

function whyImpossible({ site }: Pick<Spot, 'site'>, question: Question, condition: SchemaPart): string {
  const { journey, step, withAnswers } = question;
  const around = withAnswers && step ? presence(journey, step).conditions : [];
  const never = whyNever({ site }, question, condition);
  if (never) return never;
  if (!isPossible(site, question, condition)) return needs(condition, 'that contradicts itself');
  const notAsked = whyNotAsked(site, question, condition);
  return notAsked ? needs(condition, notAsked) : exclusive([...around, condition]);
}

function exclusive(conditions: readonly SchemaPart[]): string {
  const needed = [...new Set(conditions.map(({ schema }) => conditionWords(schema)))];
  return needed.length > 1
    ? `its conditions exclude each other: ${needed.join('; and ')}`
    : `no visit was found in which ${needed.join('') || 'it shows'}`;
}

/** What is to be said where names have more combinations than are tried; undefined where all were. */
export function tooMany(variables: readonly Variable[]): string | undefined {
  if (!isTooMuch(variables)) return undefined;
  const many = combinationsWords(
    LIMIT,
    variables.map(({ name }) => name),
  );
  return `not looked through: there are ${many}, and none of those tried leads there; ${FEWER}`;
}

/** The same for the names that decide whether conditions hold. */
export function notLookedThrough({ site }: Pick<Spot, 'site'>, questions: readonly Question[]) {
  return tooMany(variablesOf(site, questions));
}

/** Why no visit makes conditions hold, in an author's words. */
export function reasonFor(spot: Spot, questions: readonly Question[]): string {
  const { site, journey, step } = spot;
  if (step && !findStep(site, journey, step, [])) {
    const question = presence(journey, step);
    const [condition] = question.conditions;
    const unknown = notLookedThrough(spot, [question]);
    if (unknown) return unknown;
    const why = condition && whyImpossible(spot, question, condition);
    return `its step is never part of the journey: ${why ?? 'another one has its place'}`;
  }
  const all = questions.flatMap((question) =>
    question.conditions.map((condition) => ({ question, condition })),
  );
  const around = step ? [presence(journey, step)] : [];
  const never = all.find(({ question, condition }) => !canHold(spot, question, condition));
  if (!never) {
    const conditions = all.map(({ condition }) => condition);
    return notLookedThrough(spot, [...around, ...questions]) ?? exclusive(conditions);
  }
  const alone = { ...never.question, conditions: [never.condition] };
  const reason = whyNever(spot, never.question, never.condition);
  return (
    reason ??
    notLookedThrough(spot, [...around, alone]) ??
    whyImpossible(spot, never.question, never.condition)
  );
}
