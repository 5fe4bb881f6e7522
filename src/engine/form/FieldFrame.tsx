import type { ReactNode } from 'react';
import type { Tooltip as TooltipContent } from '#types/content/ui-schema';
import { useEngine } from '../engine-context.ts';
import { Icon, icons } from '../ui/Icon.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import type { Widget } from '../widgets/widget.ts';

interface FieldFrameProps {
  kind: Widget['frame'];
  id: string;
  name: string;
  label: string;
  hint: string | undefined;
  tooltip: TooltipContent | undefined;
  required: boolean;
  hideLabel: boolean;
  size: 'full' | 'half';
  message: string | undefined;
  children: ReactNode;
}

/** What stands around a control: its label or legend, its hint, and its error right below it (§5). */
export function FieldFrame(props: FieldFrameProps) {
  const { kind, id, name, hint, tooltip, message, children, size } = props;
  const { optional } = useEngine().texts;
  const words = (
    <>
      {props.label}
      {!props.required && <span className="field-optional"> ({optional})</span>}
    </>
  );
  const labelClass = props.hideLabel ? 'visually-hidden' : 'field-label';
  const label = {
    label: (
      <label className={labelClass} id={`${id}-label`} htmlFor={id}>
        {words}
      </label>
    ),
    group: (
      <p className={labelClass} id={`${id}-label`}>
        {words}
      </p>
    ),
    none: null,
  }[kind];
  return (
    <div className="field" data-field={name} data-size={size} data-invalid={message ? '' : undefined}>
      {tooltip ? (
        <div className="field-head">
          {label}
          <Tooltip id={`${id}-tooltip`} {...tooltip} />
        </div>
      ) : (
        label
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {message && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <Icon shape={icons.error} />
          {message}
        </p>
      )}
    </div>
  );
}
