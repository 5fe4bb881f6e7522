import { type RefObject, useEffect, useRef } from 'react';
import type { Step } from '#types/content/journey';
import { leadBack } from './step-transition.ts';

interface StepChange {
  step: Step;
  /** Where it stands among the others. */
  index: number;
  title: string;
  heading: RefObject<HTMLElement | null>;
  /** Whether the step is drawn already. */
  isReady: boolean;
  /** Whether the first step takes the focus, too. */
  continues: boolean;
  onStep?: ((step: Step) => void) | undefined;
}

/**
 * What a change of step brings about: the document's title follows it, the page starts at its top, and the focus
 * goes to the heading. The step a visit begins with leaves focus and scroll position alone.
 */
export function useStepChange({ step, index, title, heading, isReady, continues, onStep }: StepChange): void {
  const last = useRef<string | undefined>(continues ? '' : undefined);

  const from = useRef(index);

  useEffect(() => {
    if (index < from.current) leadBack();
    from.current = index;
  }, [index]);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (!isReady) last.current = '';
    if (!isReady || last.current === step.hash) return;
    const begins = last.current === undefined;
    last.current = step.hash;
    onStep?.(step);
    if (begins) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step, heading, isReady, onStep]);
}
