import { onTestFinished, vi } from 'vitest';
import type { ApplicationPage, Step } from '#types/content/application-page';
import type { UiSchema } from '#types/content/ui-schema';
import { compilePage } from '../../../../scripts/content/compile/page.ts';
import { pageFiles, readContent } from '../../../../scripts/content/read.ts';
import { withDefaults } from '../../../../src/engine/form/defaults.ts';
import { byField } from '../../../../src/engine/form/field-errors.ts';
import { type FormState, formState } from '../../../../src/engine/form/form-store.ts';
import type { JsonObject } from '../../../../src/engine/form/paths.ts';
import { visibleAnswers } from '../../../../src/engine/form/revealed-fields.ts';
import { selectFacts } from '../../../../src/engine/journey/step-forms.ts';
import type { CompiledPage } from '../../../../src/engine/mount/compiled-page.ts';
import { requireRuntime } from '../../../../src/engine/validators/runtime.ts';
import { createValidators } from '../../../../src/engine/validators/validators.ts';

async function compileApplication() {
  const files = readContent();
  const file = pageFiles(files).find(({ kind }) => kind === 'application-page');
  if (!file) throw new Error('There is no page of the kind "application-page" in content/.');
  const { code } = compilePage(files, file);
  const module: { default(require: typeof requireRuntime): CompiledPage } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  const { content, validators } = module.default(requireRuntime);
  const { journey, confirmation } = content as ApplicationPage;
  return { journey, confirmation, validators: createValidators(validators) };
}

export const { journey, confirmation, validators } = await compileApplication();

function stepOf(hash: string): Step {
  const step = journey.steps.find((entry) => entry.step.hash === hash)?.step;
  if (!step) throw new Error(`The application has no step "${hash}".`);
  return step;
}

export const uiOf = (hash: string, field: string): UiSchema =>
  (stepOf(hash).uiSchema?.[field] ?? {}) as UiSchema;

/** Returns the initial state of a step's form with these answers and facts, and its defaults. */
export function stateOf(hash: string, answers: JsonObject, facts: JsonObject = {}): FormState {
  const { schema, reads = [] } = stepOf(hash);
  const begun = withDefaults(schema, answers);
  return formState({ schema, validators, answers: begun, facts: selectFacts({ reads }, facts) });
}

/** Returns the keyword of each error in a step's answers, by its pointer. */
export function errorsOf(hash: string, answers: object, facts: JsonObject = {}): Record<string, string> {
  const { schema } = stepOf(hash);
  const visible = visibleAnswers(schema, validators, facts, answers as JsonObject);
  const errors = byField(validators.errors(schema, { ...facts, ...visible }));
  return Object.fromEntries([...errors].map(([at, { keyword }]) => [at, keyword]));
}

/** Returns the keyword of the error in one answer. Undefined if the answer is valid. */
export const fault = (hash: string, field: string, answer: unknown, others = {}, facts: JsonObject = {}) =>
  errorsOf(hash, { ...others, [field]: answer }, facts)[`/${field}`];

/** Sets `Date` to the early morning of a day, in local time, until the test ends. */
export function setToday(year: number, month: number, day: number): void {
  vi.useFakeTimers({ now: new Date(year, month - 1, day, 0, 5), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}
