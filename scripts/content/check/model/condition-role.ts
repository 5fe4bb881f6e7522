import { isObject } from '../../json.ts';
import { valueIn } from '../../resolve.ts';
import type { ConditionUse } from '../judge-conditions.ts';
import type { CheckContext } from '../rule.ts';

/** What hangs on a condition. */
export type Role =
  /** the fields that its "then" brings; none where it only says more about others */
  | { of: 'reveal'; fields: readonly string[] }
  /** answers that fit it are refused */
  | { of: 'refusal' }
  /** whether a step belongs to its journey */
  | { of: 'step'; hash: string }
  /** whether a notice or something like it shows */
  | { of: 'notice' };

export function roleOf(context: CheckContext, { file, scope, condition }: ConditionUse): Role {
  const { pointer } = condition;
  const around = valueIn(context.resolved(file).value, pointer.slice(0, pointer.lastIndexOf('/')));
  if (scope.of === 'journey') {
    const step = isObject(around) && isObject(around.step) ? around.step : {};
    return { of: 'step', hash: String(step.hash) };
  }
  if (!isObject(around)) return { of: 'notice' };
  if (around.if === condition.schema) {
    const properties = isObject(around.then) ? around.then.properties : undefined;
    return { of: 'reveal', fields: Object.keys(isObject(properties) ? properties : {}) };
  }
  return around.not === condition.schema ? { of: 'refusal' } : { of: 'notice' };
}
