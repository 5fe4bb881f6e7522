import type { ReactNode } from 'react';
import { useEngine } from '../engine-context.ts';
import { Icon, icons } from '../ui/Icon.tsx';
import type { Widget } from '../widgets/widget.ts';

interface FieldFrameProps {
  kind: Widget['frame'];
  id: string;
  name: string;
  label: string;
  hint: string | undefined;
  required: boolean;
  hideLabel: boolean;
  size: 'full' | 'half';
  message: string | undefined;
  children: ReactNode;
}

/** What stands around a control: its label or legend, its hint, and its error right below it (§5). */
export function FieldFrame(props: FieldFrameProps) {
  const { kind, id, name, hint, message, children, size } = props;
  const { optional } = useEngine().texts;
  const label = (
    <>
      {props.label}
      {!props.required && <span className="field-optional"> ({optional})</span>}
    </>
  );
  const labelClass = props.hideLabel ? 'visually-hidden' : 'field-label';
  return (
    <div className="field" data-field={name} data-size={size} data-invalid={message ? '' : undefined}>
      {kind === 'label' && (
        <label className={labelClass} id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
      )}
      {kind === 'group' && (
        <p className={labelClass} id={`${id}-label`}>
          {label}
        </p>
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
