import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Step } from '#types/content/step';
import { useEngine } from '../engine-context.ts';
import { createFormStore, type FormStore } from '../form/form-store.ts';
import type { JsonObject } from '../form/paths.ts';
import { visibleAnswers } from '../form/visible-answers.ts';

/** The facts that a step may look at: those it says it reads, as far as they are known. */
export function factsRead(step: Step, facts: JsonObject): JsonObject {
  return Object.fromEntries(
    (step.reads ?? []).map((name) => [name, facts[name]]).filter(([, value]) => value !== undefined),
  );
}

interface StepForms {
  facts: JsonObject;
  /** What is already answered when a step is opened for the first time. */
  answersOf(step: Step): JsonObject;
  /** Hears of every change, with the answers that are in view. */
  onAnswers(step: Step, answers: JsonObject): void;
}

/**
 * The form of a step. It is kept for as long as the journey is open, so that going back finds everything as it
 * was typed, valid or not.
 */
export function useStepForm(step: Step, { facts, answersOf, onAnswers }: StepForms): FormStore {
  const { rules } = useEngine();
  const forms = useRef(new Map<string, FormStore>());
  const listener = useRef(onAnswers);
  listener.current = onAnswers;

  const form = useMemo(() => {
    const open = forms.current.get(step.hash);
    if (open) return open;
    const created = createFormStore({
      schema: step.schema,
      rules,
      answers: answersOf(step),
      facts: factsRead(step, facts),
    });
    created.subscribe((state, before) => {
      if (state.answers !== before.answers || state.facts !== before.facts) {
        listener.current(step, visibleAnswers(step.schema, rules, state.facts, state.answers));
      }
    });
    forms.current.set(step.hash, created);
    return created;
    // biome-ignore lint/correctness/useExhaustiveDependencies: made once; facts follow below
  }, [step, rules]);

  // before the paint: a step never shows fields of a fact that has changed
  useLayoutEffect(() => form.setFacts(factsRead(step, facts)), [form, step, facts]);
  return form;
}
