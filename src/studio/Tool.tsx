import type { ComponentProps } from 'react';
import type { IconShape } from '../engine/compiled.ts';
import { Icon } from '../engine/ui/Icon.tsx';

interface ToolProps extends ComponentProps<'button'> {
  icon?: IconShape;
  /** True if it does nothing at the moment. It keeps the focus. */
  isOff?: boolean;
}

/** Draws a button of Studio. */
export function Tool({ icon, isOff = false, className = '', children, onClick, ...rest }: ToolProps) {
  return (
    <button
      {...rest}
      type="button"
      className={`tool ${className}`}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      {icon && <Icon shape={icon} />}
      {children}
    </button>
  );
}
