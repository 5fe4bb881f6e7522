import { isObject } from '../../json.ts';
import { choicesIn } from './choices.ts';
import { emptinessOf } from './date-windows.ts';
import { crossedLimits } from './limits.ts';
import { requiredNames, type SchemaPart } from './schema-parts.ts';
import { typeMisfits } from './type-misfits.ts';

/** Whether a schema asks for a property that it does not describe. */
function asksForNothing(part: SchemaPart): boolean {
  const { properties } = part.schema;
  return isObject(properties) && requiredNames([part]).some(({ name }) => !Object.hasOwn(properties, name));
}

const hasTwice = (values: readonly unknown[]) => new Set(values).size < values.length;

/** Whether two keywords of a schema do not go together, or one has no sense by itself: each has a rule that tells. */
export function areRulesWrong(part: SchemaPart): boolean {
  return (
    crossedLimits(part.schema).length > 0 ||
    emptinessOf(part.schema.dateRange) !== undefined ||
    typeMisfits(part).length > 0 ||
    asksForNothing(part) ||
    hasTwice(choicesIn(part).map(({ value }) => value))
  );
}
