import { isObject, type JsonObject } from '../json.ts';
import { textMemo } from '../memo.ts';
import { LONGEST_TEXT } from './edges.ts';
import { noTextMatches } from './pattern-languages.ts';
import { isValid } from './validators.ts';

const isNumber = (type: string) => type === 'integer' || type === 'number';

function commonTypes(schemas: readonly JsonObject[]): string[] | undefined {
  const said = schemas.flatMap(({ type }) => (type === undefined ? [] : [[type].flat().map(String)]));
  const isAmong = (type: string, types: readonly string[]) =>
    types.includes(type) || (isNumber(type) && types.some(isNumber));
  return said[0]?.filter((type) => said.every((types) => isAmong(type, types)));
}

function choicesOf({ const: only, enum: values, oneOf }: JsonObject): unknown[] {
  if (only !== undefined) return [only];
  if (Array.isArray(values)) return values;
  const choices: unknown[] = Array.isArray(oneOf) ? oneOf : [];
  const named = choices.flatMap((choice) => (isObject(choice) && 'const' in choice ? [choice.const] : []));
  return named.length === choices.length ? named : [];
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

function isNoNumberValid(schemas: readonly JsonObject[], isWhole: boolean): boolean {
  const edges = ['exclusiveMinimum', 'exclusiveMaximum'].flatMap((keyword) => numbersOf(schemas, keyword));
  const isOut = (value: number) => edges.includes(value);
  const least = Math.max(
    ...['minimum', 'exclusiveMinimum'].flatMap((keyword) => numbersOf(schemas, keyword)),
  );
  const most = Math.min(...['maximum', 'exclusiveMaximum'].flatMap((keyword) => numbersOf(schemas, keyword)));
  if (!Number.isFinite(least) || !Number.isFinite(most)) return false;
  if (!isWhole) return least > most || (least === most && isOut(least));
  const first = Math.ceil(least);
  return [first, first + 1].every((value) => value > most || isOut(value));
}

/** Returns true if certainly no value is valid against all schemas. Ignores what applies only in some cases. */
export const areContradictory = textMemo((schemas: readonly JsonObject[]): boolean => {
  const types = commonTypes(schemas);
  if (types?.length === 0) return true;
  const choices = schemas.map(choicesOf).find(({ length }) => length > 0);
  if (choices) return choices.every((choice) => !isValid({ allOf: schemas }, choice));
  const [type, ...more] = types ?? [];
  if (type === undefined || more.length > 0) return false;
  return type === 'string'
    ? isNoTextValid(schemas)
    : isNumber(type) && isNoNumberValid(schemas, type === 'integer');
});
