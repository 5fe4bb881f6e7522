import { stripWords } from '../../../schemas/strip.ts';
import { isObject, type JsonObject, mapDeep } from '../../json.ts';

/** A schema's rules without windows of dates: what fits today need not fit when somebody comes. */
export function timeless(schema: JsonObject): JsonObject {
  const rule = mapDeep(stripWords(schema), (value) => {
    if (!isObject(value)) return value;
    const { dateRange: _, ...others } = value;
    return others;
  });
  return isObject(rule) ? rule : {};
}
