import type { Journey, Step } from '#types/content/journey';
import { useEngine } from '../engine-context.ts';
import type { JsonObject } from '../form/paths.ts';
import { activeSteps, stepIndex } from './active-steps.ts';
import { StepView } from './StepView.tsx';
import { pushHash, useHash } from './use-hash.ts';
import { useStepForm } from './use-step-form.ts';

export interface JourneyViewProps {
  journey: Journey;
  /** What conditions may read, as it is known now. */
  facts: JsonObject;
  /** What is already answered when a step is opened for the first time. */
  answersOf(step: Step): JsonObject;
  /** Hears of every change in a step, with the answers that are in view. */
  onAnswers(step: Step, answers: JsonObject): void;
  /** Hears of every step that is opened, the first included. */
  onStep?: (step: Step) => void;
}

/** The steps of a journey, one at a time, addressed by the hash (§2). */
export function JourneyView({ journey, facts, answersOf, onAnswers, onStep }: JourneyViewProps) {
  const { rules } = useEngine();
  const steps = activeSteps(journey, facts, rules);
  const index = stepIndex(steps, useHash());
  const step = steps[index];
  if (!step)
    throw new Error(`The journey "${journey.name}" has no step for what is known: ${JSON.stringify(facts)}.`);

  const form = useStepForm(step, { facts, answersOf, onAnswers });
  const go = (to: Step | undefined) => to && (() => pushHash(to.hash));
  return (
    <StepView
      key={step.hash}
      step={step}
      form={form}
      journey={journey}
      position={{ step: index + 1, steps: steps.length }}
      onNext={go(steps[index + 1])}
      onPrevious={go(steps[index - 1])}
      onStep={onStep}
    />
  );
}
