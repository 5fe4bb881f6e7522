import type { Target } from '#types/data/journeys';
import { messageFor } from '../../../src/engine/form/field-errors.ts';
import type { ValidationError } from '../../../src/engine/validators/validators.ts';
import {
  conditionsOf,
  requiredNames,
  type SchemaPart,
  samePlace,
} from '../../content/check/model/schema-parts.ts';
import { isObject } from '../../content/json.ts';
import { notLookedThrough } from '../reasons.ts';
import type { StepScene } from '../walk/scene.ts';
import { findStep } from '../walk/search.ts';
import type { Question } from '../walk/variables.ts';
import type { Found, StepOfSite } from './found.ts';

/** The facts on which a form fails as a whole, and the values that it refuses. */
function rulesOf({ journey, step }: StepOfSite): Question {
  const whole: SchemaPart = { schema: step.schema, pointer: `${step.at}/schema` };
  const parts = samePlace(whole);
  const facts = requiredNames(parts).filter(({ name }) => !step.fields.has(name));
  const asked = { schema: { required: facts.map(({ name }) => name) }, pointer: whole.pointer };
  return { journey, step, withAnswers: true, conditions: [...conditionsOf(parts), asked] };
}

/** Returns the error of a form as a whole that its step tells of (src/engine/journey/step-problems.ts). */
function errorIn({ form, step }: StepScene): ValidationError | undefined {
  const errors = [...form.getState().errors];
  return errors.find(([at]) => !step.fields.has(at.split('/')[1] ?? ''))?.[1];
}

function findMessage(at: StepOfSite, keyword: string | undefined, text: string): Found {
  const { site, journey, step } = at;
  const rules = rulesOf(at);
  const messages = keyword === undefined ? text : { [keyword]: text };
  const scene = findStep(
    site,
    journey,
    step,
    [rules],
    (each) => messageFor(errorIn(each), messages) !== undefined,
  );
  const broken = keyword ?? (scene && errorIn(scene)?.keyword) ?? '';
  const target: Target = { kind: 'message', field: '', keyword: broken, text };
  const place = `${step.at}/uiSchema/ui:messages`;
  const found = { target, pointer: keyword === undefined ? place : `${place}/${keyword}` };
  if (scene) return { ...found, visit: scene.visit };
  const rule = keyword === undefined ? 'a rule of the form as a whole' : `the form’s own "${keyword}"`;
  return { ...found, reason: notLookedThrough(at, [rules]) ?? `nothing was found that breaks ${rule}` };
}

/** Finds the messages of a step's form as a whole. */
export function findFormMessages(at: StepOfSite): Found[] {
  const messages = at.step.entry.step.uiSchema['ui:messages'];
  if (typeof messages === 'string') return [findMessage(at, undefined, messages)];
  return Object.entries(isObject(messages) ? messages : {}).flatMap(([keyword, text]) =>
    typeof text === 'string' ? [findMessage(at, keyword, text)] : [],
  );
}
