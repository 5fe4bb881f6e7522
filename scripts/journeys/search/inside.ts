import type { SchemaPart } from '../../content/check/model/schema-parts.ts';
import { namesRead } from '../../content/check/model/schema-parts.ts';
import type { SiteField } from '../site/fields.ts';
import type { SiteStep } from '../site/site.ts';
import { findAssignment } from './assignments.ts';
import { type StepContext, withAnswer } from './context.ts';
import { createVariable, type Variable } from './variables.ts';

/** Returns the names beside a field in a list or a group that decide whether conditions there hold. */
export function variablesInside(
  step: SiteStep,
  field: SiteField,
  conditions: readonly SchemaPart[] = field.gates,
): Variable[] {
  const beside = field.holder?.inside ?? [];
  const deciding = new Set<SiteField>();
  const waiting = [...conditions];
  for (let condition = waiting.shift(); condition; condition = waiting.shift()) {
    const names = namesRead(condition).map(({ name }) => name);
    for (const each of beside.filter(({ name }) => names.includes(name))) {
      if (!deciding.has(each)) waiting.push(...each.gates);
      deciding.add(each);
    }
  }
  const all = [...conditions, ...[...deciding].flatMap(({ gates }) => gates)];
  return [...deciding].map((each) =>
    createVariable(step.journey.site, each.name, { kind: 'field', step, field: each }, all),
  );
}

/** Finds few answers beside a field in a list or a group with which the step passes a test. */
export function findInside(
  context: StepContext,
  field: SiteField,
  isFound: (context: StepContext) => boolean,
  conditions: readonly SchemaPart[] = field.gates,
): StepContext | undefined {
  return findAssignment(variablesInside(context.step, field, conditions), (given) => {
    const filled = given.reduce<StepContext>(
      (before, { variable: { source }, value }) =>
        source.kind === 'field' ? withAnswer(before, source.field, value) : before,
      context,
    );
    return isFound(filled) ? filled : undefined;
  });
}
