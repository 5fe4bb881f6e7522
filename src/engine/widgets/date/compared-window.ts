import { addDays } from 'date-fns/addDays';
import type { FormSchema } from '../../compiled.ts';
import { type Day, isDay, localDate } from '../../days.ts';
import { getIn, isObject, type Json, type JsonObject, type Path } from '../../form/paths.ts';
import { isoDay } from '../../validators/date-range.ts';
import { type DateWindow, dateWindow } from './date-window.ts';

/** Returns the value of a keyword: a day, or the answer that `$data` points to. Undefined if that is not a day. */
function dayOf(value: Json | undefined, path: Path, answers: JsonObject): Day | undefined {
  const [up, ...rest] = isObject(value) ? String(value.$data).split('/') : [];
  const day = up === undefined ? value : getIn(answers, [...path.slice(0, -Number(up)), ...rest]);
  return typeof day === 'string' && isDay(day) ? day : undefined;
}

/** Returns the days that a field allows beside the other answers: its `dateRange` and its `formatMinimum` and the like. */
export function comparedWindow(schema: FormSchema, path: Path, answers: JsonObject): DateWindow {
  const limit = (keyword: string, days = 0) => {
    const day = dayOf(Reflect.get(schema, keyword), path, answers);
    return day === undefined ? [] : [isoDay(addDays(localDate(day), days))];
  };
  const window = dateWindow(schema);
  const mins = [window.min ?? [], limit('formatMinimum'), limit('formatExclusiveMinimum', 1)].flat().sort();
  const maxs = [window.max ?? [], limit('formatMaximum'), limit('formatExclusiveMaximum', -1)].flat().sort();
  const [min, max] = [mins.at(-1), maxs[0]];
  // if no day is left, the other answer may be the wrong one
  return min && max && min > max ? window : { min, max };
}
