import { namesRead, type SchemaPart } from '../../content/check/model/schema-parts.ts';

import { type SiteField, withInside } from '../site/fields.ts';
import { findAssignment } from './assignments.ts';
import { withValue } from './attempts.ts';
import type { StepScene } from './scene.ts';
import { asked, likelyOf, type Variable, valuesOf } from './variables.ts';

/** The field that another one stands directly inside, from the field at the form's root. */
export function holderOf(root: SiteField, field: SiteField): SiteField | undefined {
  return withInside([root]).find(({ inside }) => inside.includes(field));
}

/** The fields beside one that decide whether it is there: what its conditions read, what decides on these, and so on. */
function deciding(beside: readonly SiteField[], gates: readonly SchemaPart[]): SiteField[] {
  const found = new Set<SiteField>();
  const waiting = [...gates];
  for (let gate = waiting.shift(); gate; gate = waiting.shift()) {
    const names = namesRead(gate).map(({ name }) => name);
    for (const field of beside.filter(({ name }) => names.includes(name))) {
      if (!found.has(field)) waiting.push(...field.gates);
      found.add(field);
    }
  }
  return [...found];
}

function variableOf(
  { site, journey, step }: StepScene,
  field: SiteField,
  gates: readonly SchemaPart[],
): Variable {
  const demands = asked(gates, field.name);
  const values = valuesOf(site, field.schema, demands);
  const source = { kind: 'field' as const, journey, step, field };
  return { name: field.name, source, values, likely: likelyOf(values, demands) };
}

/** The names beside a field inside a list or a group that decide whether conditions there hold. */
export function variablesInside(
  scene: StepScene,
  root: SiteField,
  field: SiteField,
  conditions: readonly SchemaPart[] = field.gates,
): Variable[] {
  const fields = deciding(holderOf(root, field)?.inside ?? [], conditions);
  const all = [...conditions, ...fields.flatMap(({ gates }) => gates)];
  return fields.map((each) => variableOf(scene, each, all));
}

/**
 * The step with few answers beside a field inside a list or a group with which it is as it should be.
 *
 * @param conditions what decides on that; whether the field is there, unless given
 */
export function findInside(
  scene: StepScene,
  root: SiteField,
  field: SiteField,
  isIt: (scene: StepScene) => boolean,
  conditions: readonly SchemaPart[] = field.gates,
): StepScene | undefined {
  const variables = variablesInside(scene, root, field, conditions);
  return findAssignment(variables, (given) => {
    const filled = given.reduce<StepScene>(
      (before, { variable: { source }, value }) =>
        source.kind === 'field' ? withValue(before, source.field, value) : before,
      scene,
    );
    return isIt(filled) ? filled : undefined;
  });
}
