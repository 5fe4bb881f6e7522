import { type ReactNode, useLayoutEffect, useReducer, useRef } from 'react';
import type { Journey, JourneyEntry, Step } from '#types/content/journey';
import { useEngine } from '../engine-context.ts';
import type { Values } from '../fill.ts';
import type { JsonObject } from '../form/paths.ts';
import { useTree } from '../ui/tree.ts';
import { useLazyModule } from '../ui/use-lazy-module.ts';
import { fillStep, textValues } from './answer-texts.ts';
import { JourneyProgress } from './JourneyProgress.tsx';
import { type ActiveStep, firstIncomplete, stepIndex } from './journey-steps.ts';
import { StepLoading } from './StepLoading.tsx';
import { StepView } from './StepView.tsx';
import { type StepFormsOptions, selectFacts } from './step-forms.ts';
import { createSubmission, type Submission } from './submission.ts';
import { useActiveSteps } from './use-active-steps.ts';
import { changedFrom, pushHash, useStepHash } from './use-hash.ts';
import { useStepChange } from './use-step-change.ts';
import { useStepModules } from './use-step-modules.ts';
import { useSubmit } from './use-submit.ts';

export interface JourneyViewProps extends StepFormsOptions {
  journey: Journey;
  /** The current facts that conditions may read. */
  facts: JsonObject;
  /** The facts as visitors read them, if these differ. */
  values?: Values;
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
  /** An element to show while the journey is being sent, such as the progress of an upload. */
  whileSending?: ReactNode;
  /** An element in the progress line. */
  note?: ReactNode;
  /** An element beside the step; null in a step without one. */
  beside?: ReactNode;
}

const NOTHING: JsonObject = {};

/** Loads the list of answers. Few journeys have one, and never in their first step. */
const loadReview = () => import('./StepReview.tsx');

/**
 * Draws the steps of a journey, one at a time, by the hash of the address (§2).
 * @throws Error when no step applies for these facts
 */
export function JourneyView({
  journey,
  facts,
  values: factValues = facts,
  outside = NOTHING,
  continues = false,
  onStep,
  onLeave,
  onChanged,
  onSubmit,
  whileSending,
  note,
  beside,
  ...answers
}: JourneyViewProps) {
  const engine = useEngine();
  const tree = useTree();
  const { validators } = engine;
  const heading = useRef<HTMLHeadingElement>(null);
  const { forms, entries } = useActiveSteps(journey, facts, answers);
  const hash = useStepHash(journey);
  const { sending, send, afterwards } = useSubmit(onSubmit);
  const index = stepIndex(entries, sending ?? hash);
  const entry = entries[index];
  if (!entry)
    throw new Error(`The journey "${journey.name}" has no step for what is known: ${JSON.stringify(facts)}.`);

  const { step, stage, mark, known } = entry;
  const modules = useStepModules(step.hash, entries[index + 1]?.step.hash);
  const hasReview = journey.steps.some((each) => each.step.review);
  const review = useLazyModule(loadReview, step.review ?? false, hasReview ? 'when idle' : 'on demand');
  const loading = step.review && modules.status === 'done' ? review : modules;
  const isReady = loading.status === 'done';
  const earlier = entries.slice(0, index);
  const valuesOf = (each: ActiveStep) => textValues(each.step, each.known, earlier, engine, factValues);
  const values = valuesOf(entry);
  const shown = fillStep(step, values);
  // created with its values: the first paint comes before the step's parts follow the form
  const form = isReady ? forms.formOf(step, validators, known, values) : undefined;
  // before the paint, so that a step never shows fields for an outdated fact
  useLayoutEffect(() => form?.setFacts(selectFacts(step, known), values));
  useLayoutEffect(() => forms.follow(outside), [forms, outside]);
  useStepChange({
    step,
    index,
    title: `${shown.heading} | ${journey.name}`,
    heading,
    isReady,
    continues,
    onStep,
  });

  const go = (to: JourneyEntry | undefined) => to && (() => pushHash(to.step.hash));
  const incompleteOf = (count: number) => firstIncomplete(entries.slice(0, count), forms, validators);
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  /** Validates the current step again: a date that was valid when it was drawn may be invalid today. */
  const revalidate = () => {
    form?.setValue([], form.getState().answers);
    rerender();
    return false;
  };
  const goToNextStep = () => {
    const review = changedFrom();
    const reviewAt = entries.findIndex((each) => each.step.hash === review);
    if (review && reviewAt >= 0) {
      const missing = incompleteOf(reviewAt);
      if (missing?.step === step) return revalidate();
      if (missing) pushHash(missing.step.hash, review);
      else pushHash(review);
      return true;
    }
    const missing = onChanged && incompleteOf(entries.length);
    if (missing?.step === step) return revalidate();
    if (missing) pushHash(missing.step.hash);
    else (onChanged ?? go(entries[index + 1]))?.();
    return true;
  };
  const submit = () => {
    if (incompleteOf(index + 1)) return revalidate();
    send(
      step.hash,
      createSubmission({ entries: entries.slice(0, index + 1), forms, engine, tree, afterwards }),
    );
    return true;
  };
  const onPrevious = go(entries[index - 1]) ?? onLeave;
  const incomplete = step.submit && incompleteOf(index);
  const view = form ? (
    <StepView
      key={step.hash}
      step={shown}
      form={form}
      heading={heading}
      journey={journey}
      position={{ step: index + 1, steps: entries.length }}
      incomplete={incomplete && fillStep(incomplete.step, valuesOf(incomplete))}
      review={
        review.result && <review.result.StepReview {...{ hash: step.hash, earlier, forms, factValues }} />
      }
      isSending={sending !== undefined}
      whileSending={whileSending}
      onNext={step.submit ? submit : entries[index + 1] || onChanged ? goToNextStep : undefined}
      onPrevious={onPrevious}
    />
  ) : (
    <StepLoading key={`${step.hash} loading`} step={shown} loading={loading} onPrevious={onPrevious} />
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
      {beside !== undefined || step.summary?.layout === 'beside' ? (
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
