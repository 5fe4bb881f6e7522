import {
  conditionsOf,
  namesRead,
  type SchemaPart,
  samePlace,
} from '../../content/check/model/schema-parts.ts';

import { isObject } from '../../content/json.ts';
import type { SiteField } from '../site/fields.ts';
import { holderOf } from '../walk/inside.ts';
import type { Question } from '../walk/variables.ts';
import type { StepOfSite } from './found.ts';

/** The conditions of an object's schema that say something of a property, in view as it may be already. */
function conditionsAbout(name: string, whole: SchemaPart): SchemaPart[] {
  return samePlace(whole).flatMap((part) => {
    const { if: condition, ...said } = part.schema;
    const isAbout = namesRead({ ...part, schema: said }).some((used) => used.name === name);
    return isAbout ? conditionsOf([part]) : [];
  });
}

/** The conditions of a step's form that say something of a field at its root. */
export function rulesAbout({ journey, step }: StepOfSite, { name }: SiteField): Question {
  const conditions = conditionsAbout(name, {
    schema: step.schema,
    pointer: `${step.at}/schema`,
  });
  return { journey, step, withAnswers: true, conditions };
}

/** The conditions inside a list or a group that decide whether a field in it is there, and which rules it has. */
export function rulesBeside(root: SiteField, field: SiteField): SchemaPart[] {
  const holder = holderOf(root, field);
  if (!holder) return [];
  const { schema, pointer } = holder;
  const { items } = schema;
  const inside = isObject(items) ? { schema: items, pointer: `${pointer}/items` } : { schema, pointer };
  return [...field.gates, ...conditionsAbout(field.name, inside)];
}
