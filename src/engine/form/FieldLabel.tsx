import { useEngine } from '../engine-context.ts';

interface WordsProps {
  label: string;
  required: boolean;
}

/** A label's words; a field that may stay empty says so. */
export function LabelWords({ label, required }: WordsProps) {
  const { optional } = useEngine().texts;
  return (
    <>
      {label}
      {!required && <span className="field-optional"> ({optional})</span>}
    </>
  );
}

interface FieldLabelProps extends WordsProps {
  /** The control's. */
  id: string;
  kind: 'label' | 'group';
  /** Keeps it for assistive technology only. */
  isHidden: boolean;
}

/** What names a control: a label of its own, or a text that a group points to. */
export function FieldLabel({ id, kind, isHidden, ...words }: FieldLabelProps) {
  const shared = { className: isHidden ? 'visually-hidden' : 'field-label', id: `${id}-label` };
  if (kind === 'group')
    return (
      <p {...shared}>
        <LabelWords {...words} />
      </p>
    );
  return (
    <label {...shared} htmlFor={id}>
      <LabelWords {...words} />
    </label>
  );
}
