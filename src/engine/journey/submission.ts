import type { Step } from '#types/content/journey';
import type { Engine } from '../engine-context.ts';
import type { Values } from '../fill.ts';
import { type JsonObject, pointer, withParents } from '../form/paths.ts';
import { revealedFields } from '../form/revealed-fields.ts';
import type { Tree } from '../ui/tree.ts';
import type { ValidationError } from '../validators/validators.ts';
import { textValues } from './answer-texts.ts';
import { type ActiveStep, collectAnswers } from './journey-steps.ts';
import { returnFocus } from './return-focus.ts';
import type { StepForms } from './step-forms.ts';
import { resetSubmitHandlers, runSubmitHandlers } from './submit-handlers.ts';
import { pushHash } from './use-hash.ts';

/** The data that a journey's last step passes to the page. */
export interface Submission {
  /** The visible answers by field name, at the time of submitting. */
  answers: JsonObject;
  /**
   * Runs each field's submit handler.
   * @returns the results by field name
   * @throws SubmitFailure if a handler fails
   */
  complete(): Promise<JsonObject>;
  /** Resets each field's submit handler for another attempt. */
  renew(): void;
  /** Moves the focus to the first invalid field after a failure. */
  returnFocus(): void;
  /**
   * Shows errors that only the server found at their fields, and opens the first step with one.
   * @returns false if none of them is about a field in view
   */
  refuse(errors: readonly ValidationError[]): Promise<boolean>;
  /** Returns the values for the texts of another step that reads the answers, such as a confirmation. */
  valuesFor(step: Pick<Step, 'reads'>): Values;
}

/** Returns what a pointer of the server can mean: some are written as in a link, percent-encoded and after #. */
function readingsOf(pointer: string): string[] {
  const at = pointer.replace(/^#/, '');
  try {
    return [at, decodeURIComponent(at)];
  } catch {
    return [at];
  }
}

/**
 * Shows errors that only the server found at the fields of their steps: each at the innermost field, group or list in
 * view that has its answer.
 * @returns the first step that shows one
 */
async function refuseAnswers(
  entries: readonly ActiveStep[],
  forms: StepForms,
  engine: Engine,
  errors: readonly ValidationError[],
): Promise<ActiveStep | undefined> {
  const { reviewFields } = await import('./reviewed-answers.ts');
  const { validators } = engine;
  const refused = entries.filter(({ step, known }) => {
    const { visible, facts } = forms.stateOf(step, validators, known);
    const names = Object.keys(revealedFields(step.schema, { ...facts, ...visible }, validators));
    const form = { schema: step.schema, uiSchema: step.uiSchema, path: [], group: '', values: {} };
    const answers = reviewFields(form, visible, facts, engine).flatMap(({ at }) => withParents(at));
    const shown = new Set([...names.map((name) => pointer([name])), ...answers]);
    const own = errors.flatMap((error) => {
      const around = readingsOf(error.instancePath).flatMap(withParents);
      const [instancePath] = around.filter((at) => shown.has(at)).sort((a, b) => b.length - a.length);
      return instancePath === undefined ? [] : [{ ...error, instancePath }];
    });
    if (own.length > 0) forms.formOf(step, validators, known).refuse(own);
    return own.length > 0;
  });
  return refused[0];
}

interface SubmissionOptions {
  /** The active steps up to the one that submits. */
  entries: readonly ActiveStep[];
  forms: StepForms;
  engine: Engine;
  /** Runs a function once nothing is being submitted. */
  afterwards(run: () => void): void;
  /** Returns the tree that contains the step. */
  tree(): Tree;
}

/** Creates the submission of a journey, from its last step in view. */
export function createSubmission({
  entries,
  forms,
  engine,
  tree,
  afterwards,
}: SubmissionOptions): Submission {
  const { validators } = engine;
  const last = entries.at(-1);
  if (!last) throw new Error('A journey without steps cannot be submitted.');
  const { step } = last;
  const form = forms.formOf(step, validators, last.known);
  const answers = collectAnswers(entries, forms, validators);
  let refused: ActiveStep | undefined;
  return {
    answers,
    complete: () => runSubmitHandlers(form),
    renew() {
      resetSubmitHandlers(form);
      if (refused) pushHash(refused.step.hash);
    },
    returnFocus: () => afterwards(() => returnFocus(form, step.hash, tree())),
    async refuse(errors) {
      refused = await refuseAnswers(entries, forms, engine, errors);
      return refused !== undefined;
    },
    valuesFor: (other) => textValues(other, answers, entries, engine),
  };
}
