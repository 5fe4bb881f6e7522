import { type RefObject, useEffect, useRef } from 'react';

interface StepChange {
  hash: string;
  title: string;
  heading: RefObject<HTMLElement | null>;
  onStep?: ((hash: string) => void) | undefined;
}

/**
 * What a change of step brings about: the document's title follows it, the page starts at its top, and the focus
 * goes to the heading. The step a visit begins with leaves focus and scroll position alone.
 */
export function useStepChange({ hash, title, heading, onStep }: StepChange): void {
  const last = useRef<string | undefined>(undefined);

  useEffect(() => {
    document.title = title;
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of step only, not of what hears of it
  useEffect(() => {
    if (last.current === hash) return;
    const begins = last.current === undefined;
    last.current = hash;
    onStep?.(hash);
    if (begins) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [hash]);
}
