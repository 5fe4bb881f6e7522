import type { CSSProperties, ReactNode } from 'react';
import type { Tooltip as TooltipContent } from '#types/content/ui-schema';
import { useEngine } from '../engine-context.ts';
import { Icon, icons } from '../ui/Icon.tsx';
import { Text } from '../ui/Text.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import type { Widget } from '../widgets/widget.ts';

interface LabelTextProps {
  label: string;
  optional: boolean;
}

/** Draws a label’s text, and "(optional)" if the field is optional. */
export function LabelText({ label, optional }: LabelTextProps) {
  const { texts } = useEngine();
  return (
    <>
      {label}
      {optional && <span className="field-optional"> ({texts.optional})</span>}
    </>
  );
}

interface FieldMessageProps {
  /** The id of the control or group. */
  id: string;
  message: string | undefined;
}

/** Draws the message of a broken rule. The control’s description refers to it. */
export function FieldMessage({ id, message }: FieldMessageProps) {
  return (
    message && (
      <p className="field-error" id={`${id}-error`} role="alert">
        <Icon shape={icons.error} />
        <Text>{message}</Text>
      </p>
    )
  );
}

type Width = CSSProperties & Record<'--chars', number | undefined>;

interface FieldFrameProps {
  kind: Widget['frame'];
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  tooltip?: TooltipContent | undefined;
  optional?: boolean;
  hideLabel?: boolean;
  size: 'full' | 'half';
  /** How many characters fit in the control. */
  width?: number | undefined;
  message: string | undefined;
  children: ReactNode;
}

/** Draws a control's label or legend, its hint, and its error below the control (§5). */
export function FieldFrame(props: FieldFrameProps) {
  const { kind, id, name, label, hint, tooltip, message, children, size, width } = props;
  const { optional = false, hideLabel = false } = props;
  const Title = kind === 'group' ? 'p' : 'label';
  const title = kind !== 'none' && (
    <Title
      className={hideLabel ? 'visually-hidden' : 'field-label'}
      id={`${id}-label`}
      {...(kind === 'label' && { htmlFor: id })}
    >
      <LabelText label={label} optional={optional} />
    </Title>
  );
  return (
    <div
      className="field"
      data-field={name}
      data-size={size}
      data-invalid={message ? '' : undefined}
      style={{ '--chars': width } as Width}
      // in a first view, a script sets the style
      suppressHydrationWarning
    >
      {tooltip ? (
        <div className="field-head">
          {/* a widget that draws its own label replaces this one */}
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
      <FieldMessage id={id} message={message} />
    </div>
  );
}
