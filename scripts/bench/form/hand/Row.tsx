import type { Field } from 'bench:fields';
import { memo } from 'react';

interface RowProps {
  field: Field;
  value: string;
  error: string | undefined;
  onChange(name: string, value: string): void;
  onBlur(name: string): void;
}

function ErrorIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="10" />
      <line x1="12" x2="12" y1="8" y2="12" />
      <line x1="12" x2="12.01" y1="16" y2="16" />
    </svg>
  );
}

export const Row = memo(function Row({ field, value, error, onChange, onBlur }: RowProps) {
  const { name, label } = field;
  const id = `bench-${name}`;
  return (
    <div className="field" data-field={name} data-size="full" data-invalid={error ? '' : undefined}>
      <label className="field-label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <input
        className="control"
        id={id}
        name={name}
        type="text"
        value={value}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(name, event.target.value)}
        onBlur={() => onBlur(name)}
      />
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <ErrorIcon />
          {error}
        </p>
      )}
    </div>
  );
});
