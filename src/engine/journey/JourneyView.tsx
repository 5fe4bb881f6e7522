import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { Journey, JourneyEntry, Step } from '#types/content/journey';
import { useEngine } from '../engine-context.ts';
import type { JsonObject } from '../form/paths.ts';
import { JourneyProgress } from './JourneyProgress.tsx';
import { activeSteps, collectAnswers, firstIncomplete, type Submission, stepIndex } from './journey-steps.ts';
import { returnFocus } from './return-focus.ts';
import { StepLoading } from './StepLoading.tsx';
import { StepView } from './StepView.tsx';
import { createStepForms, type StepFormsOptions, selectFacts } from './step-forms.ts';
import { resetSubmitHandlers, runSubmitHandlers } from './submit-handlers.ts';
import { pushHash, useHash } from './use-hash.ts';
import { useStepChange } from './use-step-change.ts';
import { useStepModules } from './use-step-modules.ts';
import { useSubmit } from './use-submit.ts';

export interface JourneyViewProps extends StepFormsOptions {
  journey: Journey;
  /** The current facts that conditions may read. */
  facts: JsonObject;
  /** Answers that can also change outside of the journey. Its forms follow them. */
  outside?: JsonObject;
  /** True if the visitor comes from another part of this page: the first step then takes the focus like any other. */
  continues?: boolean;
  /** Called with each step that opens, including the first one. */
  onStep?: (step: Step) => void;
  /** Leaves the journey backwards from its first step. Without it, the first step has no Previous. */
  onLeave?: () => void;
  /**
   * Returns to the page where the visitor chose to change an answer. Next calls it when all steps are complete, and
   * opens the first incomplete step before that.
   */
  onChanged?: (() => void) | undefined;
  /** Submits the journey. It resolves when that is done, and reports failures itself. */
  onSubmit?: (submission: Submission) => Promise<void>;
  /** An element in the progress line. */
  note?: ReactNode;
  /** An element beside the step. */
  beside?: ReactNode;
}

const NOTHING: JsonObject = {};

/**
 * Draws the steps of a journey, one at a time, by the hash of the address (§2).
 * @throws Error when no step applies for these facts
 */
export function JourneyView({
  journey,
  facts,
  outside = NOTHING,
  continues = false,
  onStep,
  onLeave,
  onChanged,
  onSubmit,
  note,
  beside,
  ...answers
}: JourneyViewProps) {
  const { validators } = useEngine();
  const heading = useRef<HTMLHeadingElement>(null);
  const entries = activeSteps(journey, facts, validators);
  const hash = useHash();
  const { sending, send } = useSubmit(onSubmit);
  const index = stepIndex(entries, sending ?? hash);
  const entry = entries[index];
  if (!entry)
    throw new Error(`The journey "${journey.name}" has no step for what is known: ${JSON.stringify(facts)}.`);

  const { step, stage, mark } = entry;
  const loading = useStepModules(step.hash, entries[index + 1]?.step.hash);
  const isReady = loading.status === 'done';
  const [forms] = useState(() => createStepForms(answers));
  const form = forms.formOf(step, validators, facts);
  // before the paint, so that a step never shows fields for an outdated fact
  useLayoutEffect(() => form.setFacts(selectFacts(step, facts)), [form, step, facts]);
  useLayoutEffect(() => forms.follow(outside), [forms, outside]);
  useStepChange({
    step,
    index,
    title: `${step.heading} | ${journey.name}`,
    heading,
    isReady,
    continues,
    onStep,
  });

  const go = (to: JourneyEntry | undefined) => to && (() => pushHash(to.step.hash));
  const incompleteOf = (count: number) => firstIncomplete(entries.slice(0, count), forms, validators, facts);
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  const goToNextStep = () => {
    const missing = onChanged && incompleteOf(entries.length);
    if (missing) pushHash(missing.hash);
    else (onChanged ?? go(entries[index + 1]))?.();
    return true;
  };
  const submit = () => {
    // validate again: a date that was valid when it was drawn may be invalid today
    if (incompleteOf(index + 1)) {
      form.setValue([], form.getState().answers);
      rerender();
      return false;
    }
    send(step.hash, {
      answers: collectAnswers(entries.slice(0, index + 1), forms, validators, facts),
      complete: () => runSubmitHandlers(form),
      renew: () => resetSubmitHandlers(form),
      returnFocus: () => returnFocus(form, step.hash),
    });
    return true;
  };
  const onPrevious = go(entries[index - 1]) ?? onLeave;
  const view = isReady ? (
    <StepView
      key={step.hash}
      step={step}
      form={form}
      heading={heading}
      journey={journey}
      position={{ step: index + 1, steps: entries.length }}
      incomplete={step.submit && incompleteOf(index)}
      isSending={sending !== undefined}
      onNext={step.submit ? submit : entries[index + 1] || onChanged ? goToNextStep : undefined}
      onPrevious={onPrevious}
    />
  ) : (
    <StepLoading key={`${step.hash} loading`} step={step} loading={loading} onPrevious={onPrevious} />
  );
  return (
    <>
      {journey.progress && stage && (
        <JourneyProgress
          progress={journey.progress}
          stage={stage}
          mark={mark}
          note={note}
          isSending={sending !== undefined}
        />
      )}
      {beside || step.summary?.layout === 'beside' ? (
        <div className="step-beside">
          {view}
          <div className="step-aside" inert={sending !== undefined}>
            {beside}
          </div>
        </div>
      ) : (
        view
      )}
    </>
  );
}
