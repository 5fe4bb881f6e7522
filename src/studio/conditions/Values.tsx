import type { Json } from '../../engine/form/paths.ts';
import type { ConditionName } from '../model.ts';
import type { NamedPart } from './sentence.ts';

interface ValuesProps {
  part: NamedPart;
  about: ConditionName;
  onChange(values: readonly Json[]): void;
}

/** Draws the values that a part names: checkboxes, or a number or a date. */
export function Values({ part: { is, values }, about: { kind, choices, label }, onChange }: ValuesProps) {
  if (!is.endsWith('one of'))
    return (
      <input
        className="control"
        type={kind}
        aria-label={label}
        defaultValue={values.map(String)[0]}
        onChange={({ target: { value } }) =>
          onChange(value === '' ? [] : [kind === 'number' ? Number(value) : value])
        }
      />
    );
  // the condition may name values that are no choices
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
