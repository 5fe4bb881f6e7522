import { useEffectEvent, useLayoutEffect } from 'react';
import type { WidgetProps } from '../widget.ts';

/** Keeps a field's value at true for as long as something holds, and at no time else, whatever was kept of it. */
export function useAnswer(
  holds: boolean,
  { value, onChange }: Pick<WidgetProps, 'value' | 'onChange'>,
): void {
  const answer = useEffectEvent((next: true | undefined) => {
    if (next !== value) onChange(next);
  });
  // before anything is drawn: a button must not be open for a moment
  useLayoutEffect(() => answer(holds || undefined), [holds]);
  useLayoutEffect(() => () => answer(undefined), []);
}
