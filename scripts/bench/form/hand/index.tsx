import { memo, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Field {
  name: string;
  label: string;
  pattern: RegExp;
  messages: { required: string; pattern: string };
}

/** Defined by the build. */
declare const BENCH_FIELDS: readonly Field[];
const fields = BENCH_FIELDS;

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

const Row = memo(function Row({ field, value, error, onChange, onBlur }: RowProps) {
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
          <span>{error}</span>
        </p>
      )}
    </div>
  );
});

type Values = Readonly<Record<string, string>>;

function check({ pattern, messages }: Field, value: string): string | undefined {
  if (value === '') return messages.required;
  return pattern.test(value) ? undefined : messages.pattern;
}

function Page() {
  const [values, setValues] = useState<Values>({});
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());

  const onChange = useCallback(
    (name: string, value: string) => setValues((before) => ({ ...before, [name]: value })),
    [],
  );
  const onBlur = useCallback((name: string) => setTouched((before) => new Set(before).add(name)), []);

  const errors = fields.map((field) => check(field, values[field.name] ?? ''));
  const valid = errors.every((error) => error === undefined);

  return (
    <form
      className="step"
      data-step="bench"
      data-width="question"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="step-part" data-part="head">
        <header className="step-header">
          <p className="eyebrow">
            <span>One step</span>
          </p>
          <h1 tabIndex={-1}>Bench</h1>
        </header>
      </div>
      <div className="step-part" data-part="body">
        <div className="schema-form">
          <div className="fields">
            {fields.map((field, index) => (
              <Row
                key={field.name}
                field={field}
                value={values[field.name] ?? ''}
                error={touched.has(field.name) ? errors[index] : undefined}
                onChange={onChange}
                onBlur={onBlur}
              />
            ))}
          </div>
        </div>
        <div className="step-buttons">
          <div className="step-forward">
            <button className="button" type="submit" aria-disabled={valid ? undefined : true}>
              Next
            </button>
          </div>
        </div>
      </div>
    </form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
