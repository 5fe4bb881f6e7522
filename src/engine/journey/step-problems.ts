import type { Step } from '#types/content/journey';
import type { SubmitTexts } from '#types/content/texts';
import type { Engine } from '../engine-context.ts';
import { fill } from '../fill.ts';
import { messageFor } from '../form/field-errors.ts';
import type { FormState } from '../form/form-store.ts';
import { fieldNames } from '../form/schema.ts';

/** An error of a whole step, with a link to where it can be corrected. */
export interface StepProblem {
  text: string;
  href?: string | undefined;
}

function formProblem(
  step: Step,
  { errors, facts, visible }: FormState,
  { validators, texts }: Pick<Engine, 'validators' | 'texts'>,
): StepProblem[] {
  const names = new Set(fieldNames(step.schema));
  const [, error] = [...errors].find(([at]) => !names.has(at.split('/')[1] ?? '')) ?? [];
  const text = messageFor(error, step.uiSchema['ui:messages'], texts.invalid);
  if (!text) return [];
  // the link of the alert that explains the error
  const alert = step.alerts?.find(
    ({ when, link }) => link && validators.test(when, { ...facts, ...visible }),
  );
  return [{ text, href: alert?.link?.href }];
}

function earlierStep({ submit }: Step, incomplete: Step | undefined, texts: SubmitTexts): StepProblem[] {
  if (!submit || !incomplete) return [];
  const text = fill((submit.incomplete ?? texts.incomplete).link, { heading: incomplete.heading });
  return [{ text, href: `#${incomplete.hash}` }];
}

/** Returns the problems that block a step, besides its fields' own errors. */
export function stepProblems(
  step: Step,
  state: FormState,
  incomplete: Step | undefined,
  engine: Pick<Engine, 'validators' | 'texts'>,
): StepProblem[] {
  return [...formProblem(step, state, engine), ...earlierStep(step, incomplete, engine.texts.submit)];
}
