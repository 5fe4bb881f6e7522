import type { Json } from '../../engine/form/paths.ts';
import type { ConditionName } from '../protocol.ts';
import type { NamedPart } from './sentence.ts';

interface ValuesProps {
  part: NamedPart;
  about: ConditionName;
  onChange(values: readonly Json[]): void;
}

/** Draws the values that a part names: checkboxes, a number, a date, or one answer a line. */
export function Values({ part: { is, values }, about: { kind, choices, label }, onChange }: ValuesProps) {
  if (kind === 'choices') {
    const others = values.filter((value) => choices.every((each) => each.value !== value));
    const all = [...choices, ...others.map((value) => ({ value, label: String(value) }))];
    // in the order of the choices
    const toggled = (value: Json) =>
      all.map((each) => each.value).filter((each) => values.includes(each) !== (each === value));
    return (
      <fieldset className="condition-values">
        <legend className="visually-hidden">{label}</legend>
        {all.map((choice) => (
          <label key={choice.label}>
            <input
              type="checkbox"
              checked={values.includes(choice.value)}
              onChange={() => onChange(toggled(choice.value))}
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
    );
  }
  const isList = is.endsWith('one of');
  const lines = (text: string): Json[] =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => (kind === 'number' ? Number(line) : line));
  const shared = {
    className: 'control',
    'aria-label': isList ? `${label}: one answer a line` : label,
    defaultValue: values.join('\n'),
    onChange: ({ target }: { target: { value: string } }) => onChange(lines(target.value)),
  };
  return isList ? <textarea {...shared} /> : <input {...shared} type={kind} />;
}
