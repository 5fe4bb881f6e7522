import { standingAlone } from '../comparisons.ts';
import { isObject, type JsonObject, listOf, objectOf } from '../json.ts';
import { textMemo } from '../memo.ts';
import { distinct, LONGEST_TEXT, plainNumber } from './edges.ts';
import { noTextMatches } from './pattern-languages.ts';
import { isValid } from './validators.ts';

const isNumber = (type: string) => type === 'integer' || type === 'number';

function commonTypes(schemas: readonly JsonObject[]): string[] | undefined {
  const named = schemas.flatMap(({ type }) => (type === undefined ? [] : [[type].flat().map(String)]));
  const isAmong = (type: string, types: readonly string[]) =>
    types.includes(type) || (isNumber(type) && types.some(isNumber));
  return named[0]?.filter((type) => named.every((types) => isAmong(type, types)));
}

function choicesOf({ const: only, enum: values, oneOf }: JsonObject): readonly unknown[] {
  if (only !== undefined) return [only];
  if (Array.isArray(values)) return values;
  const named = listOf(oneOf).flatMap((choice) =>
    'const' in objectOf(choice) ? [objectOf(choice).const] : [],
  );
  return named.length === listOf(oneOf).length ? named : [];
}

function numbersOf(schemas: readonly JsonObject[], keyword: string): number[] {
  return schemas.map((schema) => schema[keyword]).filter((value) => typeof value === 'number');
}

/** The patterns of formats that a schema may combine with another pattern. */
const FORMATS: Readonly<Record<string, string>> = { date: '^\\d{4}-\\d{2}-\\d{2}$' };

function isNoTextValid(schemas: readonly JsonObject[]): boolean {
  const patterns = schemas
    .flatMap(({ pattern, format }) => [pattern, FORMATS[String(format)]])
    .filter((pattern) => typeof pattern === 'string');
  const least = Math.max(0, ...numbersOf(schemas, 'minLength'));
  const most = Math.min(...numbersOf(schemas, 'maxLength'));
  return least > most || (least <= LONGEST_TEXT && noTextMatches(patterns, least, most));
}

/** Returns the step between the numbers that may be valid, or undefined if it is not known. */
function stepOf(schemas: readonly JsonObject[], isWhole: boolean): number | undefined {
  const [step, ...others] = numbersOf(schemas, 'multipleOf');
  const isClear = step !== undefined && others.length === 0 && (!isWhole || Number.isInteger(step));
  return isClear ? step : isWhole ? 1 : undefined;
}

function isNoNumberValid(schemas: readonly JsonObject[], isWhole: boolean): boolean {
  const [mins, maxs] = [numbersOf(schemas, 'exclusiveMinimum'), numbersOf(schemas, 'exclusiveMaximum')];
  const least = Math.max(...numbersOf(schemas, 'minimum'), ...mins);
  const most = Math.min(...numbersOf(schemas, 'maximum'), ...maxs);
  if (!Number.isFinite(least) || !Number.isFinite(most)) return false;
  const step = stepOf(schemas, isWhole);
  const count = step && Math.ceil(plainNumber(least / step));
  const steps = step && count !== undefined ? [count * step, (count + 1) * step] : undefined;
  const tried = steps?.map(plainNumber) ?? [least, (least + most) / 2];
  return tried.every((value) => value < least || value > most || [...mins, ...maxs].includes(value));
}

/** Returns true if the choices of a list are too few for it, or none of them is one that it has to contain. */
function isNoListValid(schemas: readonly JsonObject[]): boolean {
  const choices = schemas.map(({ items }) => choicesOf(objectOf(items))).find(({ length }) => length > 0);
  if (!choices) return false;
  const least = Math.max(0, ...numbersOf(schemas, 'minItems'));
  const isUnique = schemas.some(({ uniqueItems }) => uniqueItems === true);
  const isMissing = ({ contains }: JsonObject) =>
    isObject(contains) && choices.every((choice) => !isValid(contains, choice));
  return (isUnique && least > distinct(choices).length) || schemas.some(isMissing);
}

/** Returns true if certainly no value is valid against all schemas. Ignores what applies only in some cases. */
export const areContradictory = textMemo((given: readonly JsonObject[]): boolean => {
  const schemas = given.map(standingAlone);
  const types = commonTypes(schemas);
  if (types?.length === 0) return true;
  const choices = schemas.map(choicesOf).find(({ length }) => length > 0);
  if (choices) return choices.every((choice) => !isValid({ allOf: schemas }, choice));
  const [type, ...more] = types ?? [];
  if (type === undefined || more.length > 0) return false;
  if (type === 'array') return isNoListValid(schemas);
  return type === 'string'
    ? isNoTextValid(schemas)
    : isNumber(type) && isNoNumberValid(schemas, type === 'integer');
});
