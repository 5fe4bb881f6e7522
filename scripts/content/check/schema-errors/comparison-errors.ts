import { isDay } from '../../../../src/engine/days.ts';
import { COMPARING, comparisonsIn, FORMAT_LIMITS, isOtherAnswer, parseRelative } from '../../comparisons.ts';
import { isObject } from '../../json.ts';
import { quote } from '../format.ts';
import type { SchemaPart } from '../model/schema-parts.ts';
import type { SchemaError } from './schema-errors.ts';

function inComparison({ schema, pointer }: SchemaPart, keyword: string, value: unknown): SchemaError[] {
  const isOfDays = FORMAT_LIMITS.some((each) => each === keyword);
  const at = `${pointer}/${keyword}`;
  const error = { pointer: at, part: 'value', keyword, missing: [] } as const;
  if (isOfDays && schema.format !== 'date') {
    const message = `${quote(keyword)} needs "format": "date" beside it.`;
    return [
      { ...error, part: 'key', message, advice: 'Add it. Numbers have "minimum" and "maximum" instead.' },
    ];
  }
  if (!isOtherAnswer(value)) {
    const isDate = typeof value === 'string' && isDay(value);
    const message = `${quote(keyword)} cannot be ${quote(value)}.`;
    const advice = 'Write a day such as "2027-01-31", or another answer: { "$data": "1/start" }.';
    return isOfDays && !isDate ? [{ ...error, message, advice }] : [];
  }
  if (parseRelative(value.$data)) return [];
  const name = value.$data.split(/[/.#]/).findLast((part) => /\D/.test(part)) ?? 'name';
  const message = `${quote(value.$data)} does not lead to another answer.`;
  const advice = `Write ${quote(`1/${name}`)} for the answer ${quote(name)} in the same form, group or list entry.`;
  return [{ ...error, pointer: `${at}/$data`, message, advice }];
}

/** Returns the comparisons that lead out of a condition, which is compiled on its own. */
function inCondition({ schema, pointer }: SchemaPart): SchemaError[] {
  const leading = comparisonsIn(schema).filter(({ other, depth }) => (parseRelative(other)?.up ?? 0) > depth);
  return leading.map(({ at, other, keyword }) => {
    const message = `${quote(other)} leads out of the condition.`;
    const advice = 'Write the condition in the object that has both answers.';
    return { pointer: `${pointer}${at}/$data`, part: 'value', keyword, missing: [], message, advice };
  });
}

/** Returns the errors of a keyword's value as a limit of days or as another answer. */
export function comparisonErrors(part: SchemaPart, keyword: string, value: unknown): SchemaError[] {
  if (COMPARING.includes(keyword)) return inComparison(part, keyword, value);
  return keyword === 'if' && isObject(value)
    ? inCondition({ schema: value, pointer: `${part.pointer}/if` })
    : [];
}
