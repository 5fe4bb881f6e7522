import type { CSSProperties, ReactNode } from 'react';
import type { Tooltip as TooltipContent } from '#types/content/ui-schema';
import { Icon, icons } from '../ui/Icon.tsx';
import { Text } from '../ui/Text.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import type { Widget } from '../widgets/widget.ts';
import { FieldLabel } from './FieldLabel.tsx';

type Width = CSSProperties & Record<'--chars', number | undefined>;

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
  /** Characters that the control has room for. */
  width: number | undefined;
  message: string | undefined;
  children: ReactNode;
}

/** What stands around a control: its label or legend, its hint, and its error right below it (§5). */
export function FieldFrame(props: FieldFrameProps) {
  const { kind, id, name, label, hint, tooltip, required, hideLabel, message, children, size, width } = props;
  const title = kind !== 'none' && (
    <FieldLabel id={id} kind={kind} label={label} required={required} isHidden={hideLabel} />
  );
  return (
    <div
      className="field"
      data-field={name}
      data-size={size}
      data-invalid={message ? '' : undefined}
      style={{ '--chars': width } as Width}
    >
      {tooltip ? (
        <div className="field-head">
          {/* a widget that names itself stands here in its label's place */}
          <div>{title || children}</div>
          <Tooltip id={`${id}-tooltip`} {...tooltip} />
        </div>
      ) : (
        title
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {(title || !tooltip) && children}
      {message && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <Icon shape={icons.error} />
          <Text>{message}</Text>
        </p>
      )}
    </div>
  );
}
