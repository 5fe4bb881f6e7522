import { useLayoutEffect, useRef, useState } from 'react';
import type { Journey, Step } from '#types/content/journey';
import { useEngine } from '../engine-context.ts';
import { factsRead } from '../form/facts-read.ts';
import type { JsonObject } from '../form/paths.ts';
import { activeSteps, stepIndex } from './active-steps.ts';
import { StepView } from './StepView.tsx';
import { createStepForms, type StepFormsOptions } from './step-forms.ts';
import { pushHash, useHash } from './use-hash.ts';
import { useStepChange } from './use-step-change.ts';

export interface JourneyViewProps extends StepFormsOptions {
  journey: Journey;
  /** What conditions may read, as it is known now. */
  facts: JsonObject;
  /** Hears of every step that is opened, the first included. */
  onStep?: (step: Step) => void;
}

/**
 * The steps of a journey, one at a time, addressed by the hash (§2).
 * @throws Error when no step belongs to the journey for these facts
 */
export function JourneyView({ journey, facts, answersOf, onAnswers, onStep }: JourneyViewProps) {
  const { rules } = useEngine();
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = activeSteps(journey, facts, rules);
  const index = stepIndex(steps, useHash());
  const step = steps[index];
  if (!step)
    throw new Error(`The journey "${journey.name}" has no step for what is known: ${JSON.stringify(facts)}.`);

  const [forms] = useState(() => createStepForms({ answersOf, onAnswers }));
  const form = forms.formOf(step, rules, facts);
  // before the paint: a step never shows fields of a fact that has changed
  useLayoutEffect(() => form.setFacts(factsRead(step, facts)), [form, step, facts]);
  useStepChange({ step, title: `${step.heading} | ${journey.name}`, heading, onStep });

  const go = (to: Step | undefined) => to && (() => pushHash(to.hash));
  return (
    <StepView
      key={step.hash}
      step={step}
      form={form}
      heading={heading}
      journey={journey}
      position={{ step: index + 1, steps: steps.length }}
      onNext={go(steps[index + 1])}
      onPrevious={go(steps[index - 1])}
    />
  );
}
