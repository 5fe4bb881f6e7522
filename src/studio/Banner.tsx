import type { ReactNode } from 'react';
import { Icon, icons } from '../engine/ui/Icon.tsx';

interface BannerProps {
  severity: 'error' | 'warning';
  text: string;
  /** The buttons. */
  children?: ReactNode;
}

/** Draws a problem, and what to do about it, over the width of a pane or the window. */
export function Banner({ severity, text, children }: BannerProps) {
  return (
    <div className="banner bar" data-severity={severity}>
      <Icon shape={icons[severity]} />
      <p>{text}</p>
      {children}
    </div>
  );
}
