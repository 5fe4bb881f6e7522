import type { Step } from '#types/content/journey';
import type { Messages, UiSchema } from '#types/content/ui-schema';
import type { Engine } from '../engine-context.ts';
import type { Values } from '../fill.ts';
import { byField, messageFor } from '../form/field-errors.ts';
import { isObject, type JsonObject } from '../form/paths.ts';
import { revealedFields } from '../form/revealed-fields.ts';
import type { Tree } from '../ui/tree.ts';
import type { ValidationError, Validators } from '../validators/validators.ts';
import { textValues } from './answer-texts.ts';
import { type ActiveStep, collectAnswers } from './journey-steps.ts';
import { returnFocus } from './return-focus.ts';
import { type StepForms, selectFacts } from './step-forms.ts';
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
   * @returns false if no field in view has a message for one of them
   */
  refuse(errors: readonly ValidationError[]): boolean;
  /** Returns the values for the texts of another step that reads the answers, such as a confirmation. */
  valuesFor(step: Pick<Step, 'reads'>): Values;
}

/** Returns true if a field has a message for an error, which can be inside the field's value. */
function hasMessage(uiSchema: UiSchema, error: ValidationError): boolean {
  const [at = ''] = byField([error]).keys();
  let inside: unknown = uiSchema;
  let messages: Messages | undefined;
  for (const part of at.split('/').slice(1)) {
    const key = /^\d+$/.test(part) ? 'items' : part;
    if (!isObject(inside) || !Object.hasOwn(inside, key)) break;
    inside = inside[key];
    messages = (inside as UiSchema)['ui:messages'] ?? messages;
  }
  return messageFor(error, messages) !== undefined;
}

/**
 * Shows errors that only the server found at the fields of their steps.
 * @returns the first step that shows one
 */
function refuseAnswers(
  entries: readonly ActiveStep[],
  forms: StepForms,
  validators: Validators,
  errors: readonly ValidationError[],
): ActiveStep | undefined {
  const refused = entries.filter(({ step, known }) => {
    const { visible } = forms.stateOf(step, validators, known);
    const fields = revealedFields(step.schema, { ...selectFacts(step, known), ...visible }, validators);
    const own = errors.filter((error) => {
      const name = error.instancePath.split('/')[1] ?? '';
      return Object.hasOwn(fields, name) && hasMessage(step.uiSchema, error);
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
    refuse(errors) {
      refused = refuseAnswers(entries, forms, validators, errors);
      return refused !== undefined;
    },
    valuesFor: (other) => textValues(other, answers, entries, engine),
  };
}
