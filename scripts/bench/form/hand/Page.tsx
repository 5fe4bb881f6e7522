import { type Field, fields } from 'bench:fields';
import { useCallback, useState } from 'react';
import { Row } from './Row.tsx';

type Values = Readonly<Record<string, string>>;

function check({ pattern, messages }: Field, value: string): string | undefined {
  if (value === '') return messages.required;
  return pattern.test(value) ? undefined : messages.pattern;
}

/** The same form as a developer writes it by hand: state lifted up, rows memoised, all checked at every change. */
export function Page() {
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
      <header className="step-header">
        <p className="eyebrow">Step 1 of 1</p>
        <h1 tabIndex={-1}>Bench</h1>
      </header>
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
        <button className="button" type="submit" disabled={!valid}>
          Next
        </button>
      </div>
    </form>
  );
}
