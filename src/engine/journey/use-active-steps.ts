import { useRef, useState, useSyncExternalStore } from 'react';
import type { Journey } from '#types/content/journey';
import { useEngine } from '../engine-context.ts';
import type { JsonObject } from '../form/paths.ts';
import { type ActiveStep, activeSteps } from './journey-steps.ts';
import { createStepForms, type StepForms, type StepFormsOptions } from './step-forms.ts';

/**
 * Creates the forms of a journey, and returns its steps for these facts and the answers so far. An answer can add or
 * remove later steps at once.
 */
export function useActiveSteps(
  journey: Journey,
  facts: JsonObject,
  options: StepFormsOptions,
): { forms: StepForms; entries: readonly ActiveStep[] } {
  const { validators } = useEngine();
  const latest = useRef(options);
  latest.current = options;
  // the forms live as long as the journey, but its later steps can come after the first one
  const [forms] = useState(() =>
    createStepForms({
      answersOf: (step) => latest.current.answersOf(step),
      hasBegun: (step) => latest.current.hasBegun?.(step),
      onAnswers: (changes, visible) => latest.current.onAnswers(changes, visible),
      onTyped: (changes, step) => latest.current.onTyped?.(changes, step),
    }),
  );
  const entriesNow = () => activeSteps(journey, facts, validators, forms);
  const hashes = () =>
    entriesNow()
      .map(({ step }) => step.hash)
      .join();
  useSyncExternalStore(forms.subscribe, hashes, hashes);
  return { forms, entries: entriesNow() };
}
