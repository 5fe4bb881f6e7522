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
  /** Answers that may be changed outside of the journey as well: its forms follow them. */
  outside?: JsonObject;
  /** It goes on from something else on this page, so that its first step takes the focus like any other. */
  continues?: boolean;
  /** Is called with every step that is opened, the first included. */
  onStep?: (step: Step) => void;
  /** Leads out of the journey, back from its first step; without it, that step has no way back. */
  onLeave?: () => void;
  /**
   * Leads back to where one answer was to be changed: Next leads there once no step is incomplete, and to that step
   * before.
   */
  onChanged?: (() => void) | undefined;
  /** Sends the journey, from a step that does; it settles when that is done, and reports itself what has failed. */
  onSubmit?: (submission: Submission) => Promise<void>;
  /** Stands with the progress. */
  note?: ReactNode;
  /** Stands beside the step. */
  beside?: ReactNode;
}

const NOTHING: JsonObject = {};

/**
 * Draws the steps of a journey, one at a time, addressed by the hash (§2).
 * @throws Error when no step belongs to the journey for these facts
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
  // before the paint: a step never shows fields of a fact that has changed
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
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);

  const goOn = () => {
    const missing = onChanged && incompleteOf(entries.length);
    if (missing) pushHash(missing.hash);
    else (onChanged ?? go(entries[index + 1]))?.();
    return true;
  };
  const submit = () => {
    // what was right when it was drawn may be so no more: rules count in days
    if (incompleteOf(index + 1)) {
      form.setValue([], form.getState().answers);
      drawAgain();
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
      onNext={step.submit ? submit : entries[index + 1] || onChanged ? goOn : undefined}
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
