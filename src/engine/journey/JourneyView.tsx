import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { Journey, JourneyEntry, Step } from '#types/content/journey';
import { useEngine } from '../engine-context.ts';
import { factsRead } from '../form/facts-read.ts';
import type { JsonObject } from '../form/paths.ts';
import { activeSteps, stepIndex } from './active-steps.ts';
import { JourneyProgress } from './JourneyProgress.tsx';
import { returnFocus } from './return-focus.ts';
import { StepView } from './StepView.tsx';
import { createStepForms, type StepFormsOptions } from './step-forms.ts';
import { collectAnswers, firstIncomplete, type Submission } from './submission.ts';
import { completeForm, renewForm } from './submit-parts.ts';
import { pushHash, useHash } from './use-hash.ts';
import { useStepChange } from './use-step-change.ts';
import { useStepDoors } from './use-step-doors.ts';
import { useSubmit } from './use-submit.ts';

export interface JourneyViewProps extends StepFormsOptions {
  journey: Journey;
  /** What conditions may read, as it is known now. */
  facts: JsonObject;
  /** Answers that may be changed outside of the journey as well: its forms follow them. */
  outside?: JsonObject;
  /** Whether it goes on from something else on this page, so that its first step takes the focus like any other. */
  continues?: boolean;
  /** Hears of every step that is opened, the first included. */
  onStep?: (step: Step) => void;
  /** Leads out of the journey, back from its first step; without it, that step has no way back. */
  onLeave?: () => void;
  /** Sends the journey, from a step that does; it settles when that is done, and tells itself what has failed. */
  onSubmit?: (submission: Submission) => Promise<void>;
  /** What stands with the progress. */
  note?: ReactNode;
  /** What stands beside the step. */
  beside?: ReactNode;
}

const NOTHING: JsonObject = {};

/**
 * The steps of a journey, one at a time, addressed by the hash (§2).
 * @throws Error when no step belongs to the journey for these facts
 */
export function JourneyView({
  journey,
  facts,
  outside = NOTHING,
  continues = false,
  onStep,
  onLeave,
  onSubmit,
  note,
  beside,
  ...answers
}: JourneyViewProps) {
  const { rules, texts } = useEngine();
  const heading = useRef<HTMLHeadingElement>(null);
  const entries = activeSteps(journey, facts, rules);
  const hash = useHash();
  const { sending, send } = useSubmit(onSubmit);
  const index = stepIndex(entries, sending ?? hash);
  const entry = entries[index];
  if (!entry)
    throw new Error(`The journey "${journey.name}" has no step for what is known: ${JSON.stringify(facts)}.`);

  const { step, stage, mark } = entry;
  const isReady = useStepDoors(step.hash, entries[index + 1]?.step.hash);
  const [forms] = useState(() => createStepForms(answers));
  const form = forms.formOf(step, rules, facts);
  // before the paint: a step never shows fields of a fact that has changed
  useLayoutEffect(() => form.setFacts(factsRead(step, facts)), [form, step, facts]);
  useLayoutEffect(() => forms.follow(outside), [forms, outside]);
  useStepChange({ step, title: `${step.heading} | ${journey.name}`, heading, isReady, continues, onStep });

  const go = (to: JourneyEntry | undefined) => to && (() => pushHash(to.step.hash));
  const incompleteOf = (count: number) => firstIncomplete(entries.slice(0, count), forms, rules, facts);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const submit = () => {
    // what was right when it was drawn may be so no more: rules count in days
    if (incompleteOf(index + 1)) {
      form.setValue([], form.getState().answers);
      form.revealErrors();
      return drawAgain();
    }
    send(step.hash, {
      answers: collectAnswers(entries.slice(0, index + 1), forms, rules, facts),
      complete: () => completeForm(form),
      renew: () => renewForm(form),
      returnFocus: () => returnFocus(form, step.hash),
    });
  };
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
      onNext={step.submit ? submit : go(entries[index + 1])}
      onPrevious={go(entries[index - 1]) ?? onLeave}
    />
  ) : (
    <p className="step-loading" role="status">
      {texts.loading}
    </p>
  );
  return (
    <>
      {journey.progress && stage && (
        <JourneyProgress progress={journey.progress} stage={stage} mark={mark} note={note} />
      )}
      {beside ? (
        <div className="step-beside">
          {view}
          {beside}
        </div>
      ) : (
        view
      )}
    </>
  );
}
