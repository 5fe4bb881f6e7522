import { type RefObject, useEffect, useRef } from 'react';
import type { Step } from '#types/content/journey';
import { useTree } from '../ui/tree.ts';
import { reverseTransition } from './step-transition.ts';

interface StepChange {
  step: Step;
  /** Position of the step. */
  index: number;
  title: string;
  heading: RefObject<HTMLElement | null>;
  /** True once the step is rendered. */
  isReady: boolean;
  /** True if the first step also takes the focus. */
  continues: boolean;
  onStep?: ((step: Step) => void) | undefined;
}

/**
 * Updates the page after a change of step: sets the document's title, scrolls to the top and moves the focus to the
 * heading. The first step of a visit leaves focus and scroll position alone. On a host page, the title stays,
 * and the top is that of the journey's root.
 */
export function useStepChange({ step, index, title, heading, isReady, continues, onStep }: StepChange): void {
  const tree = useTree();
  const last = useRef<string | undefined>(continues ? '' : undefined);

  const from = useRef(index);

  useEffect(() => {
    if (index < from.current) reverseTransition();
    from.current = index;
  }, [index]);

  useEffect(() => {
    if (tree() === document) document.title = title;
  }, [tree, title]);

  useEffect(() => {
    if (!isReady) last.current = '';
    if (!isReady || last.current === step.hash) return;
    const begins = last.current === undefined;
    last.current = step.hash;
    onStep?.(step);
    if (begins) return;
    const at = tree();
    if (at instanceof ShadowRoot) at.host.scrollIntoView({ behavior: 'instant' });
    else scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step, heading, isReady, onStep, tree]);
}
