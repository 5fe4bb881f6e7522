import type { ReactNode } from 'react';
import { useEngine } from '../engine-context.ts';

interface RetryButtonProps {
  children: ReactNode;
  /** Called with the button, which usually disappears. */
  onRetry(button: HTMLElement): void;
}

/** Draws "Try again", and reports that it was pressed. */
export function RetryButton({ children, onRetry }: RetryButtonProps) {
  const { report } = useEngine();
  return (
    <button
      className="button-quiet"
      type="button"
      onClick={({ currentTarget }) => {
        report({ type: 'retry' });
        onRetry(currentTarget);
      }}
    >
      {children}
    </button>
  );
}
