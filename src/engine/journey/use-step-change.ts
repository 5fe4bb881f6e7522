import { type RefObject, useEffect, useRef } from 'react';
import type { Step } from '#types/content/journey';
import { leadBack } from './step-transition.ts';

interface StepChange {
  step: Step;
  /** Position among the steps. */
  index: number;
  title: string;
  heading: RefObject<HTMLElement | null>;
  /** True once the step is drawn. */
  isReady: boolean;
  /** True if the first step takes the focus, too. */
  continues: boolean;
  onStep?: ((step: Step) => void) | undefined;
}

/**
 * Follows a change of step: sets the document's title, scrolls to the top, and moves the focus
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
